type Marked = { crossesLaunch: boolean | null; from?: string | null };

/**
 * Whether a figure is marked because the index that it is measured with is back-tested in a part of the window: none of
 * its own levels is from before its launch date, or that date is not known.
 */
export const isMarkedForOther = (
  { crossesLaunch, from }: Marked,
  launchDate: string | null,
): boolean =>
  crossesLaunch === true && typeof from === 'string' && (launchDate === null || from >= launchDate);
