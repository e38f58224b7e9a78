import type { SectionProps } from '../section.ts';
import type { CorrectionsParts } from './load-corrections.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatCount, formatNumber, levelDecimals, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/i18n/languages.ts';
import { surroundingsMessages } from '#src/i18n/messages/index-surroundings.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { api, callAddress } from '#src/urls.ts';
import { FormulaLink } from '../../parts/formula-link.tsx';
import notes from '../../parts/notes.module.css';

/** Published levels that were corrected later: what stood there, what stands there now, and why. */
export function CorrectionsView({ data, language }: SectionProps<CorrectionsParts, 'corrections'>) {
  const { fundId, corrections } = data;
  const m = surroundingsMessages(language);
  return (
    <>
      <DataTable
        caption={m.correctionsCaption}
        columns={columnsOf(language)}
        rows={corrections.corrections}
        rowKey={({ date, release }) => `${date} ${release}`}
        density="compact"
      />
      <p className={notes.note}>
        <FormulaLink anchor="corrections">{m.correctionRules}</FormulaLink>
        {corrections.corrections.length < corrections.totalCorrections ? (
          <>
            {' · '}
            <a href={callAddress(api.corrections, { indexId: fundId, size: 200 })}>
              {m.allCorrections(formatCount(language, corrections.totalCorrections))}
            </a>
          </>
        ) : null}
      </p>
    </>
  );
}

type Correction = Exclude<CorrectionsParts['corrections'], 'failed'>['corrections'][number];

const mostDecimals = 8;

/** As many decimals as levels have on the page, and more where old and new would read alike. */
function decimalsOf({ oldValue, newValue }: Correction): number {
  let decimals = levelDecimals(oldValue);
  while (decimals < mostDecimals && newValue?.toFixed(decimals) === oldValue.toFixed(decimals)) {
    decimals += 1;
  }
  return decimals;
}

function columnsOf(language: Language): Column<Correction>[] {
  const m = surroundingsMessages(language);
  return [
    { key: 'date', heading: m.levelOf, cell: ({ date }) => formatDate(language, date) },
    {
      key: 'old',
      heading: m.oldLevel,
      align: 'end',
      cell: (one) => formatNumber(language, one.oldValue, decimalsOf(one)),
    },
    {
      key: 'new',
      heading: m.newLevel,
      align: 'end',
      cell: (one) =>
        one.newValue === null ? m.takenBack : formatNumber(language, one.newValue, decimalsOf(one)),
    },
    { key: 'reason', heading: m.reason, cell: ({ reason }) => reason ?? noFigure },
    {
      key: 'published',
      heading: m.correctedOn,
      align: 'end',
      cell: ({ published }) => formatDate(language, published.slice(0, 10)),
    },
  ];
}
