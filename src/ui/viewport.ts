/** Below 768px, or 48em for readers who set larger text, counts as mobile everywhere (LY-17). */
export const mobileViewport = '(width < 48em)';
