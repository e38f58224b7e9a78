import type { OwnFigure } from '#src/contract/provider/own/own-figures.ts';
import type {
  Sustainability,
  SustainabilityMetric,
} from '#src/contract/provider/sustainability.ts';

// The order differs from that of the pillars, in which metrics are shown.
const metrics: SustainabilityMetric[] = [
  {
    metric: 'carbon-intensity',
    pillar: 'climate-factors',
    name: { 'en-us': 'Carbon intensity', 'ja-jp': '炭素強度' },
    definition: { 'en-us': 'Emissions by revenue', 'ja-jp': '売上高あたりの排出量' },
    unit: 't CO2e / USD million',
    decimals: 1,
    position: 0,
  },
  {
    metric: 'women-on-boards',
    pillar: 'governance',
    name: { 'en-us': 'Women on boards' },
    definition: { 'en-us': 'Share of women among board members' },
    unit: '%',
    decimals: 1,
    position: 1,
  },
  {
    metric: 'board-independence',
    pillar: 'governance',
    name: { 'en-us': 'Board independence' },
    definition: { 'en-us': 'Share of independent board members' },
    unit: '%',
    decimals: 1,
    position: 2,
  },
];

/** US500 has a value, a gap with its reason, and a metric without a row. */
const us500: Sustainability = {
  fundId: 'US500',
  asOfDate: '2026-10-31',
  datapoints: [
    { metric: 'carbon-intensity', value: 0, gap: null, coverage: 97.5 },
    { metric: 'women-on-boards', value: null, gap: 'no-coverage', coverage: null },
  ],
};

export const smallSustainability = {
  'sustainability-metric': metrics.map((body) => ({ key: body.metric, body })),
  sustainability: [{ key: us500.fundId, body: us500 }],
};

/** The provider's own figures, as in `site.yaml`. Only US500 has values. */
export const smallOwnFigures: OwnFigure[] = [
  {
    figure: 'free-capacity',
    name: { 'en-us': 'Free capacity', 'ja-jp': '運用余力' },
    definition: { 'en-us': 'Money that may follow it', 'ja-jp': '連動できる金額' },
    unit: { 'en-us': 'USD billion', 'ja-jp': '十億米ドル' },
    decimals: 1,
    first: 'highest',
  },
];
