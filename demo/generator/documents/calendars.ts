import type { Language } from '#src/domain/language.ts';
import { thirdFriday } from '../notices/days.ts';
import { businessDaysBefore } from './dates.ts';
import type { Paper, PaperSection } from './paper.ts';

const quarterly = [3, 6, 9, 12];
const semiAnnual = [5, 11];

/** When indexes are reviewed: a calendar a year and language, by the rule of the third Friday. */
export function calendars(): Paper[] {
  return [2026, 2027].flatMap((year) =>
    (['en-us', 'ja-jp'] as const).map((language) => calendar(year, language)),
  );
}

function calendar(year: number, language: Language): Paper {
  const isJapanese = language === 'ja-jp';
  return {
    documentId: `review-calendar-${year}${isJapanese ? '-ja' : ''}`,
    title: `Review calendar ${year}${isJapanese ? ' (in Japanese)' : ''}`,
    titleJa: `定期見直しカレンダー ${year}年${isJapanese ? '' : '（英語）'}`,
    description: `Dates in ${year} on which index reviews are cut off, announced and put into effect.`,
    descriptionJa: `${year}年の定期見直しについて、データ基準日、公表日、適用日を一覧にしています。`,
    category: 'calendars',
    subcategory: null,
    date: `${year - 1}-11-${year === 2026 ? '03' : '02'}`,
    language,
    translationOf: isJapanese ? `review-calendar-${year}` : null,
    assetClasses: ['equity', 'esg', 'alternatives', 'multi-asset', 'private-markets'],
    families: [],
    regions: [],
    indexes: [],
    format: 'pdf',
    sections: isJapanese ? japaneseSections(year) : englishSections(year),
  };
}

const rowsOf = (year: number, months: readonly number[]) =>
  months.map((month) => {
    const effective = thirdFriday(year, month);
    const cutOff = businessDaysBefore(`${effective.slice(0, 7)}-01`, 1);
    return [cutOff, businessDaysBefore(effective, 10), effective];
  });

function englishSections(year: number): PaperSection[] {
  const columns = ['Data cut-off', 'Announced', 'Effective after the close of'];
  return [
    {
      heading: 'Quarterly reviews',
      paragraphs: [
        'Global, regional, country, size and sector equity and screened indexes, listed real estate, risk profiles, target-date and private-market indexes.',
      ],
      table: { columns, rows: rowsOf(year, quarterly) },
    },
    {
      heading: 'Semi-annual reviews',
      paragraphs: [
        'Factor, infrastructure, low-carbon, gender diversity and sustainability leaders indexes.',
      ],
      table: { columns, rows: rowsOf(year, semiAnnual) },
    },
    {
      heading: 'How the dates are found',
      paragraphs: [
        'A review takes effect after the close of the third Friday of its month. Members and weights are fixed by the data and prices of the last business day of the month before, and announced ten business days before they take effect. Bond indexes are reviewed on the last business day of each month.',
      ],
    },
  ];
}

function japaneseSections(year: number): PaperSection[] {
  const columns = ['データ基準日', '公表日', '適用日（取引終了後）'];
  return [
    {
      heading: '四半期ごとの見直し',
      paragraphs: [
        'グローバル、地域、国、規模、セクターの各株式指数、スクリーニング指数、上場不動産、リスク水準別、ターゲットデート、プライベート市場の各指数が対象です。',
      ],
      table: { columns, rows: rowsOf(year, quarterly) },
    },
    {
      heading: '半年ごとの見直し',
      paragraphs: [
        'ファクター、インフラ、低炭素、ジェンダー・ダイバーシティ、サステナビリティ・リーダーズの各指数が対象です。',
      ],
      table: { columns, rows: rowsOf(year, semiAnnual) },
    },
    {
      heading: '日程の決め方',
      paragraphs: [
        '見直しは、対象月の第3金曜日の取引終了後に適用します。構成銘柄とウエイトは前月最終営業日のデータと価格に基づいて決定し、適用日の10営業日前に公表します。債券指数は毎月最終営業日に見直します。',
      ],
    },
  ];
}
