import type { ItemKind } from './item-kinds.ts';

/** Makes a stored body what the next version of its kind expects. */
type Upgrade = (body: Record<string, unknown>) => Record<string, unknown>;

/**
 * How bodies that an earlier version of Plumbline stored become what their schemas say today: the first step makes
 * version 2 of version 1. A change of a schema that does not read what it read before adds a step at the end; those that
 * were released never change.
 */
export const itemUpgrades: { readonly [Kind in ItemKind]?: readonly Upgrade[] } = {
  index: [
    (body) => ({ keywords: [], hasReturns: true, descriptionJa: null, licenceJa: null, ...body }),
    (body) => ({ names: {}, ...body }),
  ],
  document: [(body) => ({ versions: [], ...body })],
};

/** The version in which bodies of a kind are written. */
export function versionOf(kind: ItemKind): number {
  return 1 + (itemUpgrades[kind]?.length ?? 0);
}

/** A stored body as its schema of today reads it. */
export function upgraded(kind: ItemKind, version: number, body: unknown): unknown {
  const steps = itemUpgrades[kind]?.slice(version - 1) ?? [];
  return steps.reduce((former, step) => step(former), body as Record<string, unknown>);
}
