import { defineMessages } from '../define-messages.ts';

/** What is said to those who ask too much. */
export const limitMessages = defineMessages(
  {
    tooManyRequests: (seconds: number) =>
      `Too many requests came from your network. Please try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`,
  },
  {
    tooManyRequests: (seconds: number) =>
      `お使いのネットワークからのリクエストが多すぎます。${seconds}秒後にもう一度お試しください。`,
  },
);
