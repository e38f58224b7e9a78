import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/charts/labels.ts';

export const labels: Translation<typeof english.labels> = {
  labelled: (label, text) => `${label}：${text}`,
  sentence: (label, text) => `${label}：${text}。`,
};
