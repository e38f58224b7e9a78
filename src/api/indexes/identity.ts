import { toIdentity } from './listed-index.ts';
import { resolveIndex } from './resolve-index.ts';
import type { Resource } from '../source.ts';

export const portfolioByIndex: Resource<'portfolioByIndex'> = ({ indexId }, { snapshot }) =>
  toIdentity(resolveIndex(snapshot, indexId));

export const indexByPerformance: Resource<'indexByPerformance'> = (query, { snapshot }) =>
  toIdentity(resolveIndex(snapshot, query.performanceId));
