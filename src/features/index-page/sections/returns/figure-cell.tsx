import { directionOf, formatChange } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { figureMessages } from '#src/i18n/messages/figures/index-figures.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

type ReturnCellProps = {
  /** Per cent; null where there is none. */
  value: number | null;
  crossesLaunch?: boolean | null;
  /** The period of the return has not ended. */
  isOpen?: boolean;
  language: Language;
};

/** A return in a table of per cent, with what has to be said of it. */
export function ReturnCell({ value, crossesLaunch, isOpen, language }: ReturnCellProps) {
  return (
    <>
      <Change direction={directionOf(value)}>{formatChange(language, value)}</Change>
      {isOpen ? (
        <>
          <span aria-hidden="true">*</span>
          <VisuallyHidden>{` (${figureMessages(language).toDate})`}</VisuallyHidden>
        </>
      ) : null}
      {crossesLaunch ? <BackTestMark label={backTestMessages(language).includes} /> : null}
    </>
  );
}
