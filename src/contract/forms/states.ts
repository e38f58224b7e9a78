/**
 * States and provinces of the forms (FV-08), by group in the order offered. Codes contain their country as in ISO
 * 3166-2, because WA and NT each exist in two countries; military codes are those of the US mail.
 */
export const stateGroups = {
  unitedStates: {
    'US-AL': 'Alabama',
    'US-AK': 'Alaska',
    'US-AZ': 'Arizona',
    'US-AR': 'Arkansas',
    'US-CA': 'California',
    'US-CO': 'Colorado',
    'US-CT': 'Connecticut',
    'US-DE': 'Delaware',
    'US-DC': 'District of Columbia',
    'US-FL': 'Florida',
    'US-GA': 'Georgia',
    'US-HI': 'Hawaii',
    'US-ID': 'Idaho',
    'US-IL': 'Illinois',
    'US-IN': 'Indiana',
    'US-IA': 'Iowa',
    'US-KS': 'Kansas',
    'US-KY': 'Kentucky',
    'US-LA': 'Louisiana',
    'US-ME': 'Maine',
    'US-MD': 'Maryland',
    'US-MA': 'Massachusetts',
    'US-MI': 'Michigan',
    'US-MN': 'Minnesota',
    'US-MS': 'Mississippi',
    'US-MO': 'Missouri',
    'US-MT': 'Montana',
    'US-NE': 'Nebraska',
    'US-NV': 'Nevada',
    'US-NH': 'New Hampshire',
    'US-NJ': 'New Jersey',
    'US-NM': 'New Mexico',
    'US-NY': 'New York',
    'US-NC': 'North Carolina',
    'US-ND': 'North Dakota',
    'US-OH': 'Ohio',
    'US-OK': 'Oklahoma',
    'US-OR': 'Oregon',
    'US-PA': 'Pennsylvania',
    'US-RI': 'Rhode Island',
    'US-SC': 'South Carolina',
    'US-SD': 'South Dakota',
    'US-TN': 'Tennessee',
    'US-TX': 'Texas',
    'US-UT': 'Utah',
    'US-VT': 'Vermont',
    'US-VA': 'Virginia',
    'US-WA': 'Washington',
    'US-WV': 'West Virginia',
    'US-WI': 'Wisconsin',
    'US-WY': 'Wyoming',
  },
  usTerritories: {
    'US-AS': 'American Samoa',
    'US-GU': 'Guam',
    'US-MP': 'Northern Mariana Islands',
    'US-PR': 'Puerto Rico',
    'US-UM': 'United States Minor Outlying Islands',
    'US-VI': 'Virgin Islands (U.S.)',
  },
  usMilitary: {
    'US-AA': 'Armed Forces Americas',
    'US-AE': 'Armed Forces Europe',
    'US-AP': 'Armed Forces Pacific',
  },
  canada: {
    'CA-AB': 'Alberta',
    'CA-BC': 'British Columbia',
    'CA-MB': 'Manitoba',
    'CA-NB': 'New Brunswick',
    'CA-NL': 'Newfoundland and Labrador',
    'CA-NT': 'Northwest Territories',
    'CA-NS': 'Nova Scotia',
    'CA-NU': 'Nunavut',
    'CA-ON': 'Ontario',
    'CA-PE': 'Prince Edward Island',
    'CA-QC': 'Quebec',
    'CA-SK': 'Saskatchewan',
    'CA-YT': 'Yukon',
  },
  australia: {
    'AU-ACT': 'Australian Capital Territory',
    'AU-NSW': 'New South Wales',
    'AU-NT': 'Northern Territory',
    'AU-QLD': 'Queensland',
    'AU-SA': 'South Australia',
    'AU-TAS': 'Tasmania',
    'AU-VIC': 'Victoria',
    'AU-WA': 'Western Australia',
  },
} as const;

/** The option for visitors who live elsewhere. */
export const unknownState = 'Unknown';

/** Names by code over all groups, with Unknown last. */
export const stateNames: Readonly<Record<string, string>> = {
  ...stateGroups.unitedStates,
  ...stateGroups.usTerritories,
  ...stateGroups.usMilitary,
  ...stateGroups.canada,
  ...stateGroups.australia,
  [unknownState]: unknownState,
};

export const stateCodes = Object.keys(stateNames);

const countriesWithStates = new Set(
  stateCodes.filter((code) => code !== unknownState).map((code) => code.slice(0, 2)),
);

/**
 * Returns the state to select after a change of country: Unknown where the country has no listed states, and
 * empty, to be chosen again, where it has.
 */
export function stateInCountry(country: string, state: string): string {
  if (country === '') return state;
  if (!countriesWithStates.has(country)) return unknownState;
  return state.startsWith(`${country}-`) ? state : '';
}
