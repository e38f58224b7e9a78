import { defaultLanguage } from '#src/domain/language.ts';
import type { ConstituentsAnswer, IndexDetails } from '#src/contract/api/indexes/index-details.ts';
import type { ReviewPage } from '#src/contract/api/indexes/reviews.ts';
import { withheldText } from '#src/features/index-page/sections/constituents/withheld-constituents.ts';
import { reviewMessages } from '#src/i18n/messages/indexes/reviews.ts';
import { api, pages } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import { markdownTable } from './markdown.ts';

const columns = [
  'List as of',
  'Back-tested',
  'Constituents',
  'Additions',
  'Deletions',
  'Turnover',
  'Unit',
  'Formula',
  'Cite as',
];

type Review = ReviewPage['reviews'][number];
type Reviewed = {
  details: IndexDetails;
  constituents: ConstituentsAnswer;
  reviews: ReviewPage;
  origin: string;
};

/** The lists of constituents that are published, newest first, what changed, and what is withheld of them. */
export function reviewParts(answers: Reviewed, cite: string): string[] {
  const { details, constituents, origin } = answers;
  const { reviews, totalReviews } = answers.reviews;
  const m = reviewMessages(defaultLanguage);
  const delay = details.entitlements.constituentsDelayDays;
  const withheld = withheldText(constituents, delay, defaultLanguage)?.text;
  if (reviews.length === 0) return [withheld ?? 'No constituents are published for this index.'];
  const formula = origin + pages.methodology('turnover');
  const rows = reviews.map((review) => cellsOf(review, formula, cite));
  const compared = reviews.find(({ additions }) => additions !== null);
  const changesAt = ({ date: review }: Review) =>
    origin + callAddress(api.reviewChanges, { portfolioId: details.fundId, review });
  return [
    ...(withheld ? [withheld] : []),
    markdownTable(columns, rows),
    ...(reviews.length < totalReviews ? [`The newest ${reviews.length} of ${totalReviews}.`] : []),
    answers.reviews.withheld === null ? m.note : m.noteCut,
    ...(compared ? [`Who came and who went, as of ${compared.date}: ${changesAt(compared)}`] : []),
  ];
}

function cellsOf(review: Review, formula: string, cite: string): string[] {
  const { date, isBackTested, numberOfConstituents, additions, deletions, turnover } = review;
  const stated = (figure: number | null) => (figure === null ? 'not stated' : String(figure));
  return [
    date,
    isBackTested === null ? 'not known' : isBackTested ? 'yes' : 'no',
    String(numberOfConstituents),
    stated(additions),
    stated(deletions),
    stated(turnover),
    '% one-way',
    formula,
    `${cite}&review=${date}`,
  ];
}
