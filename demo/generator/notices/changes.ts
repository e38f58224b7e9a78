import { daysBefore, januaryBusinessDay } from './days.ts';
import { dayText, type NoticeRow } from './notice-row.ts';

const shareFamilies = [
  'Plumbline Global Equity',
  'Plumbline Regional Equity',
  'Plumbline Country Equity',
  'Plumbline Sectors',
  'Plumbline Factors',
];

/** The rates of withholding tax that NTR variants assume are looked at once a year. */
const taxNotices = [2022, 2023, 2024, 2025, 2026].map((year): NoticeRow => {
  const effective = januaryBusinessDay(year, 1);
  const day = dayText(effective);
  return {
    id: `withholding-tax-${year}`,
    date: daysBefore(effective, 21),
    effective,
    type: 'methodology-change',
    families: shareFamilies,
    title: `Withholding tax rates of net total return indexes for ${year}`,
    titleJa: `${year}年の税引後配当込み指数に用いる源泉税率`,
    text: [
      `Net total return (NTR) indexes reinvest dividends after withholding tax, at the rate for investors who cannot reclaim it. The rates were reviewed for ${year}; they apply to dividends that go ex on or after ${day.en}.`,
      'Price and gross total return variants are not affected.',
    ],
    textJa: [
      `税引後配当込み（NTR）指数は、還付を受けられない投資家に適用される税率で源泉税を控除した配当を再投資する前提で算出しています。${year}年の税率を見直し、${day.ja}以降に権利落ちとなる配当から適用します。`,
      '配当なし（PR）および配当込み（TR）の指数に影響はありません。',
    ],
  };
});

const otherChanges: NoticeRow[] = [
  {
    id: 'low-carbon-data-2025',
    date: '2025-03-14',
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
    date: '2024-05-31',
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

const newRules: NoticeRow[] = [
  {
    id: 'screened-coal-2024',
    date: '2024-01-12',
    effective: '2024-03-15',
    type: 'methodology-change',
    families: ['Plumbline Screened'],
    title: 'Screened indexes: lower limit for thermal coal, four reviews a year',
    titleJa: 'スクリーニング指数：一般炭の除外基準の引き下げと見直し回数の変更',
    text: [
      'From 15 March 2024 on, companies are left out when 10% or more of their revenue comes from mining thermal coal, instead of 30%. Power companies that make half or more of their power from coal and build new plants for it are left out too.',
      'The family is reviewed in March, June, September and December instead of March and September.',
    ],
    textJa: [
      '2024年3月15日から、一般炭の採掘による売上高が10%以上（従来は30%以上）の企業を除外します。発電量の半分以上を石炭に依存し、石炭火力発電所を新設する電力会社も除外します。',
      '定期見直しは、3月と9月の年2回から、3月、6月、9月、12月の年4回に変更します。',
    ],
  },
  {
    id: 'low-carbon-buffers-2026',
    date: '2026-03-13',
    effective: '2026-05-15',
    type: 'methodology-change',
    families: ['Plumbline Low Carbon'],
    title: 'Low Carbon indexes: buffers at reviews',
    titleJa: '低炭素指数：定期見直しにおけるバッファーの導入',
    text: [
      'From the review of May 2026 on, members keep a weight that would change by less than a tenth, companies join with 0.02% or more, and members leave only below 0.01%. Turnover at a review is at most 20%.',
      'The limit of carbon intensity, half of the parent’s, holds after the buffers.',
    ],
    textJa: [
      '2026年5月の定期見直しから、ウエイトの変更幅が10分の1未満の構成銘柄は現在のウエイトを維持し、新規の組み入れは0.02%以上、除外は0.01%を下回った場合に限ります。見直し時の売買回転率は20%以内とします。',
      '炭素強度を親指数の半分以下とする条件は、バッファーの適用後にも満たすものとします。',
    ],
  },
  {
    id: 'screened-liquidity-2026',
    date: '2026-04-17',
    effective: '2026-06-19',
    type: 'methodology-change',
    families: ['Plumbline Screened'],
    title: 'Screened indexes: liquidity screen and rule for the return of excluded companies',
    titleJa: 'スクリーニング指数：流動性基準の新設と除外企業の復帰条件',
    text: [
      'From the review of June 2026 on, companies join only when their shares are traded for at least 1 million US dollars a day on average (0.5 million in emerging markets). Members stay as long as half of that is traded.',
      'A company that was left out comes back after four reviews in a row within the limits.',
    ],
    textJa: [
      '2026年6月の定期見直しから、1日平均売買代金が100万米ドル（新興国は50万米ドル）以上の企業のみを新たに組み入れます。既存の構成銘柄は、その半分の売買がある限り維持します。',
      '除外された企業は、4回連続の見直しで基準を満たした場合に復帰します。',
    ],
  },
];

const corrections: NoticeRow[] = [
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

export const changeNotices: readonly NoticeRow[] = [
  ...taxNotices,
  ...otherChanges,
  ...newRules,
  ...corrections,
];
