import { HeadContent, RouterContextProvider, type AnyRouter } from '@tanstack/react-router';
import {
  defineHandlerCallback,
  getSsrStatus,
  RouterServer,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server';
import { getGlobalStartContext } from '@tanstack/react-start';
import type { ReactElement, ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { RequestContext } from '#src/client/page/request-context.ts';
import { BareErrorPage } from '#src/features/errors/bare-error-page.tsx';
import { FailedErrorPage } from '#src/features/errors/failed-error-page.tsx';
import { languageFacts } from '#src/domain/language.ts';

/** React's marks of a boundary that caught an error, and of one that had nothing to show in its place. */
const caught = '<!--$!-->';
const leftEmpty = /<!--\$!--><template[^>]*><\/template><!--\/\$-->/;

/**
 * Makes the document of a page: buffered, not streamed, since the whole of it is needed to hash its inline
 * scripts and to cache it. Where a component breaks, what its boundary shows instead stands; a page that would
 * have a hole becomes the error page (ER-04). Neither is to be kept.
 */
export const renderDocument = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { takeDocument } = getGlobalStartContext() as unknown as RequestContext;
  try {
    const html = await documentOf(router, responseHeaders);
    // As the text that it is: a body would be encoded here, only to be decoded by the one who asked.
    takeDocument(
      withoutNul(
        longPartsLate(scriptsAfterPaint(await transformHtmlStringWithRouter(router, html))),
      ),
    );
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

const preloads = /<link rel="modulepreload"[^>]*>/g;
const entry = /<script type="module" async="" src="[^"]*"><\/script>/;
/** Puts what the template before it holds into the page once the page has been painted. */
const load =
  '{const s=document.currentScript,t=s.previousElementSibling;s.remove();t.remove();' +
  'requestAnimationFrame(()=>setTimeout(()=>document.head.append(t.content)))}';

/**
 * A page can be read without its scripts: they are asked for when it has been painted, so that on a slow line
 * styles, fonts and the first picture need not share it with them.
 */
function scriptsAfterPaint(html: string): string {
  const wanted = html.match(preloads)?.join('') ?? '';
  return html
    .replace(preloads, '')
    .replace(entry, (script) => `<template>${wanted}${script}</template><script>${load}</script>`);
}

const long = ' data-long=""';
/**
 * A new visit to a long page begins at its top: what is far below may be laid out late, as its styles say. Said before
 * any of it is there, since a browser lays out what it has read so far.
 */
const layOutLate =
  "{const s=document.currentScript;if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')" +
  "s.parentElement.dataset.layout='late';s.remove()}";

function longPartsLate(html: string): string {
  const begin = html.indexOf(long);
  if (begin < 0) return html;
  const inside = html.indexOf('>', begin) + 1;
  return `${html.slice(0, inside)}<script>${layOutLate}</script>${html.slice(inside)}`;
}

const script = /<script[^>]*>[\s\S]*?<\/script>/g;

/**
 * An address may name U+0000. A browser reads it as U+FFFD, and a script that holds one has another hash than the
 * policy allows: in scripts it is written as JavaScript escapes it, elsewhere as what it is read as.
 */
function withoutNul(html: string): string {
  if (!html.includes('\0')) return html;
  return html
    .replace(script, (text) => text.replaceAll('\0', String.raw`\x00`))
    .replaceAll('\0', '\uFFFD');
}

async function documentOf(router: AnyRouter, headers: Headers): Promise<string> {
  const page = <RouterServer router={router} />;
  const html = textOf(page);
  if (html !== null && !html.includes(caught)) return html;
  const error = await whatBreaks(page);
  logFailure('page', error);
  headers.set('Cache-Control', 'no-store');
  return html === null || leftEmpty.test(html) ? errorDocument(router, error) : html;
}

/** Null where an error left no document at all. */
function textOf(page: ReactElement): string | null {
  try {
    return renderToString(page);
  } catch {
    return null;
  }
}

/** The renderer to a string does not tell of what a boundary caught: the other one does. */
function whatBreaks(page: ReactElement): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(page, { onError: resolve, onAllReady: () => resolve('nothing') });
  });
}

/**
 * The error page, and if that breaks too, its fallback (LY-04): in the browser boundaries do the same. Without
 * scripts, which would only break the page once more.
 */
function errorDocument(router: AnyRouter, error: unknown): string {
  const { language, reportStatus } = router.options.context as PageContext;
  const around = (content: ReactNode) =>
    renderToString(
      <RouterContextProvider router={router}>
        <html lang={languageFacts[language].tag}>
          <head>
            <HeadContent />
          </head>
          <body>{content}</body>
        </html>
      </RouterContextProvider>,
    );
  try {
    return around(<BareErrorPage error={error} />);
  } catch (failure) {
    logFailure('error page', failure);
    reportStatus(500);
    return around(<FailedErrorPage language={language} error={failure} />);
  }
}
