import { levelsOf } from '../articles/article-files.ts';
import type { Market } from '../market/market.ts';
import { changeNotices } from '../notices/changes.ts';
import { levelCorrections } from '../notices/level-corrections.ts';
import { lifeNotices } from '../notices/lives.ts';
import { reviewNotices } from '../notices/reviews.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { drawnUntil } from '../trading-days.ts';
import { csvOf } from './csv.ts';
import type { DemoIndex } from './demo-index.ts';

const columns = [
  'notice_id',
  'date',
  'effective_date',
  'type',
  'families',
  'indexes',
  'title',
  'title_ja',
  'text',
  'text_ja',
] as const;

/** `notices.csv`: what was announced while the markets were drawn, newest first. */
export function noticesText(
  market: Market,
  portfolios: readonly Portfolio[],
  indexes: readonly DemoIndex[],
): string {
  const notices = [
    ...changeNotices,
    ...levelCorrections(indexes, levelsOf(market, indexes)),
    ...lifeNotices(indexes),
    ...reviewNotices(portfolios),
  ]
    .filter(({ date }) => date <= drawnUntil)
    .toSorted((a, b) => b.date.localeCompare(a.date) || a.id.localeCompare(b.id));
  return csvOf(
    columns,
    notices.map((notice) => ({
      notice_id: notice.id,
      date: notice.date,
      effective_date: notice.effective,
      type: notice.type,
      families: notice.families?.join('|'),
      indexes: notice.indexes?.join('|'),
      title: notice.title,
      title_ja: notice.titleJa,
      text: notice.text.join('|'),
      text_ja: notice.textJa.join('|'),
    })),
  );
}
