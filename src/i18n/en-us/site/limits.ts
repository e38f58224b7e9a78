/** What is said to those who ask too much. */
export const limitMessages = {
  tooManyRequests: (seconds: number) =>
    `Too many requests came from your network. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
};
