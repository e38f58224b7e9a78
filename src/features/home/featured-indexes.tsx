import { changeOf } from '#src/domain/levels/change-of.ts';
import type { Portfolio } from '#src/contract/api/indexes/portfolios.ts';
import type { Home } from '#src/contract/api/site-answers.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { directionOf, formatLevel, formatReturn, noFigure, shownChange } from '#src/i18n/format.ts';
import { joinSentences } from '#src/i18n/join-sentences.ts';
import type { Language } from '#src/domain/language.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { homeMessages } from '#src/i18n/messages/site/home.ts';
import { backTestNote } from '#src/list-page/columns/back-test-note.ts';
import { RowName } from '#src/list-page/columns/row-name.tsx';
import { Section } from '#src/ui/layout.tsx';
import { BackTestMark } from '#src/ui/tables/back-test-mark.tsx';
import { Change } from '#src/ui/tables/change.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import { nameOf, variantBeside } from './index-name.ts';
import styles from './featured-indexes.module.css';

type FeaturedIndexesProps = { language: Language; groups: Home['featured'] };

/** Featured indexes in groups; nothing where none holds an index. */
export function FeaturedIndexes({ language, groups }: FeaturedIndexesProps) {
  const m = homeMessages(language);
  const shown = groups.filter(({ portfolios }) => portfolios.length > 0);
  if (shown.length === 0) return null;
  const note = joinSentences(language, [
    m.returnsNote,
    backTestNote(
      language,
      shown.flatMap(({ portfolios }) => portfolios),
      ['return1Y'],
    ),
    m.performanceNote,
  ]);
  return (
    <>
      <div className={styles.groups}>
        {shown.map(({ title, portfolios }) => (
          <Group key={title} language={language} title={title} portfolios={portfolios} />
        ))}
      </div>
      <p className={styles.note}>{note}</p>
    </>
  );
}

type GroupProps = { language: Language; title: string; portfolios: readonly Portfolio[] };

/**
 * Rows like those of the board: level, change since the level before, return over one year. The day of the levels stands
 * beside the title, and in the row of an index that has another.
 */
function Group({ language, title, portfolios }: GroupProps) {
  const days = portfolios.map(({ asOfDate }) => asOfDate ?? '');
  const newest = days.toSorted().at(-1) || null;
  return (
    <Section title={title} note={newest === null ? null : formatDate(language, newest)}>
      <div className={styles.featured}>
        <DataTable
          caption={title}
          columns={columnsOf(language, newest)}
          rows={portfolios}
          rowKey={({ fundId }) => fundId}
          density="close"
        />
      </div>
    </Section>
  );
}

function columnsOf(language: Language, newest: string | null): Column<Portfolio>[] {
  const m = homeMessages(language);
  return [
    {
      key: 'index',
      heading: m.index,
      className: styles.index,
      cell: (portfolio) => (
        <span className={styles.name}>
          <RowName
            href={pages.index(portfolio.fundId)}
            name={nameOf(portfolio)}
            below={<Beside language={language} portfolio={portfolio} newest={newest} />}
          />
        </span>
      ),
    },
    {
      key: 'level',
      heading: m.level,
      align: 'end',
      className: styles.level,
      cell: ({ asOfLevel }) => formatLevel(language, asOfLevel),
    },
    {
      key: 'change',
      heading: m.change,
      align: 'end',
      className: styles.change,
      cell: ({ asOfLevel, previousLevel, hasReturns }) => {
        const change = shownChange(language, changeOf(asOfLevel, previousLevel, hasReturns));
        return <Change direction={change.direction}>{change.text}</Change>;
      },
    },
    {
      key: 'return1Y',
      heading: m.return1Y,
      align: 'end',
      className: styles.return1Y,
      cell: ({ figures, backTested }) => (
        <>
          <Return language={language} perCent={figures.return1Y} />
          {backTested.includes('return1Y') ? (
            <BackTestMark label={backTestMessages(language).includes} />
          ) : null}
        </>
      ),
    },
  ];
}

type BesideProps = { language: Language; portfolio: Portfolio; newest: string | null };

/** Beside the name: the variant, and the day of the level where it is not that of the list. */
function Beside({ language, portfolio, newest }: BesideProps) {
  const { asOfDate } = portfolio;
  const ownDay = asOfDate === null || asOfDate === newest ? null : formatDate(language, asOfDate);
  const parts = [variantBeside(portfolio, language), ownDay].filter((part) => part !== null);
  return <span className={styles.variant}>{parts.join('\u00a0· ')}</span>;
}

function Return({ language, perCent }: { language: Language; perCent: number | null }) {
  if (perCent === null) return noFigure;
  return <Change direction={directionOf(perCent)}>{formatReturn(language, perCent)}</Change>;
}
