/** A query without one of its parameters. */
export function withoutParameter(search: string, name: string): string {
  const params = new URLSearchParams(search);
  params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}
