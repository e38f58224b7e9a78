import { getRelease } from '#src/store/releases.ts';
import type { Resource } from './source.ts';

export const dataVersion: Resource<'dataVersion'> = async (_, { snapshot, db }) => {
  const { number, label, published } = await getRelease(db, snapshot.release);
  return { release: number, label, published: new Date(published).toISOString() };
};
