/** Seconds after which a page that waits for what is being prepared asks again. */
export const reloadAfter = 3;

/** What a problem says of an earlier release whose catalogue is being built: pages know it by this. */
export const beingPrepared =
  'What was public as of that release is being made ready; ask again in a moment';
