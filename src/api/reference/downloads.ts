import {
  downloadCalls,
  downloadFormats,
  mediaTypes,
  parquetMediaType,
  pdfMediaType,
} from '#src/contract/api/endpoints/download-calls.ts';
import { parametersOf } from './parameters.ts';

type ProblemAnswer = (description: string) => object;

/** The paths that answer with a file, as OpenAPI describes them. */
export function downloadPaths(problemAnswer: ProblemAnswer): Record<string, object> {
  const binary = { schema: { type: 'string', format: 'binary' } };
  const contents = downloadFormats.map((format) => [mediaTypes[format], binary] as const);
  const json = [[mediaTypes.json, { schema: { type: 'object' } }]] as const;
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
          summary: call.summary,
          parameters: parametersOf(call),
          responses: {
            '200': {
              description: 'The file',
              content: Object.fromEntries(contentsOf[name as keyof typeof downloadCalls]),
            },
            '304': { description: 'If-None-Match names the file' },
            '400': problemAnswer('A parameter is wrong; `parameters` names which'),
            '403': problemAnswer('The provider does not allow it; `detail` says what and why'),
            '404': problemAnswer('No index bears this identifier, or there is nothing to download'),
            '503': problemAnswer(
              'The data cannot be read, or the workbook not be made, at the moment',
            ),
          },
        },
      },
    ]),
  );
}
