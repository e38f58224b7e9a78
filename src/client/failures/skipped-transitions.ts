/**
 * Browsers skip a view transition that another one overtakes, or that a hidden tab cannot show, and report it as an
 * unhandled rejection. It is no error.
 */
export function allowSkippedTransitions(): void {
  addEventListener('unhandledrejection', (event) => {
    const { reason } = event;
    if (reason instanceof DOMException && reason.message.includes('ransition was')) {
      event.preventDefault();
    }
  });
}
