import type { SectionProps } from '../section.ts';
import type { VariantsParts } from './load-variants.ts';
import type { Variants } from '#src/contract/api/indexes/index-details.ts';
import { directionOf, formatReturn } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { filterValueLabels } from '#src/i18n/messages/indexes/index-labels.ts';
import { hedgedCurrency } from '#src/i18n/variant-name.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { backTestNote } from '#src/list-page/columns/back-test-note.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { PageLink } from '#src/ui/page-link.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';
import { pages } from '#src/urls.ts';
import { variantMatrix, type VariantRow } from './variant-matrix.ts';
import notes from '../../parts/notes.module.css';
import styles from './variants-view.module.css';

type Variant = Variants['variants'][number];

/** The same index in other return types and currencies (ID-05). */
export function VariantsView({ data, language }: SectionProps<VariantsParts, 'variants'>) {
  const { fundId, variants } = data;
  return (
    <>
      <div className={styles.matrix}>
        <Matrix fundId={fundId} variants={variants} language={language} />
      </div>
      <p className={notes.note}>
        {joinSentences(language, [
          indexPageMessages(language).variantsNote,
          backTestNote(language, variants, ['return1Y']),
        ])}
      </p>
    </>
  );
}

type MatrixProps = { fundId: string; variants: readonly Variant[]; language: Language };

function Matrix({ fundId, variants, language }: MatrixProps) {
  const m = indexPageMessages(language);
  const { returnTypes, rows } = variantMatrix(variants);
  return (
    <DataTable
      caption={m.variantsCaption}
      columns={[
        {
          key: 'currency',
          heading: m.currency,
          className: styles.currency,
          cell: (row) => currencyText(row, language),
        },
        ...returnTypes.map((returnType): Column<VariantRow> => ({
          key: returnType ?? '',
          heading: returnType ? filterValueLabels(language)[returnType] : m.notStated,
          className: styles.figures,
          cell: ({ cells }) =>
            cells
              .get(returnType)
              ?.map((variant) => (
                <VariantCell
                  key={variant.fundId}
                  variant={variant}
                  isShown={variant.fundId === fundId}
                  language={language}
                />
              )),
        })),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      density="compact"
    />
  );
}

function currencyText({ currency, isHedged }: VariantRow, language: Language): string {
  const m = indexPageMessages(language);
  if (currency === null) return m.notStated;
  return isHedged ? hedgedCurrency(currency, language) : currency;
}

type VariantCellProps = { variant: Variant; isShown: boolean; language: Language };

function VariantCell({ variant, isShown, language }: VariantCellProps) {
  const { fundId, ticker, portfolioName, figures, backTested } = variant;
  return (
    <div className={styles.variant}>
      {isShown ? (
        <span className={styles.shown} aria-current="page">
          {indexPageMessages(language).thisIndex}
        </span>
      ) : (
        <PageLink href={pages.index(fundId)}>
          {ticker ?? fundId}
          <VisuallyHidden>{`, ${portfolioName}`}</VisuallyHidden>
        </PageLink>
      )}
      <span className={styles.figure}>
        <Change direction={directionOf(figures.return1Y)}>
          {formatReturn(language, figures.return1Y)}
        </Change>
        {backTested.includes('return1Y') ? (
          <BackTestMark label={backTestMessages(language).includes} />
        ) : null}
      </span>
    </div>
  );
}
