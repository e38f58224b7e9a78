import * as z from 'zod';
import { api } from '#src/urls.ts';
import { correctionKinds, ledgerPage } from '../indexes/corrections.ts';
import { filterOptions } from '../indexes/portfolios.ts';
import { anyOf, anyYear, identifier, lang, matchedBySpelling, page, size } from '../query.ts';
import { changedSince } from '../row-changes.ts';
import { defineEndpoint } from './endpoint.ts';

const narrowing = {
  filterPattern: identifier(
    'Search term: words of the name of the index or of the reason, or a fundId; else what is spelled like it',
  ).optional(),
  index: identifier('fundId of an index').optional(),
  kind: anyOf(z.enum(correctionKinds)).describe(
    'Whether another level stands in its place, or none; repeat the key for both',
  ),
  year: anyYear('Years in which the correction was published'),
  release: z.int().min(1).optional().describe('Number of the release that corrected'),
};

const ledgerSortKeys = ['published', 'date', 'portfolioName'] as const;

/** The call for levels of any index that were published and later corrected or withdrawn. */
export const ledgerEndpoints = {
  ledgerFilterOptions: defineEndpoint({
    path: api.ledgerFilterOptions,
    tag: 'Site',
    summary:
      'Filters of the ledger of corrections with their values, each with the number of corrections that it would ' +
      'give, the other filters applied',
    query: z.object({ ...narrowing, lang }),
    answer: filterOptions,
    answerName: 'FilterOptions',
    example: 'kind=withdrawn',
  }),
  ledger: defineEndpoint({
    path: api.ledger,
    tag: 'Site',
    summary:
      'The ledger of corrections: published levels of all indexes that were corrected or withdrawn later, newest ' +
      'first unless asked otherwise; where levels may not be downloaded, values have four significant digits',
    query: z.object({
      ...narrowing,
      changedSince,
      lang,
      page,
      size: size(20),
      sortBy: z.enum(ledgerSortKeys).default('published').describe('Column to sort by'),
      sortOrder: z.literal([1, -1]).default(-1).describe('1 ascending, -1 descending'),
    }),
    answer: ledgerPage.extend({
      matchedBySpelling,
      noticesOfCorrections: z
        .int()
        .describe('Number of notices of type correction, which tell more than a level'),
    }),
    answerName: 'LedgerPage',
    example: 'kind=corrected&size=5',
  }),
};

export type LedgerSortKey = (typeof ledgerSortKeys)[number];
