import { daysBefore } from './days.ts';
import type { NoticeRow } from './notice-row.ts';

const shareFamilies = [
  'Plumbline Global Equity',
  'Plumbline Regional Equity',
  'Plumbline Country Equity',
  'Plumbline Sectors',
  'Plumbline Factors',
];

/** The rates of withholding tax that NTR variants assume are looked at once a year. */
const taxNotices = [2022, 2023, 2024, 2025, 2026].map((year): NoticeRow => ({
  id: `withholding-tax-${year}`,
  date: daysBefore(`${year}-01-03`, 21),
  effective: `${year}-01-03`,
  type: 'methodology-change',
  families: shareFamilies,
  title: `Withholding tax rates of net total return indexes for ${year}`,
  titleJa: `${year}年の税引後配当込み指数に用いる源泉税率`,
  text: [
    `Net total return (NTR) indexes reinvest dividends after withholding tax, at the rate for investors who cannot reclaim it. The rates were reviewed for ${year}; they apply to dividends that go ex on or after 3 January ${year}.`,
    'Price and gross total return variants are not affected.',
  ],
  textJa: [
    `税引後配当込み（NTR）指数は、還付を受けられない投資家に適用される税率で源泉税を控除した配当を再投資する前提で算出しています。${year}年の税率を見直し、${year}年1月3日以降に権利落ちとなる配当から適用します。`,
    '配当なし（PR）および配当込み（TR）の指数に影響はありません。',
  ],
}));

const otherChanges: NoticeRow[] = [
  {
    id: 'low-carbon-data-2025',
    date: '2025-03-28',
    effective: '2025-05-16',
    type: 'methodology-change',
    families: ['Plumbline Low Carbon'],
    title: 'Low Carbon indexes: carbon intensity by enterprise value including cash',
    titleJa: '低炭素指数：炭素強度の分母を現金込み企業価値（EVIC）に変更',
    text: [
      'From the review of May 2025 on, emissions are divided by enterprise value including cash instead of revenue. Companies whose margins move with prices are no longer ranked by the price of what they sell.',
      'Nothing changes for levels before the review.',
    ],
    textJa: [
      '2025年5月の定期見直しから、排出量を売上高ではなく現金込み企業価値（EVIC）で除した値を炭素強度として用います。販売価格の変動によって順位が左右されにくくなります。',
      '見直し前の指数値に変更はありません。',
    ],
  },
  {
    id: 'high-yield-size-2024',
    date: '2024-06-14',
    effective: '2024-07-31',
    type: 'methodology-change',
    families: ['Plumbline High Yield Bonds'],
    title: 'High Yield Bonds: smallest amount outstanding raised',
    titleJa: 'ハイイールド債指数：最低発行残高の引き上げ',
    text: [
      'Bonds need an amount outstanding of 300 million in the currency of the index, up from 250 million. Bonds that are members already leave only below 250 million.',
    ],
    textJa: [
      '組み入れに必要な発行残高を、指数の通貨建てで2億5,000万から3億に引き上げます。すでに組み入れられている債券は、残高が2億5,000万を下回った場合にのみ除外します。',
    ],
  },
];

const corrections: NoticeRow[] = [
  {
    id: 'correction-japan-dividend-2025',
    date: '2025-03-28',
    effective: '2025-03-27',
    type: 'correction',
    indexes: ['PLJPN_NTR_JPY', 'PLJPN_TR_JPY'],
    title: 'Plumbline Japan: levels of 27 March 2025 replaced',
    titleJa: 'Plumbline Japan：2025年3月27日の指数値の訂正',
    text: [
      'The levels first published for 27 March 2025 left out one dividend that went ex on that day. They were replaced two hours later; the history holds the corrected levels.',
    ],
    textJa: [
      '2025年3月27日の指数値について、当初の公表値では同日に権利落ちとなった配当1件が反映されていませんでした。公表の2時間後に訂正済みで、過去データには訂正後の指数値を収録しています。',
    ],
  },
  {
    id: 'correction-sector-names-2026',
    date: '2026-02-10',
    effective: null,
    type: 'correction',
    families: ['Plumbline Sectors'],
    title: 'Sector indexes: two companies shown in the wrong sector',
    titleJa: 'セクター別指数：2社のセクター表示の訂正',
    text: [
      'From 2 to 9 February 2026 the lists of constituents named the sector of two companies wrongly. Weights and levels were right throughout.',
    ],
    textJa: [
      '2026年2月2日から9日まで、構成銘柄一覧における2社のセクター表示に誤りがありました。ウエイトと指数値に誤りはありません。',
    ],
  },
];

export const changeNotices: readonly NoticeRow[] = [...taxNotices, ...otherChanges, ...corrections];
