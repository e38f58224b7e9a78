import { html } from 'hono/html';
import type { HtmlEscapedString } from 'hono/utils/html';
import type { Endpoint } from '#src/contract/api/endpoints/endpoint.ts';
import { tags } from '#src/contract/api/endpoints/endpoint.ts';
import { downloadCalls } from '#src/contract/api/endpoints/download-calls.ts';
import { endpoints } from '#src/contract/api/endpoints/endpoints.ts';
import {
  marketDataCalls,
  type MarketDataCall,
} from '#src/contract/api/endpoints/market-data-calls.ts';
import { api, pages } from '#src/urls.ts';
import { callAddress } from '#src/urls/call-address.ts';
import { apiDocuments } from '#src/urls/api-documents.ts';
import { found } from '#src/urls/discovery.ts';
import { realTimeHeader } from '#src/urls/market-data.ts';
import { fieldsOf, typeName } from './fields.ts';
import type { openapiDocument } from './openapi.ts';
import { parametersOf, type Parameter } from './parameters.ts';

type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
type Document = ReturnType<typeof openapiDocument>;

/** Identifiers that the release has, so that every example can be tried. */
export type ExampleIds = {
  fundId: string;
  secId: string;
  performanceId: string;
  articleId: string;
  documentId: string;
  versionedDocumentId: string;
  noticeId: string;
};

/** The browsable reference: plain HTML without scripts, readable with the stylesheet or without. */
export function referencePage(
  document: Document,
  { publicUrl, siteName }: { publicUrl: string; siteName: string },
  ids: ExampleIds,
): Html {
  const calls: [string, Endpoint][] = Object.entries(endpoints);
  return html`<!doctype html>
    <html lang="en-US">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${document.info.title} | ${siteName}</title>
        <link rel="icon" href="${found.icon}" type="image/svg+xml" />
        <link rel="stylesheet" href="${apiDocuments.styles}" />
      </head>
      <body>
        <header>
          <p><a href="${pages.home}">${siteName}</a></p>
          <h1>${document.info.title}</h1>
          <p>${document.info.description}</p>
          <p>
            Every call is a GET below <code>${publicUrl}${api.base}</code>; a name in braces stands
            for a parameter. It is also described as
            <a href="${apiDocuments.openapi}">OpenAPI ${document.openapi}</a>. A list is given by
            repeating its parameter. An empty parameter counts as absent. One that a call does not
            know is refused with 400, but for marks of advertisers (<code>utm_source</code>,
            <code>gclid</code>), which are left alone.
          </p>
        </header>
        <nav aria-label="Calls">
          <ul>
            ${[...calls, ...Object.entries({ ...downloadCalls, ...marketDataCalls })].map(([name, { path }]) => html`<li><a href="#${name}">${path}</a></li> `)}
          </ul>
        </nav>
        <main>
          ${tags.map(
            (tag) =>
              html`<h2>${tag}</h2>
                ${calls
                  .filter(([, endpoint]) => endpoint.tag === tag)
                  .map(([name, endpoint]) => callSection(name, endpoint, publicUrl, ids))}
                ${tag === 'Index' ? downloadSections(publicUrl, ids) : ''}
                ${tag === 'Market data' ? marketDataSections() : ''}`,
          )}
          <h2>Schemas</h2>
          ${Object.entries(document.components.schemas).map(([name, schema]) =>
            schemaSection(name, schema),
          )}
        </main>
      </body>
    </html>`;
}

function callSection(name: string, endpoint: Endpoint, publicUrl: string, ids: ExampleIds): Html {
  const address = exampleAddress(endpoint, ids);
  return html`<section id="${name}">
    <h3><code>GET ${endpoint.path}</code></h3>
    <p>${endpoint.summary}.</p>
    ${parameterTable(name, parametersOf(endpoint))}
    <p>
      Answer:
      <a href="#schema-${endpoint.answerName}">${endpoint.answerName}</a>${
        endpoint.notFound ? html`; 404: ${endpoint.notFound}` : ''
      }. <a href="${address}">Try it</a>
    </p>
    <pre tabindex="0"><code>curl --compressed '${publicUrl}${address}'</code></pre>
  </section> `;
}

function downloadSections(publicUrl: string, ids: ExampleIds): Html[] {
  return Object.entries(downloadCalls).map(([name, call]) => {
    const address = exampleAddress(call, ids);
    return html`<section id="${name}">
      <h3><code>GET ${call.path}</code></h3>
      <p>${call.summary}.</p>
      ${parameterTable(name, parametersOf(call))}
      <p>
        Answer: a file; 403 where the provider does not allow it. <a href="${address}">Try it</a>
      </p>
      <pre tabindex="0"><code>curl --compressed -OJ '${publicUrl}${address}'</code></pre>
    </section> `;
  });
}

function marketDataSections(): Html {
  return html`<p>
      Tokens are free and short-lived. The bearer token goes into <code>Authorization</code>, the
      real-time token into <code>${realTimeHeader}</code>. Answers are never kept.
    </p>
    ${Object.entries(marketDataCalls).map(([name, call]) => marketDataSection(name, call))}`;
}

function marketDataSection(name: string, call: MarketDataCall): Html {
  const needs = call.needs.length === 0 ? 'nothing' : `${call.needs.join(' and ')} token`;
  return html`<section id="${name}">
    <h3><code>GET ${call.path}</code></h3>
    <p>
      ${call.summary}. Needs ${needs}. Answer:
      <a href="#schema-${call.answerName}">${call.answerName}</a>${
        call.isStream ? html`, as server-sent events named <code>level</code>` : ''
      }.
    </p>
  </section> `;
}

function exampleAddress(
  { path, example }: Pick<Endpoint, 'path' | 'example'>,
  ids: ExampleIds,
): string {
  const filled = example.replace(/\{(\w+)\}/g, (placeholder, id: string) =>
    id in ids ? encodeURIComponent(ids[id as keyof ExampleIds]) : placeholder,
  );
  const search = new URLSearchParams(filled);
  const names = [...new Set(search.keys())];
  return callAddress(path, Object.fromEntries(names.map((name) => [name, search.getAll(name)])));
}

function parameterTable(name: string, parameters: Parameter[]): Html {
  return table(
    `Parameters of ${name}`,
    ['Parameter', 'Type', 'Default', 'Meaning'],
    parameters.map(({ name: parameter, schema, required, description }) => [
      html`<code>${parameter}</code>`,
      typeName(schema),
      required ? 'required' : defaultOf(schema),
      description ?? '',
    ]),
  );
}

function defaultOf(schema: Parameter['schema']): string {
  const value = schema.default;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

function schemaSection(name: string, schema: Parameter['schema']): Html {
  const rows = fieldsOf(schema).map(({ path, type, reference, description }) => [
    html`<code>${path}</code>`,
    reference ? html`<a href="#schema-${reference}">${type}</a>` : type,
    description,
  ]);
  return html`<section id="schema-${name}">
    <h3><code>${name}</code></h3>
    ${table(`Fields of ${name}`, ['Field', 'Type', 'Meaning'], rows)}
  </section> `;
}

function table(caption: string, heads: string[], rows: (string | Html)[][]): Html {
  return html`<div role="region" aria-label="${caption}" tabindex="0">
    <table>
      <caption>
        ${caption}
      </caption>
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell) => html`<td>${cell}</td>`)}
            </tr> `,
        )}
      </tbody>
    </table>
  </div>`;
}
