/** The samplers of the OpenTelemetry specification, by their names there. */
export const samplerNames = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Which traces are recorded; `share` applies to the ratio samplers. */
export type Sampling = { sampler: (typeof samplerNames)[number]; share: number };
