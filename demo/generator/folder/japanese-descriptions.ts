import { currencyName, fullCurrencyName } from '#src/i18n/translated-words.ts';
import { providerCountry, providerWord } from '#src/i18n/provider-words.ts';
import { euroArea } from '../members/countries.ts';
import { sectorNames } from '../members/sectors.ts';
import type { FamilyName } from '../portfolios/families.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';
import { japaneseSpecials } from './japanese-specials.ts';

type Sentence = (portfolio: Portfolio) => string;

const byFloat = '浮動株時価総額で加重した指数です。';

/** What an index measures, in Japanese, by its family; who needs words of its own has them in `japaneseSpecials`. */
const sentences: Record<FamilyName, Sentence> = {
  'Plumbline Global Equity': (one) => `${regionOf(one)}の大型株と中型株を${byFloat}`,
  'Plumbline Regional Equity': (one) => `${regionOf(one)}の大型株と中型株を${byFloat}`,
  'Plumbline Country Equity': (one) => `${countriesOf(one)}の大型株と中型株を${byFloat}`,
  'Plumbline Size': (one) => `${countriesOf(one)}の${sizeOf(one)}を${byFloat}`,
  'Plumbline Sectors': (one) =>
    `${one.region === 'Global' ? '先進国' : regionOf(one)}の${sectorOf(one)}セクターの企業を、一銘柄10%を上限に${byFloat}分類はPlumbline Sector Standardによります。`,
  'Plumbline Factors': (one) =>
    `${parentOf(one)}指数の構成銘柄から${styleOf(one)}を選び、ファクタースコアで加重した指数です。`,
  'Plumbline Government Bonds': (one) =>
    `${countriesOf(one)}の政府が自国通貨で発行する固定利付債${maturitiesOf(one)}を時価総額で加重した指数です。`,
  'Plumbline Corporate Bonds': (one) =>
    `${borrowersOf(one)}投資適格社債${maturitiesOf(one)}を時価総額で加重した指数です。`,
  'Plumbline High Yield Bonds': (one) =>
    `${borrowersOf(one)}投資適格未満の社債${maturitiesOf(one)}を時価総額で加重した指数です。`,
  'Plumbline Aggregate Bonds': (one) =>
    `${currenciesOf(one)}建ての国債と投資適格社債${maturitiesOf(one)}を時価総額で加重した指数です。`,
  'Plumbline Inflation-Linked Bonds': (one) =>
    `元本が消費者物価に連動する${countriesOf(one)}の国債のうち、残存期間が1年以上のものを対象とする指数です。`,
  'Plumbline Money Market': (one) =>
    one.code.startsWith('PLBI')
      ? `残存3か月の${moneyOf(one)}建て短期国債を毎月乗り換える指数です。`
      : `${moneyOf(one)}の翌日物金利で資金を運用し、毎営業日その利息も運用に回す指数です。`,
  'Plumbline Risk Profiles': (one) => {
    const shares = Number(/^(\d+)%/.exec(one.description)![1]);
    return `世界の株式${shares}%とグローバル総合債券${100 - shares}%を${moneyOf(one)}にヘッジして組み合わせ、四半期ごとにこの比率に戻す指数です。`;
  },
  'Plumbline Target Date': ({ code }) =>
    `${code.slice(3)}年頃に退職する人を想定した指数です。退職の40年前から、四半期ごとに株式の比率を下げ、債券の比率を高めます。`,
  'Plumbline Target Volatility': (one) =>
    `${moneyOf(one)}にヘッジした世界の株式と、${moneyOf(one)}の翌日物運用の比率を毎日調整し、過去60日間のボラティリティを${Number(one.code.slice(3, 5))}%に合わせる指数です。株式の比率は150%を上限とします。`,
  'Plumbline Commodities': ({ name }) =>
    `${commodities[name] ?? '商品'}の期近先物を、毎月5営業日かけて乗り換える指数です。PRは先物のエクセスリターンで、TRはこれに担保の利息を加えたものです。`,
  'Plumbline Real Estate': (one) => `${listedIn(one)}で不動産を所有し賃貸する上場企業を${byFloat}`,
  'Plumbline Infrastructure': (one) =>
    `${listedIn(one)}の送電網、パイプライン、水道、通信網などを所有・運営する上場企業を、一銘柄5%を上限に${byFloat}`,
  'Plumbline Strategies': () => '規則に基づくヘッジ戦略の成果を示す指数です。',
  'Plumbline Currencies': (one) =>
    `${moneyOf(one)}の対6通貨の価値を貿易額で加重した指数です。直物レートのみで、金利は含みません。`,
  'Plumbline Volatility': (one) =>
    `${one.region === 'North America' ? '米国' : regionOf(one)}株式のオプション価格が織り込む、今後30日間のボラティリティ（年率、％）です。投資対象ではなく測定値であり、基準値はなく、保有することはできません。`,
  'Plumbline Screened': (one) =>
    `${parentOf(one)}指数から、非人道的な兵器、たばこ、一般炭にかかわる企業を除いた指数です。`,
  'Plumbline Low Carbon': (one) =>
    `${parentOf(one)}指数の銘柄を、炭素強度が親指数の半分以下、トラッキングエラーが年1%程度になるように加重した指数です。`,
  'Plumbline Gender Diversity': (one) =>
    `${parentOf(one)}指数の銘柄を、女性管理職、賃金の平等、育児休業の評価に基づいて五つのグループに分け、加重した指数です。`,
  'Plumbline Sustainability Leaders': (one) =>
    `${parentOf(one)}指数の各セクターから、サステナビリティの評価が上位半数の銘柄を選んだ指数です。`,
  'Plumbline Sustainable Bonds': (one) =>
    `サステナビリティの評価がセクターの中央値を上回る投資適格企業の、${currenciesOf(one)}建て債券の指数です。`,
  'Plumbline Private Equity': (one) =>
    ofFunds(one, /Venture/.test(one.name) ? '創業期の未公開企業' : '未公開企業'),
  'Plumbline Private Credit': (one) => ofFunds(one, '公募債市場を通さない企業向け融資'),
  'Plumbline Private Real Assets': (one) =>
    ofFunds(
      one,
      /Infrastructure/.test(one.name)
        ? 'インフラ'
        : /Farmland/.test(one.name)
          ? '農地と森林'
          : '不動産',
    ),
};

