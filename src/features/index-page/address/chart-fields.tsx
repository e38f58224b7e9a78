import type { ChartState } from './chart-state.ts';

/** A form that changes something else keeps the state of the charts. */
export function ChartFields({ chart: { compare, ...window } }: { chart: ChartState }) {
  return (
    <>
      {(['period', 'from', 'to', 'scale'] as const).map((name) =>
        window[name] ? <input key={name} type="hidden" name={name} value={window[name]} /> : null,
      )}
      {compare.map((one) => (
        <input key={one} type="hidden" name="compare" value={one} />
      ))}
    </>
  );
}
