import type { LevelChange } from '#src/store/levels/put-levels.ts';
import type { Fault, LeftOutRow } from './faults.ts';
import type { Question } from './guards/questions.ts';
import type { Withdrawal } from './levels/withdrawals.ts';

/** What a long run is doing; `total` is known when writing, not when reading. */
export type Progress = { step: string; done: number; total: number | null };

/** Callbacks for a caller who follows a check or a publish. */
export type Listeners = {
  onProgress?: ((progress: Progress) => void) | undefined;
  onFault?: ((fault: Fault) => void) | undefined;
  /** Called for each question, accepted or not. */
  onQuestion?: ((question: Question) => void) | undefined;
  onLeftOut?: ((row: LeftOutRow) => void) | undefined;
  /** Called for each index with changed levels. */
  onLevelChange?: ((change: LevelChange) => void) | undefined;
  /** Called for each index that loses levels, confirmed or not. */
  onWithdrawal?: ((withdrawal: Withdrawal) => void) | undefined;
};
