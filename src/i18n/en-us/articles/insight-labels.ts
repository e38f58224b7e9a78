/** Names of the filters of articles, by their query parameter. */
export const insightFilterLabels = {
  type: 'Type',
  assetType: 'Asset class',
  strategist: 'Author',
  year: 'Year',
  language: 'Language',
};

export const insightsFeedMessages = { title: 'Insights' };
