import type { Article, InsightsFile } from '#src/contract/provider/article.ts';

const strategist = (id: string, name: string, japanese?: string) => ({
  strategist: id,
  name: { 'en-us': name, ...(japanese ? { 'ja-jp': japanese } : {}) },
  role: { 'en-us': 'Strategist' },
  biography: { 'en-us': `${name} writes.` },
});

export const smallInsights: InsightsFile = {
  types: [
    { type: 'research', label: { 'en-us': 'Research', 'ja-jp': 'リサーチ' } },
    { type: 'questions', label: { 'en-us': 'Questions' } },
  ],
  strategists: [strategist('ann-lee', 'Ann Lee', 'アン・リー'), strategist('bo-kim', 'Bo Kim')],
};

function article(
  articleId: string,
  title: string,
  changes: Partial<Article>,
): { key: string; body: Article } {
  const language = changes.language ?? 'en-us';
  return {
    key: `${articleId}/${language}`,
    body: {
      articleId,
      articleName: title.toLowerCase().replaceAll(' ', '-'),
      language,
      title,
      summary: `About ${title}`,
      date: '2026-11-19',
      updated: null,
      type: 'research',
      assetTypes: ['equity'],
      strategists: ['ann-lee'],
      indexes: [],
      readingMinutes: 3,
      blocks: [{ kind: 'html', html: `<p>${title}</p>` }],
      plainText: title,
      ...changes,
    },
  };
}

/** Four articles: one in both languages, one in Japanese only. Their dates are days with levels in the small release. */
export const smallArticles = [
  article('a1', 'Large companies', {
    indexes: ['US500', 'US500E'],
    blocks: [
      { kind: 'html', html: '<p>Before</p>' },
      {
        kind: 'chart',
        title: 'Two variants',
        finding: 'The hedge cost little',
        marks: [{ from: '2026-11-17', to: null, label: 'Day of the hedge' }],
        indexes: ['US500', 'US500E', 'PRIVATE'],
        from: '2026-11-17',
        to: '2026-11-18',
        rebased: true,
        scale: 'linear',
      },
      { kind: 'html', html: '<p>After</p>' },
    ],
    plainText: 'Before Two variants After dividends',
  }),
  article('a1', 'Large companies', {
    language: 'ja-jp',
    title: '大型株',
    indexes: ['US500'],
  }),
  article('a2', 'Bonds at night', {
    date: '2026-11-18',
    type: 'questions',
    assetTypes: ['fixed-income'],
    strategists: ['bo-kim', 'ann-lee'],
    indexes: ['GOVT'],
  }),
  article('a3', 'Gold and shares', {
    date: '2025-03-01',
    updated: '2025-04-02',
    assetTypes: ['equity', 'alternatives'],
    indexes: ['GOLD'],
  }),
  article('a4', 'yen', {
    language: 'ja-jp',
    title: '円と株式',
    date: '2026-11-17',
    assetTypes: ['esg'],
    indexes: ['WORLDESG'],
  }),
];
