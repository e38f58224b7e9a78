import { formatCount } from '#src/i18n/format.ts';
import { surroundingsMessages } from '#src/i18n/messages/indexes/index-surroundings.ts';
import { correctionColumns, correctionKey } from '#src/list-page/columns/correction-columns.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { DataTable } from '#src/ui/tables/data-table.tsx';
import { pages, withQuery } from '#src/urls.ts';
import { FormulaLink } from '../../parts/formula-link.tsx';
import notes from '../../parts/notes.module.css';
import type { SectionProps } from '../section.ts';
import type { CorrectionsParts } from './load-corrections.ts';

/** Published levels that were corrected later: what stood there, what stands there now, and why. */
export function CorrectionsView({ data, language }: SectionProps<CorrectionsParts, 'corrections'>) {
  const { fundId, corrections } = data;
  const m = surroundingsMessages(language);
  return (
    <>
      <DataTable
        caption={m.correctionsCaption}
        columns={correctionColumns(language)}
        rows={corrections.corrections}
        rowKey={correctionKey}
        density="compact"
      />
      <p className={notes.note}>
        <FormulaLink anchor="corrections">{m.correctionRules}</FormulaLink>
        {corrections.corrections.length < corrections.totalCorrections ? (
          <>
            {' · '}
            <PageLink href={withQuery(pages.corrections, { index: fundId })}>
              {m.allCorrections(formatCount(language, corrections.totalCorrections))}
            </PageLink>
          </>
        ) : null}
      </p>
    </>
  );
}
