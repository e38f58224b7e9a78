import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { pictureLook, type PictureLook } from '#src/brand/picture-look.ts';
import type { Brand, Theme } from '#src/contract/provider/brand.ts';
import { languageFacts, type Language } from '#src/domain/language.ts';
import { embedFrameScript } from '#src/urls/embeds.ts';

export type Html = ReturnType<typeof html>;

/** What a frame shows, and the page of the site that it is a part of, without its language. */
export type EmbedContent = { title: string; page: string; content: Html; isPicture?: boolean };

export type EmbedPage = {
  language: Language;
  title: string;
  /** Address of the whole page of which the frame shows a part. */
  href: string;
  content: Html;
  source: string;
  /** Says that the provider is illustrative; null for a real one. */
  notice: string | null;
  brand: Brand | null;
  /** Null follows the reader's system. */
  theme: Theme | null;
};

const varsOf = ({ paper, ink, quiet, rule }: PictureLook) =>
  `--paper:${paper};--ink:${ink};--quiet:${quiet};--rule:${rule}`;

function styleOf(brand: Brand | null, theme: Theme | null): string {
  const vars = (of: Theme) => varsOf(pictureLook(brand, of));
  const root = theme === null ? 'light dark' : theme;
  const dark = theme === null ? `@media(prefers-color-scheme:dark){:root{${vars('dark')}}}` : '';
  return (
    `:root{color-scheme:${root};${vars(theme ?? 'light')}}${dark}` +
    'body{margin:0;padding:12px;background:var(--paper);color:var(--ink);' +
    "font:16px/1.5 'Source Sans 3',system-ui,sans-serif;font-variant-numeric:tabular-nums}" +
    'figure{margin:0}img{display:block;width:100%;height:auto}a{color:inherit}' +
    'h1{margin:0 0 4px;font-size:18px;line-height:1.3}p{margin:0 0 8px}' +
    '.heard{position:absolute;clip-path:inset(50%);width:1px;height:1px;overflow:hidden}' +
    'picture+figcaption{padding-inline:3%}' +
    'figcaption,.quiet{color:var(--quiet);font-size:13px}' +
    'table{width:100%;border-collapse:collapse;margin:0 0 8px}' +
    'th,td{padding:3px 0;border-top:1px solid var(--rule);text-align:start;font-weight:400}' +
    'td,.end{text-align:end}thead{font-size:13px;color:var(--quiet)}'
  );
}

/** An HTML document and its content security policy. */
export type FramedPage = { text: string; policy: string };

/** A page for a frame on another site, with the policy that it is sent with: it loads its picture and one script. */
export async function embedPage(page: EmbedPage, framedBy: string): Promise<FramedPage> {
  const { language, title, href, content, source, notice, brand, theme } = page;
  const text = await html`<!doctype html>
    <html lang="${languageFacts[language].tag}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title}</title>
        <link rel="canonical" href="${href}" />
        <style>
          ${raw(styleOf(brand, theme))}
        </style>
      </head>
      <body>
        <main>
          <figure>
            ${content}
            <figcaption>
              <a href="${href}" target="_blank" rel="noopener">${source}</a
              >${notice && ` · ${notice}`}
            </figcaption>
          </figure>
        </main>
        <script src="${embedFrameScript}" type="module"></script>
      </body>
    </html> `;
  const [, style = ''] = /<style>(.*?)<\/style>/s.exec(text) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = [
    "default-src 'none'",
    "img-src 'self'",
    `style-src 'sha256-${hash}'`,
    "script-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
  ].join('; ');
  return { text, policy };
}
