import { guardNames } from '#src/contract/provider/guards.ts';
import type { Acceptance } from '#src/publishing/guards/questions.ts';

/** For tests of something else, whose small folders change by more than a provider's would. */
export const acceptedAll: Acceptance = { guards: guardNames, reason: 'Tested elsewhere' };

/** The same for the command line. */
export const acceptAllOptions = ['--accept', guardNames.join(','), '--reason', acceptedAll.reason];
