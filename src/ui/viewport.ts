/** Below 768px counts as mobile everywhere (LY-17). */
export const mobileViewport = '(width < 768px)';
