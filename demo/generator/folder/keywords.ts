import type { FamilyName } from '../portfolios/families.ts';
import type { Portfolio } from '../portfolios/portfolio.ts';

/** What visitors call it and its name does not. Usual words are found in Japanese by themselves: `gold`, `oil`. */
const ofFamily: Partial<Record<FamilyName, readonly string[]>> = {
  'Plumbline Low Carbon': ['climate change', 'decarbonization', 'net zero', '気候変動', '脱炭素'],
  'Plumbline Screened': ['ESG', 'exclusions', '責任投資'],
  'Plumbline Sustainability Leaders': ['ESG', 'best in class', '責任投資'],
  'Plumbline Strategies': ['hedge funds', 'hedge fund', 'absolute return', '絶対収益'],
  'Plumbline Real Estate': ['REITs', 'property'],
  'Plumbline Target Date': ['retirement', 'pension', '退職', '年金'],
  'Plumbline Inflation-Linked Bonds': ['linkers', 'real yield', '実質利回り'],
  'Plumbline High Yield Bonds': ['junk bonds', 'below investment grade'],
};

/** The same of one portfolio. */
const ofPortfolio: Readonly<Record<string, readonly string[]>> = {
  PLCEN: ['oil', 'crude', 'natural gas', '石油', '天然ガス'],
  PLCPM: ['gold', 'silver', 'platinum', 'プラチナ'],
  PLCIM: ['copper', 'aluminum', '銅', 'アルミニウム'],
  PLCAG: ['wheat', 'corn', 'soybeans', '小麦', '大豆'],
  PLWEN: ['oil', 'gas', '石油'],
  PLEEN: ['oil', 'gas', '石油'],
  PLWCE: ['climate change', 'renewable energy', 'solar', 'wind', '気候変動', '再生可能エネルギー'],
  PLGRN: ['climate change', '気候変動'],
  PLWLV: ['minimum variance', 'minimum volatility', 'low risk'],
  PLELV: ['minimum variance', 'minimum volatility', 'low risk'],
  PLJLV: ['minimum variance', 'minimum volatility', 'low risk'],
  PLWAU: ['robotics', 'artificial intelligence', 'ロボット', '人工知能'],
};

const developed = ['developed markets', '先進国'];
const developedRegions = ['Global', 'Europe', 'North America', 'Japan'];

/** Shares of developed markets alone: no region says so of an index that spans several. */
function marketsOf({ assetType, region, description, name }: Portfolio): readonly string[] {
  if (assetType !== 'equity' && assetType !== 'esg') return [];
  if (!developedRegions.includes(region ?? '')) return [];
  const spansAll = /emerging|all country|bond/i;
  return spansAll.test(`${name} ${description}`) ? [] : developed;
}

export function keywordsOf(portfolio: Portfolio): readonly string[] {
  const { family, code } = portfolio;
  const named = [...(ofFamily[family as FamilyName] ?? []), ...(ofPortfolio[code] ?? [])];
  return [...new Set([...named, ...marketsOf(portfolio)])];
}
