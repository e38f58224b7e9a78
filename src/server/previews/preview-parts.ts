import { hash } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { createMiddleware } from 'hono/factory';
import { differencePage, differenceStyle } from '#src/publishing/difference/difference-page.ts';
import { previewChanges, previewMarks } from '#src/urls/preview-link.ts';
import type { Env } from '../settings/env.ts';
import { changedPlaces, type ChangedPlace } from './changed-places.ts';
import { marksOf } from './preview-marks.ts';

/** What a preview adds to the site: the list of changed places, and the stylesheet that marks them. */
export function previewParts({ changes }: NonNullable<Env['preview']>): Hono {
  const app = new Hono();
  const places = changedPlaces(changes);
  const marks = marksOf(places);
  const policy = `default-src 'none'; style-src 'sha256-${hash('sha256', differenceStyle, 'base64')}'; frame-ancestors 'none'`;
  app.use(previewHeaders);
  app.get(previewMarks, (c) => c.body(marks, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get(previewChanges, (c) =>
    c.html(differencePage(changes, places.map(whereToLook)), 200, {
      'Content-Security-Policy': policy,
    }),
  );
  return app;
}

/** An index page is long: its first changed section is what there is to see. */
const whereToLook = ({ name, address, sections: [first] }: ChangedPlace) => ({
  name,
  address: address === null || first === undefined ? address : `${address}#${first}`,
});

/** No answer of a preview may be cached or indexed; pages link the stylesheet of marks, and files are named as of one. */
const previewHeaders = createMiddleware(async (c, next) => {
  // Compressed pages could not be given the link to the stylesheet.
  c.req.raw.headers.delete('Accept-Encoding');
  await next();
  c.header('X-Robots-Tag', 'noindex, nofollow');
  c.header('Cache-Control', 'private, no-store');
  const isPage = c.res.headers.get('Content-Type')?.startsWith('text/html') === true;
  if (!isPage) return markFile(c);
  if (c.req.path === previewChanges) return;
  const page = await c.res.text();
  const { status, headers } = c.res;
  headers.delete('Content-Length');
  c.res = new Response(page.replace('</head>', `${link}</head>`), { status, headers });
});

/** A file on its own: scripts and styles of the site are part of its pages. */
const lastName = /^(?!\/assets\/|\/preview\/).*\/([\w.-]+\.\w+)$/;

/** Whoever saves a file of a preview, or is sent one, sees by its name what it is: nothing in it says so. */
function markFile(c: Context): void {
  const name = lastName.exec(c.req.path)?.[1];
  if (!c.res.ok || name === undefined) return;
  const said = c.res.headers.get('Content-Disposition') ?? `inline; filename="${name}"`;
  c.header('Content-Disposition', said.replaceAll(/(filename="|UTF-8'')/g, '$1preview-'));
}

const link = `<link rel="stylesheet" href="${previewMarks}">`;
