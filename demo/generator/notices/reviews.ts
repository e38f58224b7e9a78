import type { Portfolio } from '../portfolios/portfolio.ts';
import { drawnUntil } from '../trading-days.ts';
import { daysBefore, januaryBusinessDay, thirdFriday } from './days.ts';
import { dayText, monthOf, type NoticeRow } from './notice-row.ts';

type Schedule = {
  id: string;
  /** How the rebalancing of a portfolio begins that follows it. */
  rebalancing: string;
  name: { en: string; ja: string };
  days: string[];
};

const quarters = [3, 6, 9, 12];
const halves = [5, 11];

const schedules: Schedule[] = [
  {
    id: 'quarterly',
    rebalancing: 'Quarterly',
    name: { en: 'Quarterly', ja: '四半期' },
    days: [2024, 2025, 2026, 2027].flatMap((year) => quarters.map((m) => thirdFriday(year, m))),
  },
  {
    id: 'semi-annual',
    rebalancing: 'Semi-annually',
    name: { en: 'Semi-annual', ja: '半期' },
    days: [2023, 2024, 2025, 2026, 2027].flatMap((year) => halves.map((m) => thirdFriday(year, m))),
  },
  {
    id: 'commodities',
    rebalancing: 'Annually, fifth business day',
    name: { en: 'Annual', ja: '年次' },
    days: [2025, 2026, 2027].map((year) => januaryBusinessDay(year, 5)),
  },
  {
    id: 'currencies',
    rebalancing: 'Annually, first business day',
    name: { en: 'Annual', ja: '年次' },
    days: [2025, 2026, 2027].map((year) => januaryBusinessDay(year, 1)),
  },
];

/** Days on which a portfolio's reviews take effect, the oldest first; none where it follows no schedule of these. */
export function reviewDaysOf({ rebalancing }: Pick<Portfolio, 'rebalancing'>): readonly string[] {
  return schedules.find((one) => rebalancing.startsWith(one.rebalancing))?.days ?? [];
}

/** Reviews of the last years, and those to come: they are announced six weeks ahead, the next year's in November. */
export function reviewNotices(portfolios: readonly Portfolio[]): NoticeRow[] {
  return schedules.flatMap((schedule) => {
    const families = new Set(
      portfolios
        .filter(({ rebalancing }) => rebalancing.startsWith(schedule.rebalancing))
        .map(({ family }) => family),
    );
    return schedule.days.map((effective) => reviewNotice(schedule, effective, [...families]));
  });
}

function reviewNotice(
  { id, name }: Schedule,
  effective: string,
  families: readonly string[],
): NoticeRow {
  const sixWeeks = daysBefore(effective, 42);
  const date = sixWeeks > drawnUntil ? '2026-11-02' : sixWeeks;
  const month = monthOf(effective);
  const day = dayText(effective);
  const names = families.map((family) => family.replace('Plumbline ', ''));
  return {
    id: `review-${id}-${effective.slice(0, 7)}`,
    date,
    effective,
    type: 'review',
    families,
    title: `${name.en} review of ${month.en}: ${summaryOf(names, ' and ', ' families')}`,
    titleJa: `${month.ja}の${name.ja}定期見直し（${summaryOf(names, '、', 'シリーズ')}）`,
    text: [
      `The ${name.en.toLowerCase()} review takes effect after the close of ${day.en}. Members and weights are fixed by the data and prices of the last business day of the month before.`,
      `New members and weights are shown on the index pages from the next business day on, as far as the license of each index allows.`,
    ],
    textJa: [
      `${name.ja}定期見直しは、${day.ja}の取引終了後に実施します。構成銘柄とウエイトは、前月最終営業日のデータと価格に基づいて決定します。`,
      `新しい構成銘柄とウエイトは、各指数のライセンスで認められる範囲で、翌営業日から指数ページに掲載します。`,
    ],
  };
}

/** Two names in words; more as their number. */
function summaryOf(names: readonly string[], and: string, many: string): string {
  return names.length <= 2 ? names.join(and) : `${names.length}${many}`;
}
