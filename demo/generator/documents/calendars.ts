import type { Language } from '#src/i18n/languages.ts';
import { businessDaysBefore, thirdFriday } from './dates.ts';
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
    assetClasses: ['equity', 'esg', 'alternatives'],
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
    return [businessDaysBefore(effective, 20), businessDaysBefore(effective, 10), effective];
  });

function englishSections(year: number): PaperSection[] {
  const columns = ['Data cut-off', 'Announced', 'Effective after the close of'];
  return [
    {
      heading: 'Quarterly reviews',
      paragraphs: [
        'Global, regional, country, size and sector equity, screened, low-carbon and gender diversity indexes, and listed real assets.',
      ],
      table: { columns, rows: rowsOf(year, quarterly) },
    },
    {
      heading: 'Semi-annual reviews',
      paragraphs: ['Factor indexes.'],
      table: { columns, rows: rowsOf(year, semiAnnual) },
    },
    {
      heading: 'How the dates are found',
      paragraphs: [
        'A review takes effect after the close of the third Friday of its month. Data are cut off twenty business days before, and the result is announced ten business days before. Bond indexes are reviewed on the last business day of each month.',
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
        'グローバル、地域、国、規模、セクターの各株式指数、スクリーニング指数、低炭素指数、ジェンダー・ダイバーシティ指数、上場実物資産の指数が対象です。',
      ],
      table: { columns, rows: rowsOf(year, quarterly) },
    },
    {
      heading: '半年ごとの見直し',
      paragraphs: ['ファクター指数が対象です。'],
      table: { columns, rows: rowsOf(year, semiAnnual) },
    },
    {
      heading: '日程の決め方',
      paragraphs: [
        '見直しは、対象月の第3金曜日の取引終了後に適用します。データ基準日は適用日の20営業日前、公表日は10営業日前です。債券指数は毎月最終営業日に見直します。',
      ],
    },
  ];
}
