import { guardNames } from '#src/contract/provider/guards.ts';
import type { Acceptance } from '#src/publishing/guards/questions.ts';

/** Accepts all guards. The small folders of tests change more from one publish to the next than a provider's would. */
export const acceptedAll: Acceptance = { guards: guardNames, reason: 'Tested elsewhere' };

/** The same as options of the command line. */
export const acceptAllOptions = ['--accept', guardNames.join(','), '--reason', acceptedAll.reason];
