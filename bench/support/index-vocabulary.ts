/** About two hundred words that names of indexes are made of. */
const list = (text: string) => text.trim().split(/\s*,\s*/);

export const families = list(`
  Plumbline, Meridian, Northgate, Halcyon, Castellan, Orbis Nova, Keystone, Tidewater, Summit, Ironbridge,
  Bluewater, Lodestar, Pinnacle, Harrow, Sterling, Vanterra, Cobalt, Aldgate, Riverton, Ashford,
  Beacon, Cardinal, Delphi, Everest, Fairmont, Granite, Horizon, Imperial, Juniper, Kestrel`);

export const places = list(`
  World, Global, Developed Markets, Emerging Markets, Europe, Eurozone, Nordic, North America, Latin America,
  Asia Pacific, Asia ex Japan, Pacific, Frontier, ASEAN, BRIC, G7, US, Canada, Mexico, Brazil, Chile, Colombia,
  UK, Germany, France, Italy, Spain, Portugal, Netherlands, Belgium, Switzerland, Austria, Sweden, Norway,
  Denmark, Finland, Poland, Hungary, Greece, Turkey, Israel, South Africa, Egypt, Nigeria, Kenya, Japan, China,
  Hong Kong, Taiwan, Korea, India, Indonesia, Malaysia, Thailand, Vietnam, Philippines, Singapore, Australia,
  New Zealand`);

export const regions = list(`
  Global, Developed Markets, Emerging Markets, Frontier Markets, North America, Latin America, Europe, Eurozone,
  Middle East and Africa, Asia Pacific, Japan, Greater China`);

export const sectors = list(`
  Equity, Bond, Treasury, Corporate Bond, High Yield, Inflation Linked, Municipal, Aggregate, Convertible,
  Energy, Materials, Industrials, Consumer Discretionary, Consumer Staples, Health Care, Financials,
  Information Technology, Communication Services, Utilities, Real Estate, Banks, Insurance, Biotechnology,
  Pharmaceuticals, Semiconductors, Software, Retail, Transportation, Aerospace, Telecommunication, Commodity,
  Gold, Silver, Crude Oil, Natural Gas, Agriculture, Private Equity, Infrastructure, Hedge Fund, Currency`);

export const styles = list(`
  Large Cap, Mid Cap, Small Cap, All Cap, Micro Cap, Growth, Value, Quality, Momentum, Low Volatility,
  Dividend, High Dividend, Dividend Growth, Buyback, Minimum Variance, Multi Factor, Enhanced Value`);

export const themes = list(`
  ESG Leaders, Climate Transition, Paris Aligned, Low Carbon, Clean Energy, Water, Gender Diversity,
  Sustainability, Robotics, Cybersecurity, Cloud Computing, Ageing Population, Fintech, Space Economy,
  Smart Cities, Electric Vehicles, Circular Economy, Artificial Intelligence, Screened, Select`);

export const weightings = list(`
  Equal Weighted, Capped, Fundamental, Risk Parity, Target Volatility, Leveraged, Inverse, Short, Futures`);

export const japaneseWords = list(`
  世界, 日本, 米国, 欧州, 新興国, 先進国, 株式, 債券, 国債, 社債, 大型株, 中型株, 小型株, 不動産, 通信, 金融, 情報技術,
  資本財, 素材, 公益, 配当, 成長, 割安, 低炭素, 環境, 女性, 再生可能, エネルギー, 半導体, 自動車, 医薬品, 食品, 銀行, 保険,
  物流, 航空, 鉄道, 建設, 化学, 鉄鋼`);
