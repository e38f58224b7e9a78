export const classification = 'Plumbline Sector Standard';

/** Sectors of the classification, by the name of their factor. */
export const sectorNames = {
  technology: 'Technology',
  financials: 'Financials',
  'health-care': 'Health Care',
  industrials: 'Industrials',
  'consumer-goods': 'Consumer Goods',
  'consumer-services': 'Consumer Services',
  energy: 'Energy',
  materials: 'Materials',
  utilities: 'Utilities',
  'real-estate': 'Real Estate',
  communications: 'Communications',
} as const;

export type Sector = keyof typeof sectorNames;

export const sectors = Object.keys(sectorNames) as Sector[];

/** The sector that a member's row names. */
export function sectorOf(name: string): Sector {
  const found = sectors.find((sector) => sectorNames[sector] === name);
  if (!found) throw new Error(`No sector ${name}`);
  return found;
}

/** Share of the companies by sector, and what their names end with. */
export const sectorTraits: Record<Sector, { share: number; words: readonly string[] }> = {
  technology: { share: 16, words: ['Systems', 'Software', 'Semiconductor', 'Data', 'Devices'] },
  financials: { share: 15, words: ['Bank', 'Insurance', 'Financial', 'Capital', 'Assurance'] },
  'health-care': {
    share: 11,
    words: ['Pharma', 'Medical', 'Biosciences', 'Health', 'Diagnostics'],
  },
  industrials: {
    share: 13,
    words: ['Engineering', 'Industries', 'Logistics', 'Aerospace', 'Works'],
  },
  'consumer-goods': { share: 10, words: ['Foods', 'Brands', 'Household', 'Motors', 'Beverages'] },
  'consumer-services': { share: 9, words: ['Stores', 'Hotels', 'Travel', 'Retail', 'Leisure'] },
  energy: { share: 5, words: ['Energy', 'Petroleum', 'Drilling', 'Pipelines'] },
  materials: { share: 6, words: ['Chemicals', 'Steel', 'Mining', 'Paper', 'Cement'] },
  utilities: { share: 4, words: ['Power', 'Water', 'Gas', 'Grid'] },
  'real-estate': { share: 7, words: ['Properties', 'Land', 'Residential', 'Estates'] },
  communications: { share: 4, words: ['Telecom', 'Media', 'Networks', 'Broadcasting'] },
};
