import type { Token } from 'markdown-it';
import type { Language } from '#src/domain/language.ts';
import { localPath } from '#src/urls.ts';

/** Links to pages of the site lead to the reader's language and are handled by the router; others are plain links. */
export function localiseLinks(tokens: readonly Token[], language: Language): void {
  for (const token of tokens) {
    if (token.children) localiseLinks(token.children, language);
    if (token.type !== 'link_open') continue;
    const href = String(token.attrGet('href') ?? '');
    if (isOwnPath(href)) {
      token.attrSet('href', localPath(language, href));
      token.attrSet('data-page-link', '');
    } else if (/^https?:|^\/\//.test(href)) {
      token.attrSet('rel', 'noopener external');
    }
  }
}

function isOwnPath(href: string): boolean {
  return href.startsWith('/') && !href.startsWith('//');
}
