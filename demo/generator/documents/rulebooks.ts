import { families } from '../portfolios/families.ts';
import { taxRates } from '../members/tax-rates.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { hashOf } from '../random.ts';
import { dateFrom } from './dates.ts';
import type { Paper, PaperSection } from './paper.ts';

/** Families whose rules come as a PDF; those of the others are pages. */
const asPdf = /Equity|Size|Sectors|Factors|Government|Corporate|Aggregate/;

/** The rules of every family, written from what the index master says of it. */
export function rulebooks(portfolios: readonly Portfolio[]): Paper[] {
  return Object.keys(families).map((family) => {
    const members = portfolios.filter((portfolio) => portfolio.family === family);
    const short = family.replace('Plumbline ', '');
    const assetClasses = [...new Set(members.map(({ assetType }) => assetType))];
    return {
      documentId: `rules-${short.toLowerCase().replaceAll(/[^a-z]+/g, '-')}`,
      title: `${family}: index rules`,
      titleJa: `${family} 算出要領`,
      description: `Universe, weighting, review and calculation of the ${count(members.length, 'portfolio')} of the family.`,
      descriptionJa: `本シリーズの${members.length}種類の指数について、対象範囲、加重方法、定期見直し、算出方法を定めています。`,
      category: 'methodology',
      subcategory: 'index-rules',
      // Rules name every portfolio of the family: they are as young as the newest.
      date: [dateFrom(hashOf(family), 2025), ...members.map((one) => one.launchDate)]
        .toSorted()
        .at(-1)!,
      language: 'en-us',
      assetClasses,
      families: [family],
      regions: [...new Set(members.flatMap(({ region }) => region ?? []))],
      indexes: [],
      format: asPdf.test(family) ? 'pdf' : 'md',
      sections: sectionsOf(family, members),
    };
  });
}

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function sectionsOf(family: string, members: readonly Portfolio[]): PaperSection[] {
  const weightings = [...new Set(members.map(({ weighting }) => weighting))];
  const reviews = [...new Set(members.map(({ rebalancing }) => rebalancing))];
  const variants = members.reduce((sum, portfolio) => sum + portfolio.variants.length, 0);
  return [
    {
      heading: 'What the family measures',
      paragraphs: [
        `${family} holds ${count(members.length, 'portfolio')}, published as ${count(
          variants,
          'index',
        ).replace(
          /indexs$/,
          'indexes',
        )} in several currencies and return types. The table names each with its base and its launch; levels before the launch are back-tested.`,
      ],
      table: {
        columns: ['Portfolio', 'Code', 'Base date', 'Launch', 'Variants'],
        rows: members.map(({ name, code, baseDate, launchDate, variants: own }) => [
          name.replace('Plumbline ', ''),
          code,
          baseDate,
          launchDate,
          String(own.length),
        ]),
      },
    },
    {
      heading: 'Selection',
      paragraphs: selectionOf(members),
    },
    {
      heading: 'Weighting and review',
      paragraphs: [
        `Weighting: ${weightings.join('; ')}.`,
        [`Review: ${reviews.join('; ')}.`, ...new Set(reviews.map(fixingOf))].join(' '),
        'Between reviews the number of shares or units stays as it is, but for corporate actions, redemptions and defaults. No member is added between reviews, unless it takes the place of one that it has acquired.',
      ],
    },
    {
      heading: 'Calculation',
      paragraphs: [calculationOf(members), returnTypesOf(members)],
    },
    {
      heading: 'Corrections and complaints',
      paragraphs: [
        'An error that moves a published level by more than one basis point is corrected and noted with the old value, the new value and the reason; the policy on corrections says how far back. Smaller ones are corrected from the day on which they are found.',
        'Whoever disagrees with a level or with these rules may write to the contact of the region; the complaints procedure says what happens then.',
      ],
    },
  ];
}

/** By what members and weights are fixed at a review, and when that is told. */
function fixingOf(rebalancing: string): string {
  if (rebalancing === 'Daily')
    return 'Weights follow from the rule of each day; nothing is announced.';
  if (rebalancing.startsWith('Monthly')) {
    return 'Members and weights are fixed and announced by what is known three business days before, and take effect after the close of the review.';
  }
  const fixed =
    'Members and weights are fixed by the data and prices of the last business day of the month before, and take effect after the close of the review.';
  return rebalancing.startsWith('Annually')
    ? `${fixed} They are announced as soon as they are fixed.`
    : `${fixed} Changes are announced at least ten business days before.`;
}

/** Portfolios that are chosen alike are named together. */
function selectionOf(members: readonly Portfolio[]): string[] {
  const byRule = Map.groupBy(members, ({ description }) => description);
  return Array.from(byRule, ([description, alike]) => {
    const names = alike.map(({ name }) => name.replace('Plumbline ', ''));
    return `${names.join(', ')}: ${description}`;
  });
}

function calculationOf(members: readonly Portfolio[]): string {
  const frequency = members.some((one) => one.frequency === 'monthly')
    ? 'Levels are calculated at the end of each month.'
    : 'Levels are calculated at the end of each business day; days on which all markets of a portfolio are closed have none.';
  const decimals = Math.max(...members.map((one) => one.decimals));
  return `${frequency} A level is the one before it, times one plus the weighted return of the members since then, in the currency of the index. It is calculated without rounding and published with ${decimals} decimals.`;
}

/** The lowest and the highest rate among the countries of the members; none where no index is net of tax. */
function ratesOf(members: readonly Portfolio[]): string | null {
  const taxed = members.filter(({ variants }) => variants.some((one) => one.returnType === 'NTR'));
  const names = taxed.flatMap((one) =>
    one.members?.kind === 'companies' ? one.members.countries : [],
  );
  const rates = [...new Set(names)]
    .map((name) => ({ name, rate: taxRates.get(name)! }))
    .toSorted((one, other) => one.rate - other.rate);
  const [low, high] = [rates[0], rates.at(-1)];
  if (!low || !high) return null;
  return `from ${low.rate}% (${low.name}) to ${high.rate}% (${high.name})`;
}

function returnTypesOf(members: readonly Portfolio[]): string {
  const rates = ratesOf(members);
  const hedged = members.some(({ variants }) => variants.some((variant) => variant.hedged));
  return [
    'Price return (PR) leaves income out, total return (TR) reinvests all of it on the day on which it falls due.',
    rates
      ? `Net total return (NTR) reinvests what is left after withholding tax, at the statutory rate of the country of each company: ${rates}. The rates are listed in the document on withholding tax.`
      : '',
    hedged
      ? 'A hedged variant sells the currencies of its members one month forward at the last close of each month; the amount is not adjusted in between.'
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
