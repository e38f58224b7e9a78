import type { ReactNode } from 'react';
import type { ConstituentsAnswer } from '#src/contract/api/indexes/index-details.ts';
import { formatDate } from '#src/i18n/format-date.ts';
import { formatPercent, noFigure } from '#src/i18n/format.ts';
import type { Language } from '#src/domain/language.ts';
import { indexFacts } from '#src/i18n/messages/indexes/index-facts.ts';
import { indexPageMessages } from '#src/i18n/messages/indexes/index-page.ts';
import { weightTag } from '#src/domain/working/weight-tag.ts';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { FigureLink } from '#src/workings/figure-link.tsx';
import styles from './constituents-table.module.css';

type Constituent = ConstituentsAnswer['constituents'][number];

type ConstituentsTableProps = {
  /** The index of whose newest list weights lead to their workings; null for the list of an earlier review. */
  askedOf: string | null;
  /** Fields of the provider's own, by the name that they have in the language. */
  ownFields: ConstituentsAnswer['ownFields'];
  caption: string;
  constituents: readonly Constituent[];
  language: Language;
};

/** An index, and by which tags the weights of its members are asked. */
type Asked = { fundId: string; tags: ReadonlyMap<Constituent, string> };

/** Members of an index; a column of which no row knows anything is left out. */
export function ConstituentsTable(props: ConstituentsTableProps) {
  const { caption, constituents } = props;
  const askedOf =
    props.askedOf === null ? null : { fundId: props.askedOf, tags: tagsOf(constituents) };
  const isOfBonds = constituents.some(({ bond }) => bond !== undefined);
  const columns = columnsOf({ ...props, askedOf }, isOfBonds).filter(
    ({ key, isKnown }) => key === 'name' || constituents.some(isKnown),
  );
  const kind = isOfBonds ? styles.bonds : styles.table;
  return (
    <div className={columns.length > mostSideBySide ? `${kind} ${styles.many}` : kind}>
      <DataTable
        caption={caption}
        columns={columns}
        rows={constituents}
        rowKey={(row) => `${row.isin ?? row.ticker ?? ''} ${row.name} ${row.weight ?? ''}`}
        density="compact"
      />
    </div>
  );
}

/** Columns of the software's own; more than these scroll. */
const mostSideBySide = 8;

type ConstituentColumn = Column<Constituent> & {
  /** Whether a member says what the column shows. */
  isKnown: (row: Constituent) => boolean;
};

/** A bond is known by its terms: they stand in place of the ticker and the sector, which it shares with its issuer. */
function columnsOf(
  {
    language,
    ownFields,
    askedOf,
  }: Pick<ConstituentsTableProps, 'language' | 'ownFields'> & { askedOf: Asked | null },
  isOfBonds: boolean,
): ConstituentColumn[] {
  const m = indexPageMessages(language);
  const f = indexFacts(language);
  const text = (
    key: Exclude<keyof Constituent, 'weight' | 'bond' | 'ownFields'>,
    heading: string,
  ) => ({
    key,
    heading,
    className: styles[key],
    isKnown: (row: Constituent) => row[key] !== null,
    cell: (row: Constituent): ReactNode => row[key],
  });
  const code = (key: 'ticker' | 'isin', heading: string) => ({
    ...text(key, heading),
    cell: (row: Constituent) => row[key] && <span className={styles.code}>{row[key]}</span>,
  });
  return [
    text('name', m.constituent),
    ...(isOfBonds ? [] : [code('ticker', f.ticker)]),
    code('isin', f.isin),
    ...(isOfBonds ? [issuerColumn(language)] : [text('sector', m.sector)]),
    text('country', m.country),
    ...ownFields.map(ownColumn),
    ...(isOfBonds ? termColumns(language) : []),
    {
      key: 'weight',
      heading: m.weight,
      align: 'end',
      className: styles.weight,
      isKnown: ({ weight }) => weight !== null,
      cell: (row) => <Weight member={row} askedOf={askedOf} language={language} />,
    },
  ];
}

type WeightProps = { member: Constituent; askedOf: Asked | null; language: Language };

/** A weight, which leads to its working where its member can be named. */
function Weight({ member, askedOf, language }: WeightProps) {
  const shown = formatPercent(language, member.weight);
  const tag = askedOf?.tags.get(member);
  if (!askedOf || tag === undefined || member.weight === null) return shown;
  return (
    <FigureLink fundId={askedOf.fundId} tag={tag}>
      {shown}
    </FigureLink>
  );
}

/** Members by the tags of their weights, without those that share their code with another. */
function tagsOf(members: readonly Constituent[]): ReadonlyMap<Constituent, string> {
  const tagged = members.flatMap((member) => {
    const tag = weightTag(member);
    return tag === null ? [] : [[member, tag] as const];
  });
  const [once, shared] = [new Set<string>(), new Set<string>()];
  for (const [, tag] of tagged) (once.has(tag) ? shared : once).add(tag);
  return new Map(tagged.filter(([, tag]) => !shared.has(tag)));
}

/** What the provider says of members in a field of its own. */
const ownColumn = ({ field, name }: ConstituentsTableProps['ownFields'][number]) => ({
  key: `field ${field}`,
  heading: name,
  isKnown: ({ ownFields }: Constituent) => ownFields?.[field] !== undefined,
  cell: ({ ownFields }: Constituent) => ownFields?.[field],
});

function issuerColumn(language: Language): ConstituentColumn {
  return {
    key: 'issuer',
    heading: indexPageMessages(language).issuer,
    isKnown: ({ bond }) => bond?.issuer != null,
    cell: ({ bond }) => bond?.issuer,
  };
}

/** Words first, then figures: so no column of figures ends where words begin. */
function termColumns(language: Language): ConstituentColumn[] {
  const m = indexPageMessages(language);
  return [
    {
      key: 'rating',
      heading: m.rating,
      className: styles.term,
      isKnown: ({ bond }) => bond?.rating != null,
      cell: ({ bond }) => bond?.rating ?? noFigure,
    },
    {
      key: 'coupon',
      heading: m.coupon,
      align: 'end',
      className: styles.term,
      isKnown: ({ bond }) => bond?.coupon != null,
      cell: ({ bond }) => formatPercent(language, bond?.coupon ?? null, couponDecimals),
    },
    {
      key: 'maturity',
      heading: m.maturity,
      align: 'end',
      isWhole: true,
      className: styles.maturity,
      isKnown: ({ bond }) => bond?.maturity != null,
      cell: ({ bond }) => (bond?.maturity ? formatDate(language, bond.maturity) : noFigure),
    },
  ];
}

/** Coupons are set by eighths. */
const couponDecimals = 3;
