import type { MainNavigation } from '#src/contract/api/site-answers.ts';
import type { TopHat } from '#src/contract/content/top-hat-query.ts';

/** What the layout shows around every page. */
export type ShellNavigation = MainNavigation & { topHat: TopHat | null };
