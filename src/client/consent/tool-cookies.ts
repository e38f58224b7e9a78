/** Removes the cookies with these prefixes, for this host and its parent domains, where measuring tools set them. */
export function removeCookies(beginnings: readonly string[]): void {
  const names = document.cookie.split('; ').map((one) => one.split('=', 1)[0]!);
  for (const name of names) {
    if (!beginnings.some((beginning) => name.startsWith(beginning))) continue;
    for (const domain of ['', ...domainsOf(location.hostname)]) {
      document.cookie = `${name}=; Path=/; Max-Age=0${domain && `; Domain=${domain}`}`;
    }
  }
}

/** `a.example.org` and `example.org` of the first. */
function domainsOf(hostname: string): string[] {
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, at) => labels.slice(at).join('.'));
}
