/** Change from one level to a later one, per cent; null where one is missing or not above zero, of which no part can be told. */
export function changeOf(level: number | null, before: number | null): number | null {
  if (level === null || before === null || !(level > 0) || !(before > 0)) return null;
  return (level / before - 1) * 100;
}
