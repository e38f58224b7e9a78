import { createConfig, lintFromString } from '@redocly/openapi-core';

/** What a linter of OpenAPI remarks on a document, by all rules that it recommends; each remark once. */
export async function remarksOnOpenApi(source: string): Promise<string[]> {
  const config = await createConfig('extends: [recommended]');
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return [...new Set(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`))];
}
