/** The device's own voice, where it has one for the language. Nothing is sent anywhere; speech never carries meaning alone. */
import type { Locale } from '../i18n/catalog.ts';

const TAGS: { readonly [locale in Locale]: string } = { id: 'id-ID', ms: 'ms-MY', th: 'th-TH', en: 'en-GB' };

export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/** Speaks instead of whatever was being spoken. `onEnd` is called once, however it ends. */
export function speak(text: string, locale: Locale, onEnd: () => void = () => undefined): void {
  if (!canSpeak()) {
    onEnd();
    return;
  }
  const { speechSynthesis } = window;
  speechSynthesis.cancel();
  const utterance = new SpeechSynthesisUtterance(locale === 'th' ? text.replaceAll(/\bMau\b/g, 'มาว') : text);
  utterance.lang = TAGS[locale];
  const voice = speechSynthesis.getVoices().find((one) => one.lang.toLowerCase().startsWith(locale));
  if (voice !== undefined) utterance.voice = voice;
  utterance.rate = 0.9;
  utterance.onend = onEnd;
  utterance.onerror = onEnd;
  speechSynthesis.speak(utterance);
}

export function hush(): void {
  if (canSpeak()) window.speechSynthesis.cancel();
}
