/** A return that many indexes share beside the world's; both figures are annual, 0.06 is 6 %. */
type Factor = { volatility: number; drift: number };

/**
 * What moves regions, countries, sectors and styles apart from the world market. The drift is met
 * exactly over the whole history, so that no index drifts off to an unbelievable return.
 */
export const factors = {
  'region.north-america': { volatility: 0.035, drift: 0.009 },
  'region.europe': { volatility: 0.055, drift: -0.008 },
  'region.japan': { volatility: 0.1, drift: -0.007 },
  'region.pacific': { volatility: 0.075, drift: -0.002 },
  'region.emerging': { volatility: 0.095, drift: 0.004 },
  'region.emerging-asia': { volatility: 0.06, drift: 0.003 },
  'region.latin-america': { volatility: 0.11, drift: 0.002 },
  'region.frontier': { volatility: 0.09, drift: -0.004 },
  'sector.technology': { volatility: 0.1, drift: 0.022 },
  'sector.financials': { volatility: 0.09, drift: -0.014 },
  'sector.health-care': { volatility: 0.07, drift: 0.012 },
  'sector.industrials': { volatility: 0.045, drift: 0.006 },
  'sector.consumer-goods': { volatility: 0.065, drift: 0.007 },
  'sector.consumer-services': { volatility: 0.055, drift: 0.008 },
  'sector.energy': { volatility: 0.14, drift: -0.012 },
  'sector.materials': { volatility: 0.085, drift: -0.002 },
  'sector.utilities': { volatility: 0.09, drift: -0.004 },
  'sector.real-estate': { volatility: 0.09, drift: -0.008 },
  'sector.communications': { volatility: 0.075, drift: -0.006 },
  'size.large': { volatility: 0.015, drift: -0.001 },
  'size.mid': { volatility: 0.035, drift: 0.006 },
  'size.small': { volatility: 0.06, drift: 0.009 },
  'style.value': { volatility: 0.04, drift: -0.002 },
  'style.momentum': { volatility: 0.055, drift: 0.014 },
  'style.quality': { volatility: 0.03, drift: 0.012 },
  'style.low-volatility': { volatility: 0.04, drift: 0.012 },
  'style.dividend': { volatility: 0.04, drift: -0.009 },
  'style.green': { volatility: 0.02, drift: 0.002 },
  'theme.clean-energy': { volatility: 0.17, drift: -0.02 },
  'theme.water': { volatility: 0.05, drift: 0.008 },
  'theme.infrastructure': { volatility: 0.06, drift: 0.004 },
} satisfies Record<string, Factor>;

export type FactorName = keyof typeof factors;
