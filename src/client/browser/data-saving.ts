type Connection = { saveData?: boolean; effectiveType?: string };

/** True on a 2G connection, or when the visitor's browser saves data: nothing is then prefetched (NV-08). */
export function prefersLessData(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true;
}
