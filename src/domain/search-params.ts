/**
 * Parses the `searchParams` of a section (TP-04): `key=value` pairs joined by `&`, where `%20` is a space. A
 * repeated key has several values, and a pair without a value is ignored. A `+` is a plus sign, and invalid
 * escapes are kept as they are.
 */
export function readSearchParams(text: string): Record<string, string[]> {
  const params = new Map<string, string[]>();
  for (const pair of text.split('&')) {
    const [key = '', ...rest] = pair.split('=');
    const value = decode(rest.join('=')).trim();
    const name = decode(key).trim();
    if (name === '' || value === '') continue;
    params.set(name, [...(params.get(name) ?? []), value]);
  }
  return Object.fromEntries(params);
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
