import type { LinesLayout } from '../lines/lines-layout.ts';
import { percentOf } from '../percent.ts';
import { bandsOf, placeNames, type NamedSpan } from './named-spans.ts';
import styles from './span-pictures.module.css';

type SpansProps = { spans: readonly NamedSpan[]; layout: LinesLayout };

/** The spans as bands behind the lines. */
export function SpanBands({ spans, layout }: SpansProps) {
  return bandsOf(spans, layout).map(({ name, from, to }) => (
    <rect
      key={name}
      className={styles.band}
      x={percentOf(from)}
      width={percentOf(to - from)}
      height="100%"
    />
  ));
}

/** Names fit at every width from one to the next: which the plot has, only the browser knows. */
const widths = [
  { look: 'narrow', width: 400 },
  { look: 'middle', width: 600 },
  { look: 'wide', width: 800 },
  { look: 'widest', width: 1000 },
] as const;

const rowHeight = 15;

/** Their names at the top, as far as there is room. */
export function SpanNames({ spans, layout }: SpansProps) {
  const bands = bandsOf(spans, layout);
  return widths.map(({ look, width }) => (
    <g key={look} className={styles[look]}>
      {placeNames(bands, width).map(({ name, rows, x, anchor }) =>
        rows.map((row, at) => (
          <text
            key={`${name} ${row}`}
            className={styles.name}
            x={percentOf(x)}
            dx={anchor === 'start' ? 3 : -3}
            y={13 + at * rowHeight}
            textAnchor={anchor}
          >
            {row}
          </text>
        )),
      )}
    </g>
  ));
}
