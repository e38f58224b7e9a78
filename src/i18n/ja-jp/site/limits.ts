import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/site/limits.ts';

export const limitMessages: Translation<typeof english.limitMessages> = {
  tooManyRequests: (seconds: number) =>
    `お使いのネットワークからのリクエストが多すぎます。${seconds}秒後にもう一度お試しください。`,
};
