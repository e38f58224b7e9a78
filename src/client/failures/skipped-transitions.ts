/**
 * A page transition that another one overtakes, or that a hidden tab cannot show, is skipped: the browser
 * reports that as a rejection which nobody awaits. It is no error.
 */
export function allowSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.message.includes('ransition was')) {
      event.preventDefault();
    }
  });
}
