import {
  downloadCalls,
  downloadFormats,
  mediaTypes,
  parquetMediaType,
  pdfMediaType,
} from '#src/contract/api/endpoints/download-calls.ts';
import { parametersOf } from './parameters.ts';
import { notFoundAnswer, problemAnswer, readRefusals } from './problem-answer.ts';
import { wordsOf } from './words-of.ts';

/** Rows by the keys of their columns. */
const rowsInJson = { type: 'array', items: { type: 'object', additionalProperties: true } };

/** A table in JSON, with what it says of itself. */
const tableInJson = {
  type: 'object',
  properties: {
    about: { type: 'object', additionalProperties: { type: 'string' } },
    rows: rowsInJson,
  },
  required: ['about', 'rows'],
};

/** The OpenAPI description of the downloads. */
export function downloadPaths(): Record<string, object> {
  const binary = { schema: { type: 'string', format: 'binary' } };
  const contentsWith = (json: object) =>
    downloadFormats.map(
      (format) => [mediaTypes[format], format === 'json' ? { schema: json } : binary] as const,
    );
  const table = contentsWith(tableInJson);
  const metadata = [
    [mediaTypes.json, { schema: { type: 'object', additionalProperties: true } }],
  ] as const;
  const contentsOf: Record<keyof typeof downloadCalls, readonly (readonly [string, object])[]> = {
    levelsDownload: table,
    constituentsDownload: table,
    listDownload: [...contentsWith(rowsInJson), [parquetMediaType, binary]],
    listDownloadMetadata: metadata,
    blendDownload: [...table, [pdfMediaType, binary]],
    compareObservations: [[mediaTypes.csv, binary]],
    blendObservations: [[mediaTypes.csv, binary]],
  };
  return Object.fromEntries(
    Object.entries(downloadCalls).map(([name, call]) => [
      call.path,
      {
        get: {
          operationId: name,
          tags: ['Index'],
          ...wordsOf(name, call.summary),
          parameters: parametersOf(call),
          responses: {
            '200': {
              description: 'The file',
              content: Object.fromEntries(contentsOf[name as keyof typeof downloadCalls]),
            },
            '304': { description: 'If-None-Match names the file' },
            '403': problemAnswer(403, 'The provider does not allow it; `detail` says what and why'),
            '404': notFoundAnswer(
              'No index bears this identifier, or there is nothing to download',
            ),
            ...readRefusals,
          },
        },
      },
    ]),
  );
}
