import { providerWord } from '#src/i18n/provider-words.ts';
import type { FamilyName } from '../portfolios/families.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';

type Sentence = (region: string, portfolio: Portfolio) => string;

/** What the indexes of a family measure, in Japanese: one sentence a family, with the region's name in it. */
const sentences: Record<FamilyName, Sentence> = {
  'Plumbline Global Equity': (region) =>
    `${region}の上場企業の株式を、浮動株時価総額で加重した指数です。`,
  'Plumbline Regional Equity': (region) =>
    `${region}の大型株と中型株を、浮動株時価総額で加重した指数です。`,
  'Plumbline Country Equity': (region) =>
    `${region}に属する一つの市場の大型株と中型株を、浮動株時価総額で加重した指数です。`,
  'Plumbline Size': (region) =>
    `${region}の株式を企業の規模で区分し、浮動株時価総額で加重した指数です。`,
  'Plumbline Sectors': (region) =>
    `${region}の一つのセクターに属する企業の株式を、一銘柄10%を上限に浮動株時価総額で加重した指数です。`,
  'Plumbline Factors': (region) =>
    `${region}の株式から一定の特性をもつ銘柄を規則に基づいて選び、加重した指数です。`,
  'Plumbline Government Bonds': (region, portfolio) =>
    `${region}の国債${maturitiesOf(portfolio)}を時価総額で加重した指数です。`,
  'Plumbline Corporate Bonds': (region, portfolio) =>
    `${region}の投資適格社債${maturitiesOf(portfolio)}を時価総額で加重した指数です。`,
  'Plumbline High Yield Bonds': (region, portfolio) =>
    `${region}の投資適格未満の社債${maturitiesOf(portfolio)}を時価総額で加重した指数です。`,
  'Plumbline Aggregate Bonds': (region, portfolio) =>
    `${region}の国債と投資適格社債${maturitiesOf(portfolio)}を時価総額で加重した指数です。`,
  'Plumbline Inflation-Linked Bonds': (region) =>
    `元本が消費者物価に連動する${region}の国債のうち、残存期間が1年以上のものを対象とする指数です。`,
  'Plumbline Money Market': () =>
    '短期金融市場で資金を運用し、利息を再投資した場合の価値を示す指数です。',
  'Plumbline Risk Profiles': () =>
    '世界の株式と債券を固定した比率で組み合わせ、四半期ごとに元の比率に戻す指数です。',
  'Plumbline Target Date': () =>
    '退職の時期に向けて、株式の比率を四半期ごとに下げ、債券の比率を高めていく指数です。',
  'Plumbline Target Volatility': () =>
    '世界の株式と現金の比率を毎日調整し、ボラティリティを目標の水準に保つ指数です。',
  'Plumbline Commodities': () =>
    '商品先物の期近限月を毎月5営業日かけて乗り換える指数です。価格指数（PR）は価格の変化のみ、総収益指数（TR）は担保の利息も含みます。',
  'Plumbline Real Estate': (region) =>
    `${region}で不動産を所有し賃貸する上場企業を、浮動株時価総額で加重した指数です。`,
  'Plumbline Infrastructure': (region) =>
    `${region}の送電網、パイプライン、水道、通信網などを所有・運営する上場企業の指数です。`,
  'Plumbline Strategies': () => '規則に基づくヘッジ戦略の成果を示す指数です。',
  'Plumbline Currencies': (_, { variants: [first] }) =>
    `${first!.currency}の対6通貨の価値を貿易額で加重した指数です。直物レートのみで、金利は含みません。`,
  'Plumbline Volatility': () =>
    'オプション価格が織り込む今後30日間のボラティリティ（年率、％）です。投資対象ではなく測定値であり、基準値はなく、保有することはできません。',
  'Plumbline Screened': (region) =>
    `${region}の指数から、非人道的な兵器、たばこ、一般炭にかかわる企業を除いた指数です。`,
  'Plumbline Low Carbon': (region) =>
    `${region}の指数の銘柄を、炭素強度が親指数の半分以下になるように加重した指数です。`,
  'Plumbline Gender Diversity': (region) =>
    `${region}の指数の銘柄を、女性管理職、賃金の平等、育児休業の評価に基づいて五つのグループに分け、加重した指数です。`,
  'Plumbline Sustainability Leaders': (region) =>
    `${region}の企業から、サステナビリティの評価が高いものを選んだ指数です。`,
  'Plumbline Sustainable Bonds': (region) =>
    `${region}の投資適格債から、環境・社会への取り組みの基準を満たすものを選んだ指数です。`,
  'Plumbline Private Equity': (region) =>
    `${region}の未公開企業に投資するファンドの純資産価値（報酬控除後）を月ごとにつないだ指数です。評価は市場に遅れるため、実際よりなだらかに見えます。`,
  'Plumbline Private Credit': (region) =>
    `${region}で公募債市場の外で融資するファンドの純資産価値（報酬控除後）を月ごとにつないだ指数です。評価は市場に遅れるため、実際よりなだらかに見えます。`,
  'Plumbline Private Real Assets': (region) =>
    `${region}の不動産、インフラ、土地に投資するファンドの純資産価値（報酬控除後）を月ごとにつないだ指数です。評価は市場に遅れるため、実際よりなだらかに見えます。`,
};

/** The description of an index on Japanese pages. */
export function japaneseDescription(portfolio: Portfolio): string {
  const region = providerWord('ja-jp', 'region', portfolio.region ?? 'Global');
  return sentences[portfolio.family as FamilyName](region, portfolio);
}

function maturitiesOf({ members }: Portfolio): string {
  if (members?.kind !== 'bonds') return '';
  const [from, to] = members.maturities;
  return `（残存期間${from}～${to}年）`;
}
