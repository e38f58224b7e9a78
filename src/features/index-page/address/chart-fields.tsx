import type { ChartState } from './chart-state.ts';

/** A form that changes something else keeps the state of the charts. */
export function ChartFields({ chart: { period, scale, compare } }: { chart: ChartState }) {
  return (
    <>
      {period ? <input type="hidden" name="period" value={period} /> : null}
      {scale ? <input type="hidden" name="scale" value={scale} /> : null}
      {compare.map((one) => (
        <input key={one} type="hidden" name="compare" value={one} />
      ))}
    </>
  );
}
