type Connection = { saveData?: boolean; effectiveType?: string };

/** On a slow connection, or where the visitor saves data, nothing is fetched ahead (NV-08). */
export function isSparing(): boolean {
  const { connection = {} } = navigator as { connection?: Connection };
  return connection.saveData === true || connection.effectiveType?.endsWith('2g') === true;
}
