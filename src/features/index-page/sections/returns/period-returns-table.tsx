import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { returnPeriods } from '#src/i18n/messages/figures/return-periods.ts';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { shortVariantName } from '#src/i18n/variant-name.ts';
import { FigureLink } from '#src/workings/figure-link.tsx';
import { ReturnCell } from './figure-cell.tsx';
import widths from './returns-view.module.css';

type PeriodReturn = IndexFigures['periodReturns'][number];
type Variant = Parameters<typeof shortVariantName>[0] & { portfolioName: string };

type PeriodReturnsTableProps = {
  fundId: string;
  variant: Variant;
  returns: readonly PeriodReturn[];
  language: Language;
};

/** Returns to the last level in the one order of the whole site. */
export function PeriodReturnsTable(props: PeriodReturnsTableProps) {
  const { language } = props;
  const m = indexPageMessages(language);
  return (
    <div className={widths.table}>
      <DataTable
        caption={m.returnsCaption}
        columns={columnsOf(props)}
        rows={[null]}
        rowKey={() => 'index'}
        density="compact"
      />
    </div>
  );
}

function Heading({ periodReturn, language }: { periodReturn: PeriodReturn; language: Language }) {
  const { tag, annualised, crossesLaunch } = periodReturn;
  return (
    <>
      {returnPeriods(language)[tag]}{' '}
      <span className={widths.unit}>
        {annualised ? indexPageMessages(language).perAnnum : ''}
        {crossesLaunch ? <BackTestMark label={backTestMessages(language).includes} /> : null}
      </span>
    </>
  );
}

function columnsOf(props: PeriodReturnsTableProps): Column<null>[] {
  const { fundId, variant, returns, language } = props;
  const m = indexPageMessages(language);
  return [
    {
      key: 'variant',
      heading: m.perCent,
      className: widths.variant,
      cell: () => shortVariantName(variant, language) || variant.portfolioName,
    },
    ...returns.map((one): Column<null> => ({
      key: one.tag,
      heading: <Heading periodReturn={one} language={language} />,
      align: 'end',
      className: one.tag === 'returnSinceInception' ? widths.inception : undefined,
      cell: () => (
        <FigureLink fundId={fundId} tag={one.tag}>
          <ReturnCell value={one.value} language={language} />
        </FigureLink>
      ),
    })),
  ];
}
