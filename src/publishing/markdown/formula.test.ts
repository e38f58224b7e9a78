import { expect, test } from 'vitest';
import { renderFormula } from './formula.ts';
import { renderMarkdown } from './render-markdown.ts';

/** What is drawn, without what stands beside it for copying. */
const drawn = (source: string) =>
  /<semantics>(?<drawn>.*)<annotation/.exec(renderFormula(source) ?? '')?.groups?.['drawn'];

test('a slash is a fraction of what stands beside it, and a bracket that touches a name is its argument', () => {
  expect(drawn('R = I("end") / 2 − 1')).toBe(
    '<mrow><mi>R</mi><mo>=</mo><mfrac>' +
      '<mrow><mi>I</mi><mo>\u2061</mo><mrow><mo stretchy="false">(</mo><mrow><mtext>end</mtext></mrow>' +
      '<mo stretchy="false">)</mo></mrow></mrow>' +
      '<mn>2</mn></mfrac><mo>−</mo><mn>1</mn></mrow>',
  );
});

test('sums, roots, means, indices and powers are drawn as such; braces are not shown', () => {
  expect(drawn('√{Σ_t (bar(r) − r_t)^2}')).toBe(
    '<mrow><msqrt><mrow><munder><mo>∑</mo><mi>t</mi></munder><msup><mrow><mo stretchy="false">(</mo><mrow>' +
      '<mover><mrow><mi>r</mi></mrow><mo>¯</mo></mover><mo>−</mo><msub><mi>r</mi><mi>t</mi></msub>' +
      '</mrow><mo stretchy="false">)</mo></mrow><mn>2</mn></msup></mrow></msqrt></mrow>',
  );
});

test('brackets grow with a fraction or a sum in them, and with nothing else', () => {
  expect(drawn('(a / b)')).toContain('<mo>(</mo><mrow><mfrac>');
  expect(drawn('[Σ_t a]')).toContain('<mo>[</mo><mrow><munder>');
  expect(drawn('(t^{+})')).toMatch(/^<mrow><mrow><mo stretchy="false">\(<\/mo><mrow><msup>/);
  const html = renderMarkdown('```formula\n(a)\n```', 'en-us');
  expect(html).toContain('<mo stretchy="false">(</mo>');
});

test('a space at the edge of words is shown', () => {
  expect(drawn('60 " months"')).toBe('<mrow><mn>60</mn><mtext>\u00A0months</mtext></mrow>');
});

test('a fraction in a power stays in one line', () => {
  expect(drawn('a^{1/n}')).toBe(
    '<mrow><msup><mi>a</mi><mrow><mn>1</mn><mo>/</mo><mi>n</mi></mrow></msup></mrow>',
  );
});

test('who copies a formula gets it as plain text', () => {
  expect(renderFormula('{a + b} / "days"')).toContain(
    '<annotation encoding="text/plain">(a + b) / days</annotation>',
  );
});

test.each(['(a', 'a)', '(a]', 'a /', 'a_', '√', String.raw`a \cdot b`])(
  '%s is no formula and stays as typed',
  (text) => {
    expect(renderFormula(text)).toBeNull();
    const html = renderMarkdown(`\`\`\`formula\n${text}\n\`\`\``, 'en-us');
    expect(html).toBe(`<pre><code>${text}\n</code></pre>\n`);
  },
);

test('what nests too deep for any reader is no formula', () => {
  expect(renderFormula(`${'('.repeat(40)}a${')'.repeat(40)}`)).not.toBeNull();
  for (const open of ['(', '{', '√', 'a^']) expect(renderFormula(open.repeat(20_000))).toBeNull();
});

test('a block of formulas is an area that a keyboard reaches, and nothing in it can run', () => {
  const attack = '"<img src=x onerror=alert(1)>" < & <script>';
  const html = renderMarkdown(
    `## Price return\n\n\`\`\`formula\na = 1\n${attack}\n\`\`\``,
    'en-us',
  );
  expect(html).toContain('<div data-formula tabindex="0" role="group" aria-label="Price return">');
  expect(html.match(/<math display="block">/g)).toHaveLength(2);
  expect(html).not.toMatch(/<(img|script)/);
});
