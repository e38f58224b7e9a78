import type { Sector } from './sectors.ts';

/** Employees who leave within a year, per cent. */
export const turnovers: Partial<Record<Sector, number>> = {
  'consumer-services': 19,
  technology: 14,
  'health-care': 13,
  utilities: 7,
  energy: 8,
};

/** Unmanaged risk, 0 to 100. */
export const risks: Partial<Record<Sector, number>> = {
  energy: 33,
  materials: 28,
  utilities: 27,
  'health-care': 23,
  industrials: 23,
  'consumer-goods': 23,
  technology: 16,
  'real-estate': 14,
};

/** Cubic meters for a million dollars of revenue. */
export const waters: Partial<Record<Sector, number>> = {
  utilities: 90_000,
  materials: 22_000,
  energy: 6000,
  'consumer-goods': 2500,
};

/** Part of the companies that work in or near protected areas. */
export const nearNature: Partial<Record<Sector, number>> = {
  energy: 0.5,
  materials: 0.48,
  utilities: 0.42,
  'real-estate': 0.14,
  industrials: 0.1,
  'consumer-goods': 0.12,
};

/** Metric tons for a million dollars of enterprise value including cash, which is what the low-carbon rules limit. */
export const carbons: Record<Sector, number> = {
  utilities: 540,
  materials: 260,
  energy: 270,
  industrials: 36,
  'real-estate': 22,
  'consumer-goods': 24,
  'consumer-services': 18,
  technology: 6,
  communications: 9,
  'health-care': 5,
  financials: 4,
};
