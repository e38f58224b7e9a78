import { defaultLanguage } from '#src/domain/language.ts';
import type { FigureWorking } from '#src/contract/api/figures/working.ts';
import { missingTexts } from '#src/i18n/messages/figures/missing.ts';
import { withQuery } from '#src/urls.ts';
import { readable } from '#src/urls/mixes.ts';
import { inLine, markdownTable } from './markdown.ts';

/** How a figure came about, in Markdown: value, steps, what they begin with, rules, and code that calculates it again. */
export function workingAsMarkdown(working: FigureWorking, origin: string): string {
  const { portfolioName, name, page, release, formula, steps, inputs, rules } = working;
  const cite = readable(withQuery(origin + page, { asof: release }));
  const { earlier, data, code } = working;
  const part = (title: string, isThere: boolean, ...content: string[]) =>
    isThere ? [`## ${title}`, ...content] : [];
  return [
    `# ${inLine(portfolioName)}: ${inLine(name)}`,
    [
      `- Value: ${inLine(valueOf(working))}`,
      `- As of: ${working.to ?? 'none'}`,
      `- Observations: ${working.observations}`,
      `- Back-tested levels are part of it: ${answerOf(working.crossesLaunch)}`,
      `- Release: ${release}, published on ${working.published.slice(0, 10)}`,
      `- Definition: ${origin}${formula}`,
      `- Cite as: ${cite}`,
    ].join('\n'),
    ...(working.withheld
      ? ['Levels may not be downloaded: formula, days and shown digits only.']
      : []),
    ...part(
      'Calculation',
      steps.length > 0,
      markdownTable(
        ['Step', 'Formula', 'With its numbers', 'Value'],
        steps.map((step) => [
          step.symbol,
          step.formula,
          step.filled ?? '',
          String(step.value ?? ''),
        ]),
      ),
    ),
    ...part(
      'What it begins with',
      inputs.length > 0,
      markdownTable(
        ['Number', 'Symbol', 'Day', 'Value', 'Back-tested', 'Corrected'],
        inputs.map((input) => [
          inLine(input.name),
          input.symbol,
          input.date ?? '',
          String(input.value ?? ''),
          input.kind === 'level' ? answerOf(input.backTested) : '',
          input.kind === 'level' ? answerOf(input.corrected) : '',
        ]),
      ),
    ),
    ...part(
      'Rules that applied',
      rules.length > 0,
      rules.map(({ text }) => `- ${inLine(text)}`).join('\n'),
    ),
    ...part(
      'In earlier releases',
      earlier.length > 0,
      markdownTable(
        ['Release', 'Published', 'As of', 'Value', 'What changed since'],
        earlier.map((one) => [
          String(one.release),
          one.published.slice(0, 10),
          one.date ?? '',
          String(one.value ?? ''),
          one.reasons.join(', '),
        ]),
      ),
    ),
    ...part('Observations', data !== null, `${origin}${data}`),
    ...(code === null
      ? []
      : [
          '## Code',
          `\`\`\`python\n${code.python}\`\`\``,
          `\`\`\`r\n${code.r}\`\`\``,
          `\`\`\`\n${code.excel}\n\`\`\``,
        ]),
    '',
  ].join('\n\n');
}

function valueOf({ value, shown, unit, missing }: FigureWorking): string {
  if (missing !== null) return `none: ${missingTexts(defaultLanguage)[missing]}`;
  return value === null ? `${shown}, as shown` : `${value} (${unit}), shown as ${shown}`;
}

const answerOf = (is: boolean | null) => (is === null ? 'not known' : is ? 'yes' : 'no');
