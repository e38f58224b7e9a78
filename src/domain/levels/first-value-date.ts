type PublishedLevels = {
  level: { firstDate: string } | null;
  entitlements: { historyFrom: string | null };
};

/** The day of the first value of an index; null without levels, and where the beginning of its history is withheld. */
export const firstValueDate = ({ level, entitlements }: PublishedLevels): string | null =>
  entitlements.historyFrom === null ? (level?.firstDate ?? null) : null;
