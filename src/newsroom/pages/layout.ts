import { html } from 'hono/html';
import { wholeWords } from '#src/publishing/difference/whole-words.ts';
import { addresses } from '../addresses.ts';
import type { Visit } from '../identity.ts';
import type { Refusal } from '../refusal.ts';

/** Markup whose values are escaped. */
export type Html = ReturnType<typeof html>;

export type Page = {
  title: string;
  /** Address of the menu entry that the page belongs to. */
  section?: string;
  /** Address that the page leads on to by itself. */
  next?: string;
  content: Html;
};

/** The frame of every page: the site's name, its stylesheets, and the signed-in person. */
export type Frame = { siteName: string; stylesheets: readonly string[]; visit: Visit | null };

const menu = [
  [addresses.drafts, 'Drafts'],
  [addresses.releases, 'Releases'],
  [addresses.state, 'State of the data'],
  [addresses.audit, 'Audit log'],
] as const;

export async function layout(page: Page, { siteName, stylesheets, visit }: Frame): Promise<string> {
  const { title, content } = page;
  const text = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} · ${siteName} newsroom</title>
        ${page.next && html`<meta http-equiv="refresh" content="0; url=${page.next}" />`}
        ${stylesheets.map((href) => html`<link rel="stylesheet" href="${href}" />`)}
      </head>
      <body>
        <header>
          <p>${siteName} newsroom</p>
          ${visit && navigation(page, visit)}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
  return String(text);
}

function navigation({ section }: Page, visit: Visit): Html {
  const { actor, role } = visit.person;
  return html`<nav aria-label="Newsroom">
      <ul>
        ${menu.map(
          ([href, name]) =>
            html`<li>
              <a href="${href}" ${section === href && html`aria-current="page"`}>${name}</a>
            </li>`,
        )}
      </ul>
    </nav>
    <form method="post" action="${addresses.signOut}">
      ${formKeyField(visit)}
      <span>${actor.name}, ${role}</span>
      <button class="plain">Sign out</button>
    </form>`;
}

export const formKeyField = ({ formKey }: Visit): Html =>
  html`<input type="hidden" name="form_key" value="${formKey}" />`;

/** What the last action led to: that it was done, or why it was not. */
export function outcome(said: string | null, refusal: Refusal | null): Html | '' {
  if (refusal !== null) {
    return html`<p class="notice" role="alert">That was not done: ${refusal.text}</p>`;
  }
  return said === null ? '' : html`<p class="notice" role="status">${said}</p>`;
}

type Cell = Html | string | number | null;

/** A text whose dates, keys and names of guards do not wrap at their hyphens. */
const inWords = (text: string): Html =>
  html`${wholeWords(text).map(({ part, isWhole }) => (isWhole ? html`<span class="whole">${part}</span>` : part))}`;

/**
 * A table; on a phone a row is a block, in which each value stands beside the name of its column.
 * @param below what is too long for a column, by the row that it belongs to; null for none
 */
export function table(
  name: string,
  head: readonly string[],
  rows: readonly Cell[][],
  below: readonly (Html | null)[] = [],
): Html {
  return html`<div tabindex="0" role="region" aria-label="${name}">
    <table>
      <thead>
        <tr>
          ${head.map((cell) => html`<th scope="col">${cell}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row, at) =>
            html`<tr>
                ${row.map((cell, column) => html`<td data-head="${head[column]}">${typeof cell === 'string' ? inWords(cell) : (cell ?? '')}</td>`)}
              </tr>
              ${
                below[at] &&
                html`<tr>
                  <td colspan="${head.length}" class="below"><div>${below[at]}</div></td>
                </tr>`
              }`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** Names with their values; empty ones are left out. */
export function facts(rows: readonly (readonly [string, Cell])[]): Html {
  return html`<dl>
    ${rows.map(([name, value]) =>
      value === null || value === ''
        ? ''
        : html`<dt>${name}</dt>
            <dd>${value}</dd>`,
    )}
  </dl>`;
}

/** A moment to the second, in UTC. @param iso a timestamp */
export function moment(iso: string): Html {
  const text = new Date(iso).toISOString();
  const [date, time] = [text.slice(0, 10), `${text.slice(11, 19)} UTC`];
  return html`<time datetime="${text}"
    ><span class="whole">${date}</span> <span class="whole">${time}</span></time
  >`;
}
