import type { Translation } from '../../define-messages.ts';
import type * as english from '../../en-us/figures/figure-units.ts';

/** Values whose unit stands behind the number. */
export const unitTexts: Translation<typeof english.unitTexts> = {
  times: (ratio) => `${ratio}倍`,
  basisPoints: (points) => `${points}bp`,
};
