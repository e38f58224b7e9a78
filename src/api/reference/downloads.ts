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

/** The OpenAPI description of the downloads. */
export function downloadPaths(): Record<string, object> {
  const binary = { schema: { type: 'string', format: 'binary' } };
  const contents = downloadFormats.map((format) => [mediaTypes[format], binary] as const);
  const json = [
    [mediaTypes.json, { schema: { type: 'object', additionalProperties: true } }],
  ] as const;
  const contentsOf: Record<keyof typeof downloadCalls, readonly (readonly [string, object])[]> = {
    levelsDownload: contents,
    constituentsDownload: contents,
    listDownload: [...contents, [parquetMediaType, binary]],
    listDownloadMetadata: json,
    blendDownload: [...contents, [pdfMediaType, binary]],
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
