export const insightCardMessages = {
  minutes: (count: string) => `${count} min read`,
  span: (from: string, to: string) => `${from} to ${to}`,
  backTested: (span: string) => `${span}, partly back-tested`,
};
