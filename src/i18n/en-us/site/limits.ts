/** What visitors read whose requests exceed a limit. */
export const limitMessages = {
  tooManyRequests: (seconds: number) =>
    `Too many requests came from your network. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
};
