import { site } from '../publishing/provider-folder.ts';
import type { FolderFiles } from '../publishing/provider-folder.ts';

const article = (title: string, chart: string) => `---
title: ${title}
summary: What it did
date: 2026-11-19
type: research
assetTypes: [equity]
strategists: [ann]
indexes: [RATE]
---

A paragraph.

\`\`\`chart
title: ${title}
from: 2026-11-17
${chart}
\`\`\`
`;

/** A provider with an index and two series that are not the value of an investment: a rate below zero and a volatility. */
export const measuresFolder: FolderFiles = {
  'site.yaml': `${site.replace(/home:.*\n/, '')}home:
  headline: { en-us: Example }
  introduction: { en-us: Example }
  flagships: [RATE, VOLA, AAA]
  featured: [{ title: { en-us: Measures }, fundIds: [RATE, VOLA, AAA] }]
`,
  'indexes.csv': `fund_id,name,asset_type,returns
RATE,Overnight rate,fixed-income,no
VOLA,Implied volatility,equity,no
AAA,Alpha,equity,yes
`,
  'levels/a.csv': `date,RATE,VOLA,AAA
2026-11-16,0.2,15,99
2026-11-17,0.1,20,100
2026-11-18,-0.5,18,101
2026-11-19,-0.48,18.5,102
`,
  'insights.yaml': `types: [{ type: research, label: { en-us: Research } }]
strategists:
  - { strategist: ann, name: { en-us: Ann }, role: { en-us: Strategist }, biography: { en-us: Writes } }
`,
  'articles/en-us/1-a-rate.md': article('A rate', 'indexes: [RATE]'),
  'articles/en-us/2-two-series.md': article('Two series', 'indexes: [VOLA, AAA]'),
  'pages/en-us/cards.yaml': `url: /page/cards
title: Cards
description: Cards
sections:
  - type: indexesCards
    title: Levels
    note: Latest level
    categories: [{ title: Measures, featuredIndexes: [RATE, VOLA, AAA] }]
`,
};
