import type { ReactNode } from 'react';
import { directionOf, formatChange, formatNumber, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { missingTexts } from '#src/i18n/messages/figures/missing.ts';
import { saysVariant } from '#src/i18n/says-variant.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { shadeOf } from '#src/ui/tables/return-shade.ts';
import { PageLink } from '#src/ui/page-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { WholeName } from '#src/ui/whole-name.tsx';
import type { figureIn, MixedRow } from './mixed-row.ts';
import styles from './cells.module.css';

/** Names a row: its letter, in the colour of its line, its name and its variant. */
export function RowName({ row, language }: { row: MixedRow; language: Language }) {
  const { letter, name, variant, href } = row;
  return (
    <span className={styles.row}>
      <RowLetter letter={letter} />
      <span className={styles.name}>
        {href === null ? (
          name
        ) : (
          <PageLink href={href}>
            <WholeName name={name} />
          </PageLink>
        )}
        {variant && !saysVariant(name, variant, language) ? (
          <span className={styles.variant}>{` ${variant}`}</span>
        ) : null}
      </span>
    </span>
  );
}

/** The letter of a row, in the colour of its line. */
export const RowLetter = ({ letter }: Pick<MixedRow, 'letter'>) => (
  <span className={styles.letter} data-line={letter.charCodeAt(0) - 64}>
    {letter}
  </span>
);

/** How a figure is written: gains and losses with their sign, returns of years on a shade of their size too. */
export type Look = 'change' | 'shadedChange' | 'number' | 'count';

type FigureProps = ReturnType<typeof figureIn> & {
  look: Look;
  language: Language;
};

type AskedProps = { working: string; children: ReactNode };

/** A figure that leads to its working. */
export const AskedFigure = ({ working, children }: AskedProps) => (
  <PageLink href={working} className={styles.asked}>
    {children}
  </PageLink>
);

/** A figure, or why there is none, with a link to its working. */
export const FigureCell = ({ working, ...figure }: FigureProps & { working: string }) => (
  <AskedFigure working={working}>
    <Figure {...figure} />
  </AskedFigure>
);

function Figure({ value, missing, isBackTested, look, language }: FigureProps) {
  if (value === null) {
    return (
      <>
        {noFigure}
        {missing === null ? null : (
          <VisuallyHidden>{` (${missingTexts(language)[missing]})`}</VisuallyHidden>
        )}
      </>
    );
  }
  return (
    <>
      {look === 'change' || look === 'shadedChange' ? (
        <span data-heat={look === 'change' ? undefined : shadeOf(value)}>
          <Change direction={directionOf(value)}>{formatChange(language, value)}</Change>
        </span>
      ) : (
        formatNumber(language, value, look === 'count' ? 0 : 2)
      )}
      {isBackTested ? <BackTestMark label={backTestMessages(language).includes} /> : null}
    </>
  );
}
