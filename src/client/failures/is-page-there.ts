/** Milliseconds after which a site that has not answered counts as one that does not. */
const answerMilliseconds = 10_000;

/** Answers from this status on are failures of the site or refusals, which pass. */
const firstPassingStatus = 429;

/** Whether a page would come if the browser opened it: a page that can be read is left for no error of the browser. */
export const isPageThere = (address: string): Promise<boolean> =>
  fetch(address, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerMilliseconds),
  }).then(
    ({ status }) => status < firstPassingStatus,
    () => false,
  );
