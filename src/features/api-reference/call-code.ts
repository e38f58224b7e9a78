import type { ReferenceCall } from '#src/contract/api/endpoints/reference-endpoints.ts';

/** Languages of the examples, by their names in addresses; the first is shown where none is chosen. */
export const codeLanguages = {
  curl: 'curl',
  python: 'Python',
  r: 'R',
  javascript: 'JavaScript',
} as const;

export type CodeLanguage = keyof typeof codeLanguages;

export const isCodeLanguage = (name: string | undefined): name is CodeLanguage =>
  name !== undefined && name in codeLanguages;

/** Code that makes the example call. */
export function codeOf(
  language: CodeLanguage,
  { answer }: Pick<ReferenceCall, 'answer'>,
  address: string,
): string {
  const isFile = answer === 'file';
  switch (language) {
    case 'curl':
      return `curl --compressed ${isFile ? '-OJ ' : ''}'${address}'`;
    case 'python':
      return isFile
        ? `import urllib.request
urllib.request.urlretrieve("${address}", "download.csv")`
        : `import json, urllib.request
with urllib.request.urlopen("${address}") as answer:
    print(json.load(answer))`;
    case 'r':
      return isFile
        ? `download.file("${address}", "download.csv")`
        : `answer <- jsonlite::fromJSON("${address}")
str(answer, max.level = 2)`;
    case 'javascript':
      return `const answer = await fetch("${address}");
console.log(await answer.${isFile ? 'text' : 'json'}());`;
  }
}
