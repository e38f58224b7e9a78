/** Under 768px counts as mobile everywhere, by this one rule (LY-17). */
export const mobileViewport = '(width < 768px)';
