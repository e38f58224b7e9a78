import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import type { Gallery } from '#src/ui/gallery.ts';
import { WorkingPage } from './working-page.tsx';

/** Sharpe ratio of two excess returns, of 1% and 3%: mean 2%, deviation √2 %. */
export const exampleWorking: FigureWorking = {
  fundId: 'WORLD_NTR_USD',
  portfolioName: 'Example World NTR USD',
  source: 'Example & Sons',
  page: '/indexes/details/WORLD_NTR_USD/figures/sharpeRatio1Y',
  tag: 'sharpeRatio1Y',
  name: 'Sharpe ratio 1Y',
  unit: 'ratio',
  release: 9,
  published: '2026-11-20T21:30:00.000Z',
  asOfDate: '2026-11-20',
  value: 4.898979486,
  shown: '4.90',
  missing: null,
  from: '2026-08-31',
  to: '2026-10-30',
  observations: 2,
  crossesLaunch: true,
  withheld: false,
  measuredWith: { fundId: 'CASH', portfolioName: 'Example Cash' },
  formula: '/page/methodology#sharpe-ratio',
  inputs: [
    {
      symbol: 'start',
      name: 'Level at the start',
      kind: 'level',
      value: 1234.5678,
      date: '2026-08-31',
      backTested: true,
      corrected: true,
    },
  ],
  steps: [
    {
      symbol: 'average',
      name: 'Mean of the excess returns',
      formula: 'mean(excess)',
      filled: 'mean(excess)',
      value: 0.02,
    },
    {
      symbol: 'result',
      name: 'Figure',
      formula: 'average × √12 ÷ deviation',
      filled: '0.02 × √12 ÷ 0.01414213562',
      value: 4.898979485566356,
    },
  ],
  rules: [{ rule: 'rounding', text: 'The value has ten significant digits.' }],
  earlier: [
    {
      release: 8,
      published: '2026-11-19T21:30:00.000Z',
      date: '2026-11-19',
      value: 4.7,
      shown: '4.70',
      reasons: ['levels-added', 'levels-changed'],
    },
  ],
  data: '/data/releases/9/indexes/WORLD_NTR_USD/observations/sharpeRatio1Y.csv',
  code: { python: 'print(4.898979486)\n', r: 'cat(4.898979486)\n', excel: '=0.02*SQRT(12)' },
};

const withheld: FigureWorking = {
  ...exampleWorking,
  value: null,
  withheld: true,
  inputs: exampleWorking.inputs.map((input) => ({ ...input, value: null })),
  steps: exampleWorking.steps.map((step) => ({ ...step, filled: null, value: null })),
  earlier: [],
  data: null,
  code: null,
};

const missing: FigureWorking = {
  ...withheld,
  shown: '—',
  withheld: false,
  crossesLaunch: false,
  missing: 'too-short',
  from: null,
  to: null,
  inputs: [],
  steps: [],
  rules: [],
};

export const gallery: Gallery = (language) => ({
  title: 'Working of a figure',
  examples: Object.entries({ exampleWorking, withheld, missing }).map(([name, working]) => ({
    name,
    content: (
      <WorkingPage
        language={language}
        origin="https://indexes.example"
        working={working}
        shownOn={{ href: '/indexes/details/WORLD_NTR_USD', name: working.portfolioName }}
      />
    ),
  })),
});
