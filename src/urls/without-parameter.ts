/** Removes one parameter from a query. */
export function withoutParameter(search: string, name: string): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}
