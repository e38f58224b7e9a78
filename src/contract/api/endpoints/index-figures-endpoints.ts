import * as z from 'zod';
import { api } from '#src/urls.ts';
import { characteristics } from '../../provider/characteristics.ts';
import { defineEndpoint } from './endpoint.ts';
import { indexFigures } from '../figures/index-figures.ts';
import { figureRegister } from '../figures/figures.ts';
import { figureTag, identifier, lang } from '../query.ts';
import { figureWorking } from '../figures/working.ts';

const anyId = identifier('fundId of the index; its secId or performanceId is understood too');
const noSuchIndex = 'No index bears this identifier, or none did in the release asked for';

/** The calls for what is computed from the levels and holdings of an index. */
const explainedTag = figureTag.describe(
  'Tag of a figure, as /figures lists them; of what only the page of the index shows asOfLevel, high52Weeks, low52Weeks, ' +
    'return2024-03 (a month), bestRollingReturn3Y, medianRollingReturn3Y, worstRollingReturn3Y, positiveRollingReturns3Y, ' +
    'weight-US0378331005 (of a member, by its ISIN, else its ticker)',
);

export const indexFiguresEndpoints = {
  indexFigures: defineEndpoint({
    path: api.indexFigures,
    tag: 'Index',
    summary:
      'What follows from the levels of an index: returns over periods, calendar years and months, risk, ' +
      'drawdowns and rolling returns, each with its window, frequency, unit and back-test mark',
    query: z.object({ indexId: anyId, lang }),
    answer: indexFigures,
    answerName: 'IndexFigures',
    notFound: noSuchIndex,
    example: 'indexId={fundId}',
  }),
  working: defineEndpoint({
    path: api.working,
    tag: 'Index',
    summary:
      'How a figure of an index came about: its formula filled with its own numbers, its steps, the rules that applied, ' +
      'the levels it is made of, and code that calculates it again',
    query: z.object({ indexId: anyId, figure: explainedTag, lang }),
    answer: figureWorking,
    answerName: 'FigureWorking',
    notFound: 'No index bears this identifier, or there is no figure of this tag',
    example: 'indexId={fundId}&figure=return1Y',
  }),
  figures: defineEndpoint({
    path: api.figures,
    tag: 'Screener',
    summary:
      'The register of figures: what each is called, its unit, its window and where it is defined',
    query: z.object({ lang }),
    answer: figureRegister,
    answerName: 'FigureRegister',
    example: '',
  }),
  characteristics: defineEndpoint({
    path: api.characteristics,
    tag: 'Index',
    summary:
      'What an index holds, in figures of the whole: yield, duration and spread of bonds with their maturities ' +
      'and ratings, valuation of shares',
    query: z.object({ indexId: anyId, lang }),
    answer: characteristics,
    answerName: 'Characteristics',
    notFound: noSuchIndex,
    example: 'indexId={fundId}',
  }),
} as const;
