export const insightCardMessages = { minutes: (count: string) => `${count} min read` };
