import type { RequestListener } from 'node:http';

/**
 * A target in normal form: a path in plain characters, without dot segments, and without percent-encoded letters,
 * digits, `-`, `.`, `_` and `~`, which mean the same unencoded (RFC 3986, 6.2.2.2).
 */
const normalForm =
  /^(?:\/(?!\.\.?(?:[/?]|$))(?:[\w!$&'()*+,.:;=@~-]|%(?!2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e))*)+(?:\?[^#]*)?$/i;

const origin = /^https?:\/\/[^/?#]*/i;
/** Not after an incomplete encoding: `%%32e` would become `%2e`, which means a dot. */
const needlesslyEncoded = /(?<!%[\da-f]?)%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * Normalises the target of each request first of all, so that limits, cache, log and router see the same address.
 * Browsers send nothing else; without this, a crafted target could pass for another address in the limits, or poison the
 * cache.
 */
export function normaliseTargets(next: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    if (!normalForm.test(url)) request.url = normalTarget(url);
    next(request, response);
  };
}

function normalTarget(target: string): string {
  const own = target.replace(origin, '');
  // Joined as text: `new URL(path, base)` would read a path that begins with two slashes as a host.
  const { pathname, search } = new URL(`http://this.site${/^[/\\]/.test(own) ? '' : '/'}${own}`);
  return pathname.replaceAll(needlesslyEncoded, decodeURIComponent) + search;
}
