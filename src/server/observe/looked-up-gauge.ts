import { Gauge } from 'prom-client';

/** A gauge whose value is read when metrics are scraped; it is absent while there is no value. */
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
