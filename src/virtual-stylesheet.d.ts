declare module 'virtual:stylesheet' {
  /** Path of the built stylesheet; null in development. */
  export const stylesheet: string | null;
}
