import { Gauge } from 'prom-client';

/** A gauge whose value is looked up when it is asked for; absent where there is none. */
export function lookedUpGauge(
  name: string,
  help: string,
  look: () => number | null | Promise<number | null>,
): Gauge {
  return new Gauge({
    name,
    help,
    registers: [],
    async collect() {
      const value = await look();
      if (value === null) this.remove();
      else this.set(value);
    },
  });
}
