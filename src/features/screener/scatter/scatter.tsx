import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { lookOfGroup, typesOfPoints, type PointLook } from '#src/charts/points/point-signs.ts';
import { namedPoints, type PlotSize } from '#src/charts/points/named-points.ts';
import { shownPoints } from '#src/charts/points/shown-points.ts';
import type { PortfolioPoints } from '#src/contract/api/indexes/portfolios.ts';
import type { Language } from '#src/domain/language.ts';
import { assetTypeName, assetTypesIn } from '#src/i18n/asset-types.ts';
import { scatterMessages } from '#src/i18n/messages/lists/scatter.ts';
import { shownFigure } from '#src/i18n/shown-figure.ts';
import { PageLink, useLocalPath } from '#src/ui/page-link.tsx';
import { DataTable, type Column } from '#src/ui/tables/data-table.tsx';
import { pages } from '#src/urls.ts';
import type { ScreenerFigure } from '../screener-figures.ts';
import type { ScreenerData } from '../screener-page.tsx';
import { PointSign } from './point-sign.tsx';
import { PointsLinks } from './points-links.tsx';
import { pointAfterKey, scatterLayout, type Place } from '#src/charts/points/scatter-layout.ts';
import { tickTextOf } from '#src/charts/points/tick-text.ts';
import styles from './scatter.module.css';

export type ScatterProps = {
  language: Language;
  /** What they were asked for by. */
  drawn?: ScreenerData['drawn'];
  points: PortfolioPoints;
  /** The figures of both axes. */
  x: ScreenerFigure;
  y: ScreenerFigure;
};

/** The list as a picture: a point for each index, across by one figure and up by another; all of it as a table too. */
export function Scatter(props: ScatterProps) {
  const { language, points: answer, drawn, x, y } = props;
  const m = scatterMessages(language);
  const { points } = answer;
  const looks = useMemo(() => typesOfPoints(points, assetTypesIn(language)), [points, language]);
  return (
    <figure className={styles.scatter}>
      <figcaption className={styles.caption}>
        {m.scatterOf(y.name, x.name)} {shownPoints(language, answer)}
      </figcaption>
      {looks.size > 1 ? <TypesKey language={language} looks={looks} /> : null}
      {points.length === 0 ? null : <Plot looks={looks} key={`${x.tag} ${y.tag}`} {...props} />}
      {drawn && points.length > 0 ? <PointsLinks language={language} drawn={drawn} /> : null}
      <details className={styles.table}>
        <summary className={styles.summary}>{m.asTable}</summary>
        <DataTable
          caption={m.scatterOf(y.name, x.name)}
          rows={points}
          rowKey={({ fundId }) => fundId}
          density="compact"
          columns={columnsOf(props, looks.size > 1)}
        />
      </details>
    </figure>
  );
}

type Looks = ReadonlyMap<string, PointLook>;

/** Which sign and colour is which asset type. */
function TypesKey({ language, looks }: { language: Language; looks: Looks }) {
  return (
    <ul role="list" className={styles.types}>
      {Array.from(looks, ([type, look]) => (
        <li key={type}>
          <PointSign look={look} /> {assetTypeName(language, type)}
        </li>
      ))}
    </ul>
  );
}

type Point = PortfolioPoints['points'][number];

function columnsOf({ language, x, y }: ScatterProps, hasTypes: boolean): Column<Point>[] {
  const m = scatterMessages(language);
  const types: Column<Point> = {
    key: 'type',
    heading: m.assetType,
    cell: ({ assetType }) => assetTypeName(language, assetType),
  };
  return [
    {
      key: 'name',
      heading: m.index,
      cell: ({ fundId, portfolioName }) => (
        <PageLink href={pages.index(fundId)}>{portfolioName}</PageLink>
      ),
    },
    ...(hasTypes ? [types] : []),
    { key: 'x', heading: x.name, align: 'end', cell: (point) => shownFigure(language, x, point.x) },
    { key: 'y', heading: y.name, align: 'end', cell: (point) => shownFigure(language, y, point.y) },
  ];
}

