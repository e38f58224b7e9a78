import type { LevelChange } from '#src/store/levels/put-levels.ts';
import type { Fault, LeftOutRow } from './faults.ts';
import type { Question } from './guards/questions.ts';
import type { Withdrawal } from './levels/withdrawals.ts';

/** What a long run is doing; `total` is known for writing, not for reading. */
export type Progress = { step: string; done: number; total: number | null };

/** What a caller may follow while a folder is checked and published. */
export type Listeners = {
  onProgress?: ((progress: Progress) => void) | undefined;
  onFault?: ((fault: Fault) => void) | undefined;
  /** Told of each question, whether or not it was accepted. */
  onQuestion?: ((question: Question) => void) | undefined;
  onLeftOut?: ((row: LeftOutRow) => void) | undefined;
  /** Told of each index of which levels change. */
  onLevelChange?: ((change: LevelChange) => void) | undefined;
  /** Told of each index that loses levels, whether or not that was confirmed. */
  onWithdrawal?: ((withdrawal: Withdrawal) => void) | undefined;
};
