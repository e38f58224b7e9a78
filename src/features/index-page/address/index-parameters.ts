/** Parameters by which an address tells the state of the charts. */
export const chartParameters = ['period', 'scale', 'compare'] as const;

export type ChartParameter = (typeof chartParameters)[number];

/**
 * What the address of an index page tells to begin with; all of its constituents may be asked for, those of an
 * earlier review, and the page as of an earlier release.
 */
export const indexParameters = [...chartParameters, 'constituents', 'review', 'asof'] as const;

/** What an index page is loaded by; its other parameters change what is shown of the same data. */
export const indexLoadedBy = [
  'constituents',
  'review',
  'compare',
  'asof',
] as const satisfies (typeof indexParameters)[number][];
