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

/** React's markers of a boundary that caught an error, and of one without a fallback to show. */
const caught = '<!--$!-->';
const leftEmpty = /<!--\$!--><template[^>]*><\/template><!--\/\$-->/;

/**
 * Renders the document of a page. It is buffered, because its inline scripts are hashed and the page is cached as
 * a whole. Where a component fails, the fallback of its boundary is shown; a page without a fallback becomes the
 * error page (ER-04). Neither may be cached.
 */
export const renderDocument = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const { takeDocument } = getGlobalStartContext() as unknown as RequestContext;
  try {
    const html = await documentOf(router, responseHeaders);
    // The text is handed over directly: a response body would be encoded here and decoded again by the caller.
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
/**
 * Moves the content of the template before it into the page when the browser says that the first paint is on screen.
 * The task after the frame is too early: the paint is still being made then, and Lighthouse counts with it whatever is
 * asked for before its end. Not every browser tells of paints: three seconds after the frame the scripts come anyway.
 */
const load =
  '{const s=document.currentScript,t=s.previousElementSibling;s.remove();t.remove();' +
  'const l=()=>document.head.append(t.content);' +
  'requestAnimationFrame(()=>setTimeout(l,3e3));' +
  "new PerformanceObserver(l).observe({type:'paint',buffered:true})}";

/**
 * The page is readable without scripts, so they are requested after the first paint. On a slow connection styles,
 * fonts and the first picture then do not compete with them.
 */
function scriptsAfterPaint(html: string): string {
  const wanted = html.match(preloads)?.join('') ?? '';
  return html
    .replace(preloads, '')
    .replace(entry, (script) => `<template>${wanted}${script}</template><script>${load}</script>`);
}

const long = ' data-long=""';
/**
 * A long page starts at its top, and content far below may be laid out late, as its styles say. This is declared
 * before that content, because a browser lays out what it has parsed.
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
 * An address may contain U+0000. Browsers read it as U+FFFD, so a script that contains it would not match the hash
 * in the policy. In scripts it is written as an escape, elsewhere as U+FFFD.
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

/** Rendering to a string does not report errors that a boundary caught; the streaming renderer does. */
function whatBreaks(page: ReactElement): Promise<unknown> {
  return new Promise((resolve) => {
    renderToPipeableStream(page, { onError: resolve, onAllReady: () => resolve('nothing') });
  });
}

/**
 * Renders the error page, or its fallback if that fails too (LY-04), as boundaries do in the browser. It has no
 * scripts, which would only fail again.
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
