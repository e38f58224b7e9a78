import { dirname } from 'node:path';
import { createRequire } from 'node:module';
import { day } from '../trading-days.ts';
import type { Paper } from './paper.ts';

const { resolve } = createRequire(import.meta.url);
const fonts = [
  '@expo-google-fonts/source-sans-3/400Regular/SourceSans3_400Regular.ttf',
  '@expo-google-fonts/source-sans-3/600SemiBold/SourceSans3_600SemiBold.ttf',
  '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf',
  '@expo-google-fonts/noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
];

/** The layout of every PDF of the demo; its content comes in as data, so that no text is taken for markup. */
const layout = `
#let d = json(bytes(sys.inputs.paper))
#let ink = rgb("#15171c")
#let quiet = rgb("#575b66")
#let accent = rgb("#2a3bd1")
#set document(title: d.title, author: "Plumbline Indexes (illustrative)")
#set page(paper: "a4", margin: (x: 22mm, top: 24mm, bottom: 22mm),
  header: context if counter(page).get().first() > 1 { set text(8pt, fill: quiet); d.title; h(1fr); d.date },
  footer: context { set text(8pt, fill: quiet); d.footer; h(1fr); counter(page).display("1 / 1", both: true) })
#set text(font: d.fonts, lang: d.lang, size: 9.5pt, fill: ink)
#set par(leading: 0.72em, spacing: 1.1em)
#show heading: set text(font: d.headline, weight: "regular")
#show heading.where(level: 1): set text(24pt)
#show heading.where(level: 2): it => block(above: 2.2em, below: 0.9em, text(14pt, it.body))
#show table.cell.where(y: 0): set text(weight: "semibold", fill: quiet)
#text(9pt, fill: accent, d.category)
#block(above: 0.7em, below: 0.8em, stroke: (left: 0.6pt + accent), inset: (left: 10pt, y: 2pt))[
  #heading(level: 1, d.title)
  #text(fill: quiet, d.description)
]
#text(8.5pt, fill: quiet, d.date)
#for section in d.sections {
  heading(level: 2, section.heading)
  for paragraph in section.paragraphs { par(paragraph) }
  if section.at("table", default: none) != none {
    let t = section.table
    text(8pt, table(columns: t.columns.len(), stroke: none, inset: (x: 0pt, y: 3.2pt), column-gutter: 9pt,
      table.hline(stroke: 0.5pt + ink),
      table.header(..t.columns), table.hline(stroke: 0.3pt + quiet),
      ..t.rows.flatten()))
  }
}
`;

const footers = {
  'en-us': 'Illustrative: provider, indexes and figures are invented.',
  'ja-jp': '本資料は例示です。指数会社、指数、数値はすべて架空のものです。',
};

/** The PDF of a paper below the name of its category. */
export type Typeset = (paper: Paper, category: string) => Uint8Array;

/** Makes tagged PDFs (PDF/UA-1), the same bytes every time; null where there is no typesetter for this platform. */
export async function openTypesetter(): Promise<Typeset | null> {
  const typst = await import('@myriaddreamin/typst-ts-node-compiler').catch(() => null);
  if (typst === null) return null;
  const folders = [...new Set(fonts.map((font) => dirname(resolve(font))))];
  const compiler = typst.NodeCompiler.create({ fontArgs: [{ fontPaths: folders }] });
  return (paper, category) => {
    const bytes = compiler.pdf(
      {
        mainFileContent: layout,
        inputs: { paper: JSON.stringify({ ...contentOf(paper), category }) },
      },
      { pdfStandard: 'ua-1', creationTimestamp: day(paper.date) * 86_400 },
    );
    compiler.evictCache(10);
    return bytes;
  };
}

function contentOf(paper: Paper) {
  const isJapanese = paper.language === 'ja-jp';
  return {
    title: isJapanese ? (paper.titleJa ?? paper.title) : paper.title,
    description: isJapanese ? paper.descriptionJa : paper.description,
    date: paper.date,
    sections: paper.sections,
    lang: paper.language.slice(0, 2),
    footer: footers[paper.language],
    fonts: isJapanese ? ['Noto Sans JP'] : ['Source Sans 3'],
    headline: isJapanese ? ['Noto Sans JP'] : ['Source Serif 4'],
  };
}