/** The description of an index on Japanese pages. */
export function japaneseDescription(portfolio: Portfolio): string {
  return japaneseSpecials[portfolio.code] ?? sentences[portfolio.family as FamilyName](portfolio);
}

const regionOf = ({ region }: Portfolio) => providerWord('ja-jp', 'region', region ?? 'Global');

function countriesOf({ members }: Portfolio): string {
  if (!members || members.kind === 'named') return '';
  if (members.countries.length === euroArea.length) return 'ユーロ圏各国';
  return members.countries.map((country) => providerCountry('ja-jp', country)).join('、');
}

/** Shares of one country are named by it, others by their region. */
function listedIn(portfolio: Portfolio): string {
  const { members } = portfolio;
  const isOne = members?.kind === 'companies' && members.countries.length === 1;
  if (isOne) return countriesOf(portfolio);
  return portfolio.region === 'Global' ? '先進国' : regionOf(portfolio);
}

const sizes: Record<string, string> = {
  'Large Cap': '大型株（時価総額の累計70%まで）',
  'Mid Cap': '中型株（時価総額の累計70%から85%まで）',
  'Small Cap': '小型株（時価総額の累計85%より下）',
};

const sizeOf = ({ name }: Portfolio) => sizes[/\w+ Cap$/.exec(name)?.[0] ?? ''] ?? '株式';

const sectorOf = ({ members }: Portfolio) =>
  members?.kind === 'companies'
    ? providerWord('ja-jp', 'sector', sectorNames[members.sectors![0]!])
    : '';

const styles: Record<string, string> = {
  VA: '純資産、利益、キャッシュフローに対して株価の割安な銘柄',
  MO: '過去6か月と12か月の値上がりが大きい銘柄',
  QU: '自己資本利益率が高く、利益が安定し、負債の少ない銘柄',
  LV: '過去3年間の値動きが小さい銘柄',
  DV: '5年間減配せずに高い配当を支払った銘柄',
};

const styleOf = ({ code }: Portfolio) => styles[code.slice(3)] ?? '一定の特性をもつ銘柄';

const parents: Record<string, string> = {
  PLWLD: 'Plumbline World',
  PLUSA: 'Plumbline United States',
  PLEUR: 'Plumbline Europe',
  PLJPN: 'Plumbline Japan',
  PLEMG: 'Plumbline Emerging Markets',
};

const parentOf = ({ benchmark }: Portfolio) => parents[benchmark ?? ''] ?? 'Plumbline World';

function maturitiesOf({ members }: Portfolio): string {
  if (members?.kind !== 'bonds') return '';
  const [from, to] = members.maturities;
  return `（残存期間${from}～${to}年）`;
}

function currenciesOf({ members }: Portfolio): string {
  if (members?.kind !== 'bonds') return '';
  const { currencies } = members;
  return currencies.length > 3
    ? `${currencies.length}通貨`
    : currencies.map((code) => currencyName('ja-jp', code)).join('・');
}

/** Companies of one country are named by it, others by the currencies of their bonds. */
function borrowersOf(portfolio: Portfolio): string {
  const { members } = portfolio;
  const isOne = members?.kind === 'bonds' && members.countries.length === 1;
  const issuers = isOne ? `${countriesOf(portfolio)}企業が発行する` : '';
  return `${issuers}${currenciesOf(portfolio)}建て`;
}

const moneyOf = ({ variants: [first] }: Portfolio) => {
  const { currency } = first!;
  return currency === 'JPY'
    ? fullCurrencyName('ja-jp', currency).replace('日本', '')
    : currencyName('ja-jp', currency);
};

const commodities: Record<string, string> = {
  'Plumbline Energy Commodities': 'エネルギー',
  'Plumbline Precious Metals': '貴金属',
  'Plumbline Industrial Metals': '産業用金属',
  'Plumbline Agriculture Commodities': '農産物',
  'Plumbline Commodities ex Energy': 'エネルギーを除く商品',
};

function ofFunds(portfolio: Portfolio, assets: string): string {
  const place = portfolio.region === 'Global' ? '世界' : regionOf(portfolio);
  return `${place}の${assets}に投資するファンドの純資産価額（報酬控除後）を月ごとにつないだ指数です。評価は市場に遅れるため、実際よりなだらかに見えます。`;
}
