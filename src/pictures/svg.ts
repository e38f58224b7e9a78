type Attributes = Record<string, string | number>;

export type Style = {
  size: number;
  fill: string;
  font?: 'text' | 'headline';
  weight?: number;
  anchor?: 'start' | 'middle' | 'end';
};

/** The product's own typefaces, and one with Japanese characters. */
const families = {
  text: 'Source Sans 3, Noto Sans JP',
  headline: 'Source Serif 4, Noto Sans JP',
} as const;

const escaped = (value: string | number) =>
  String(value)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escaped(value)}"`);
  return `<${name}${given.join('')}>${children.join('')}</${name}>`;
}

export function text(x: number, y: number, words: string, style: Style): string {
  const { size, fill, font = 'text', weight = 400, anchor = 'start' } = style;
  return element(
    'text',
    {
      x: x.toFixed(2),
      y: y.toFixed(2),
      'font-family': families[font],
      'font-size': size.toFixed(2),
      'font-weight': weight,
      'text-anchor': anchor,
      fill,
    },
    escaped(words),
  );
}
