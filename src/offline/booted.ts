/** Tells the boot watchdog (`watchdog.js`, put into the page by the build) that the app has started. */
export function booted(): void {
  (window as { __booted?: boolean }).__booted = true;
}
