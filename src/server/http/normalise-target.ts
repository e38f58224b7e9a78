import type { RequestListener } from 'node:http';

/**
 * A target that everybody reads alike: a path of this site in plain characters, without segments of dots and
 * without encoded letters, digits, `-`, `.`, `_` and `~`, which mean the same unencoded (RFC 3986, 6.2.2.2).
 */
const plainTarget =
  /^(?:\/(?!\.\.?(?:[/?]|$))(?:[\w!$&'()*+,.:;=@~-]|%(?!2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e))*)+(?:\?[^#]*)?$/i;

const origin = /^https?:\/\/[^/?#]*/i;
/** Not behind the beginning of another encoding: `%%32e` would become `%2e`, which means a dot. */
const encodedPlain = /(?<!%[\da-f]?)%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi;

/**
 * Reads the target of each request once, before anything looks at it: limits, memory, log and the site itself
 * must mean the same address. Browsers never send another; who does could else ask for a stream as if it were
 * a page, or be remembered under an address that is not his.
 */
export function plainTargets(next: RequestListener): RequestListener {
  return (request, response) => {
    const { url = '/' } = request;
    if (!plainTarget.test(url)) request.url = readTarget(url);
    next(request, response);
  };
}

function readTarget(target: string): string {
  const own = target.replace(origin, '');
  // As text: a path of two slashes would be read as a host.
  const { pathname, search } = new URL(`http://this.site${/^[/\\]/.test(own) ? '' : '/'}${own}`);
  return pathname.replaceAll(encodedPlain, decodeURIComponent) + search;
}
