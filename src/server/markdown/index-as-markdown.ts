import { defaultLanguage } from '#src/domain/language.ts';
import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { EndpointAnswer } from '#src/contract/api/endpoints/endpoints.ts';
import type { IndexFigures } from '#src/contract/api/figures/index-figures.ts';
import type { ReviewPage } from '#src/contract/api/indexes/reviews.ts';
import { factsOf } from '#src/factsheets/factsheet-facts.ts';
import { assetTypeName } from '#src/i18n/asset-types.ts';
import { formatMoment } from '#src/i18n/format-date.ts';
import { noFigure } from '#src/i18n/format.ts';
import { backTestMessages } from '#src/i18n/messages/indexes/back-test.ts';
import { missingTexts } from '#src/i18n/messages/figures/missing.ts';
import { api, pages, withQuery } from '#src/urls.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { figureRows, type FigureRow } from './figure-rows.ts';
import { inLine, inParagraph, markdownTable } from './markdown.ts';
import { reviewParts } from './review-parts.ts';

export type IndexAnswers = {
  details: IndexDetails;
  figures: IndexFigures;
  constituents: ConstituentsAnswer;
  reviews: ReviewPage;
  /** That the provider is no real one; null where it is. */
  notice: string | null;
  version: Pick<EndpointAnswer<'dataVersion'>, 'release' | 'figureRules' | 'appliedRules'>;
  origin: string;
};

const columns = [
  'Figure',
  'Value',
  'Unit',
  'Variant',
  'Currency',
  'As of',
  'Back-tested',
  'Formula',
  'Cite as',
];

/**
 * An index in Markdown. Each figure and review is a row that says everything about itself, so that a row quoted alone
 * is still right. Values are those of the API, unrounded.
 */
export function indexAsMarkdown(answers: IndexAnswers): string {
  const { details, constituents, notice, version, origin } = answers;
  const { release, figureRules, appliedRules } = version;
  const { fundId } = details;
  const page = origin + pages.indexDetails(fundId);
  const cite = withQuery(page, { asof: String(release) });
  const rows = figureRows(answers).map((row) => cellsOf(row, answers, cite));
  return [
    `# ${inLine(details.portfolioName)}`,
    ...(notice ? [inParagraph(notice)] : []),
    ...(details.description ? [inParagraph(details.description)] : []),
    [
      `- Asset class: ${inLine(assetTypeName(defaultLanguage, details.assetType))}`,
      ...(details.family ? [`- Family: ${inLine(details.family)}`] : []),
      ...factsOf(details, constituents, defaultLanguage).map(
        ([name, value]) => `- ${inLine(name ?? '')}: ${inLine(value ?? '')}`,
      ),
      ...dueLine(details),
      `- Release: ${release}`,
      ...(figureRules === appliedRules
        ? []
        : [
            `- Figures: by today’s rules (number ${appliedRules}); when the release was published, number ${figureRules} held: ${origin}${pages.status}#rules`,
          ]),
      `- Page: ${page}`,
      `- Cite as: ${cite}`,
    ].join('\n'),
    '## Figures',
    rows.length === 0 ? 'No levels are published for this index.' : markdownTable(columns, rows),
    details.launchDate === null
      ? backTestMessages(defaultLanguage).unknownFigures
      : 'Back-tested: levels before the launch date are part of the figure. They were calculated later, by rules ' +
        'written with knowledge of the past, and are hypothetical.',
    '## Reviews',
    ...reviewParts(answers, cite),
    '## Data',
    [
      dataLink('Levels', origin, api.indexPrices, { secId: details.secId }),
      dataLink('Figures', origin, api.indexFigures, { indexId: fundId }),
      dataLink('Constituents', origin, api.constituents, { portfolioId: fundId }),
      dataLink('Reviews', origin, api.reviews, { portfolioId: fundId }),
      `- [Everything that can be asked](${origin}${apiDocuments.openapi})`,
    ].join('\n'),
    '## Important information',
    ...details.legalDisclaimer
      .trim()
      .split(/\n\s*\n/)
      .map(inParagraph),
    ...details.legalLinks.map(
      ({ title, href }) => `[${inLine(title)}](${linked(new URL(href, origin))})`,
    ),
    '',
  ].join('\n\n');
}

/** An address within the brackets of a link, which its own would end. */
const linked = ({ href }: URL) => href.replaceAll('(', '%28').replaceAll(')', '%29');

/** When a newer level is due: the text is read later than it is made, and must not speak of now. */
function dueLine({ nextDue, lateFrom }: IndexDetails): string[] {
  if (lateFrom === null) return [];
  const moment = formatMoment(defaultLanguage, lateFrom);
  return nextDue === null
    ? [`- Last level late from: ${moment}`]
    : [`- Next level due by: ${moment}; from then on the last one is late`];
}

function cellsOf(row: FigureRow, { details, origin }: IndexAnswers, cite: string): string[] {
  const { returnType, hedgedTo, currency } = details;
  const hedge = hedgedTo ? `hedged to ${hedgedTo}` : null;
  return [
    inLine(row.figure),
    valueOf(row),
    row.unit,
    [returnType, hedge].filter(Boolean).join(', ') || 'none',
    currency ?? 'none',
    row.asOf,
    row.value === null ? noFigure : backTestedOf(row),
    origin + pages.methodology(row.formula),
    cite,
  ];
}

const backTestedOf = ({ crossesLaunch }: FigureRow): string =>
  crossesLaunch === null ? 'not known' : crossesLaunch ? 'yes' : 'no';

/** A dash is followed by the reason why there is no value. */
function valueOf({ value, missing }: FigureRow): string {
  if (value !== null) return String(value);
  return missing === null ? noFigure : `${noFigure} (${missingTexts(defaultLanguage)[missing]})`;
}

function dataLink(
  name: string,
  origin: string,
  path: string,
  query: Record<string, string>,
): string {
  return `- [${name}](${origin}${withQuery(api.base + path, query)})`;
}
