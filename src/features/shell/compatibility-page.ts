import type { Language } from '#src/domain/language.ts';
import { languageFacts } from '#src/domain/language.ts';
import { compatibilityMessages } from '#src/i18n/messages/site/compatibility.ts';
import { headFiles } from '#src/urls/discovery.ts';

const supportedBrowsers = ['Chrome', 'Firefox', 'Edge', 'Safari'];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? '');

/**
 * The warning that stands in place of the site in Internet Explorer (BR-01): HTML that a browser of 2001
 * shows, without scripts, styles or vector pictures.
 */
export function compatibilityPage(language: Language, providerName: string): string {
  const { title, message } = compatibilityMessages(language);
  const name = escapeHtml(providerName);
  const browsers = supportedBrowsers.map((browser) => `<li>${browser}</li>`).join('');
  return `<!DOCTYPE html>
<html lang="${languageFacts[language].tag}">
<head><meta charset="utf-8"><title>${escapeHtml(title)} | ${name}</title></head>
<body bgcolor="#fbfaf7" text="#15171c">
<table role="presentation" align="center" width="640" cellpadding="24"><tr><td>
<p><img src="${headFiles.touchIcon}" width="48" height="48" alt="" align="middle"> <font size="5"><b>${name}</b></font></p>
<hr>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(message)}</p>
<ul>${browsers}</ul>
</td></tr></table>
</body>
</html>
`;
}
