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
import { ApiError, statusOfError } from '#src/client/calls/api-error.ts';
import { logFailure } from '#src/client/calls/log-failure.ts';
import type { PageContext } from '#src/client/page/page-context.ts';
import type { RequestContext, StructuredData } from '#src/client/page/request-context.ts';
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
  const { takeDocument, described } = getGlobalStartContext() as unknown as RequestContext;
  try {
    logUnloaded(router);
    const html = finished(await documentOf(router, responseHeaders), described);
    // The text is handed over directly: a response body would be encoded here and decoded again by the caller.
    takeDocument(await transformHtmlStringWithRouter(router, html));
    return new Response(null, { status: getSsrStatus(router), headers: responseHeaders });
  } finally {
    router.serverSsr?.cleanup();
  }
});

/**
 * What keeps a page from being loaded, such as code that is missing, is caught by the router, which shows its error page
 * and tells nobody. The API has logged its own failures.
 */
function logUnloaded(router: AnyRouter): void {
  for (const { status, error } of router.state.matches) {
    if (status === 'error' && !(error instanceof ApiError) && statusOfError(error) >= 500) {
      logFailure('page', error);
    }
  }
}

type Edit = { at: number; removed?: number; added?: string };

/** Makes what React wrote the document of a page. */
function finished(written: string, described: readonly StructuredData[]): string {
  const html = withoutNul(written);
  return edited(html, [
    ...structuredData(html, described),
    ...scriptsAfterPaint(html),
    ...longPartsLate(html),
    ...browserLoadTimes(html),
  ]);
}

/**
 * Makes all edits in one go, as each copy of a document takes milliseconds. Nothing is copied here either: strings that
 * are added up refer to their parts until they are read.
 */
function edited(html: string, edits: readonly Edit[]): string {
  let end = 0;
  let text = '';
  for (const { at, removed = 0, added = '' } of edits.toSorted((one, other) => one.at - other.at)) {
    text += html.slice(end, at) + added;
    end = at + removed;
  }
  return text + html.slice(end);
}

/** The page itself does not use its structured data, so its scripts do not carry them. */
function structuredData(html: string, described: readonly StructuredData[]): Edit[] {
  if (described.length === 0) return [];
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': described });
  // Escapes `<`, so that no text of the data can end the script.
  const added = `<script type="application/ld+json">${graph.replaceAll('<', String.raw`\u003c`)}</script>`;
  return [{ at: html.indexOf('</head>'), added }];
}

const preload = /<link rel="modulepreload"[^>]*>/g;
const entry = /<script type="module" async="" src="[^"]*"><\/script>/;
/**
 * Moves the content of the template before it into the page when the browser says that the first content is on screen.
 * The task after the frame is too early: the paint is still being made then, and Lighthouse counts with it whatever is
 * asked for before its end. So is the first paint of all, which may show nothing but a background. Not every browser
 * tells of paints: three seconds after the frame the scripts come anyway.
 */
const load =
  '{const s=document.currentScript,t=s.previousElementSibling;s.remove();t.remove();' +
  'const l=()=>document.head.append(t.content);' +
  'requestAnimationFrame(()=>setTimeout(l,3e3));' +
  "new PerformanceObserver(o=>o.getEntriesByName('first-contentful-paint')[0]&&l())" +
  ".observe({type:'paint',buffered:true})}";

/**
 * The page is readable without scripts, so they are requested after the first paint. On a slow connection styles,
 * fonts and the first picture then do not compete with them.
 */
function scriptsAfterPaint(html: string): Edit[] {
  const begin = entry.exec(html);
  if (begin === null) return [];
  const preloads = [...html.matchAll(preload)];
  const wanted = preloads.map(([link]) => link).join('');
  return [
    ...preloads.map(({ index, 0: link }) => ({ at: index, removed: link.length })),
    {
      at: begin.index,
      removed: begin[0].length,
      added: `<template>${wanted}${begin[0]}</template><script>${load}</script>`,
    },
  ];
}

const long = ' data-long=""';
/**
 * A long page starts at its top, and content far below may be laid out late, as its styles say. This is declared
 * before that content, because a browser lays out what it has parsed.
 */
const layOutLate =
  "{const s=document.currentScript;if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')" +
  "s.parentElement.dataset.layout='late';s.remove()}";

function longPartsLate(html: string): Edit[] {
  const begin = html.indexOf(long);
  if (begin < 0) return [];
  return [{ at: html.indexOf('>', begin) + 1, added: `<script>${layOutLate}</script>` }];
}

/**
 * The load times that the router writes into its script become `Date.now()`, so that two renderings of a page have the
 * same bytes and the browser uses its own clock.
 */
function browserLoadTimes(html: string): Edit[] {
  return Array.from(html.matchAll(/",u:\d{13},s:"/g), ({ index, 0: written }) => ({
    at: index,
    removed: written.length,
    added: '",u:Date.now(),s:"',
  }));
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