/** Names fit at every width of the plot within such a range: which it has, only the browser knows. */
const ranges: readonly { look: keyof typeof styles; size: PlotSize; most: number }[] = [
  { look: 'least', size: { widths: [220, 270], height: 288, letter: 13 }, most: 6 },
  { look: 'lesser', size: { widths: [270, 340], height: 288, letter: 13 }, most: 8 },
  { look: 'less', size: { widths: [340, 440], height: 288, letter: 13 }, most: 8 },
  { look: 'middle', size: { widths: [440, 680], height: 288, letter: 13 }, most: 8 },
  { look: 'more', size: { widths: [680, 800], height: 352, letter: 13 }, most: 12 },
  { look: 'most', size: { widths: [800, 960], height: 352, letter: 13 }, most: 14 },
  { look: 'widest', size: { widths: [960, 1120], height: 352, letter: 13 }, most: 16 },
];

/** The names of outer points beside them; the summary and the table say them in words. */
function Names({ points, places }: { points: readonly Point[]; places: readonly Place[] }) {
  return ranges.map(({ look, size, most }) => (
    <g key={look} className={styles[look]} aria-hidden="true">
      {namedPoints(points, places, size, most).map(({ point, name, anchor, dx, dy }) => (
        <text
          key={point}
          className={styles.name}
          x={share(places[point]!.across)}
          y={share(places[point]!.down)}
          dx={`${dx}em`}
          dy={`${dy + 0.35}em`}
          textAnchor={anchor}
        >
          {name}
        </text>
      ))}
    </g>
  ));
}

const share = (of: number) => `${(of * 100).toFixed(2)}%`;

function Plot({ language, points: { points }, x, y, looks }: ScatterProps & { looks: Looks }) {
  const m = scatterMessages(language);
  const nameOf = ({ portfolioName, assetType }: Point) =>
    looks.size > 1 ? m.typed(portfolioName, assetTypeName(language, assetType)) : portfolioName;
  const { places, xTicks, yTicks } = useMemo(() => scatterLayout(points), [points]);
  const [xText, yText] = [tickTextOf(language, x, xTicks), tickTextOf(language, y, yTicks)];
  const names = useMemo(() => <Names points={points} places={places} />, [points, places]);
  const [at, setAt] = useState<number | null>(null);
  const picture = useRef<SVGSVGElement>(null);
  const localPath = useLocalPath();
  const onKey = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, at ?? 0, places);
    if (next === null) return;
    event.preventDefault();
    setAt(next);
    picture.current?.querySelectorAll<SVGAElement>('a')[next]?.focus();
  };
  const read = at === null ? undefined : points[at];
  return (
    <>
      <div className={styles.plot}>
        {/* What the summary above the picture says in a sentence. */}
        <p className={styles.up} aria-hidden="true">
          ↑ {y.name}
        </p>
        <svg
          ref={picture}
          className={styles.picture}
          role="group"
          aria-label={m.reading}
          onKeyDown={onKey}
        >
          {yTicks.map(({ value, at: down }) => (
            <g key={value}>
              <line className={styles.grid} x1="0" x2="100%" y1={share(down)} y2={share(down)} />
              <text className={styles.yTick} x="-8" y={share(down)}>
                {yText(value)}
              </text>
            </g>
          ))}
          {xTicks.map(({ value, at: across }) => (
            <g key={value}>
              <line
                className={styles.grid}
                y1="0"
                y2="100%"
                x1={share(across)}
                x2={share(across)}
              />
              <text className={styles.xTick} x={share(across)} y="100%" dy="18">
                {xText(value)}
              </text>
            </g>
          ))}
          {names}
          {points.map((point, i) => (
            <a
              key={point.fundId}
              href={localPath(pages.index(point.fundId))}
              // One stop for the keyboard; arrow keys lead on.
              tabIndex={i === (at ?? 0) ? 0 : -1}
              aria-label={m.point(
                nameOf(point),
                shownFigure(language, x, point.x),
                shownFigure(language, y, point.y),
              )}
              className={styles.point}
              onFocus={() => setAt(i)}
              onPointerEnter={() => setAt(i)}
            >
              <PointSign
                look={looks.get(point.assetType) ?? lookOfGroup(0)}
                x={share(places[i]!.across)}
                y={share(places[i]!.down)}
              />
            </a>
          ))}
        </svg>
        <p className={styles.across} aria-hidden="true">
          {x.name} →
        </p>
      </div>
      <p className={styles.read} aria-live="polite">
        {read
          ? m.point(
              nameOf(read),
              `${x.name} ${shownFigure(language, x, read.x)}`,
              `${y.name} ${shownFigure(language, y, read.y)}`,
            )
          : m.reading}
      </p>
    </>
  );
}
