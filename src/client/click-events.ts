declare global {
  interface Window {
    /** The queue that a tag manager reads. */
    dataLayer?: Record<string, string>[];
  }
}

/** Records that something was clicked (LY-10). */
export function recordClick(target: string): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ event: 'click', target });
}
