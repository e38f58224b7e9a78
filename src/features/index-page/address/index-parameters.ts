/** Parameters by which an address tells the state of the charts. */
export const chartParameters = ['period', 'from', 'to', 'scale', 'compare'] as const;

export type ChartParameter = (typeof chartParameters)[number];

/**
 * What the address of an index page tells to begin with; all of its constituents may be asked for, and those of an
 * earlier review.
 */
export const indexParameters = [...chartParameters, 'constituents', 'review'] as const;

/** What an index page is loaded by; its other parameters change what is shown of the same data. */
export const indexLoadedBy = [
  'constituents',
  'review',
  'compare',
] as const satisfies (typeof indexParameters)[number][];
