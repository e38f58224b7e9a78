import { NotFoundError } from '#src/domain/errors.ts';
import { refusal } from '#src/domain/refusal.ts';

export const noLevelsOf = (fundId: string): NotFoundError =>
  new NotFoundError(`No levels of ${fundId} are published`, [
    refusal('no-levels', { name: fundId }),
  ]);

export const noDrawdownOf = (fundId: string): NotFoundError =>
  new NotFoundError(`The levels of ${fundId} are no value of invested money: no drawdown`, [
    refusal('not-invested', { name: fundId }),
  ]);
