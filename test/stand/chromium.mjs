/** Debian's Chromium, drawing in software, so that pictures are the same on every machine. */
import { chromium } from 'playwright-core';

const FLAGS = [
  '--no-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

export function openChromium() {
  const executablePath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
  return chromium.launch({ executablePath, headless: true, args: FLAGS });
}
