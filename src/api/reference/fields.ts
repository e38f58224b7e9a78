import type { JsonSchema } from './openapi.ts';

/** One line of a schema's table; `reference` names a schema with further fields. */
export type Field = { path: string; type: string; reference: string | null; description: string };

/** Flattens a schema into its fields by path: `portfolios[].returns.return1Y`. */
export function fieldsOf(schema: JsonSchema, path = ''): Field[] {
  const { core, nullable } = withoutNull(schema);
  const deeper = fieldsBelow(core, path);
  if (path === '') return deeper;
  const items = itemsOf(core);
  const reference = referenceOf(items ?? core);
  const type = nullable ? `${typeName(core)} or null` : typeName(core);
  return [{ path, type, reference, description: schema.description ?? '' }, ...deeper];
}

/** The type of a value in words: `integer 1 to 200`, `one of a, b`, `list of text`, or the name of a schema. */
export function typeName(schema: JsonSchema): string {
  const reference = referenceOf(schema);
  if (reference) return reference;
  const names = variantsOf(schema).map(variantName);
  if (names.length > 0) return `one of ${names.join(', ')}`;
  if (schema.enum) return `one of ${schema.enum.join(', ')}`;
  if (schema.type === 'array') return `list of ${itemName(schema)}`;
  if (schema.type === 'string') return schema.format ?? 'text';
  return [schema.type, rangeOf(schema)].filter((part) => part !== null).join(' ');
}

function itemName(schema: JsonSchema): string {
  const items = itemsOf(schema);
  if (!items) return 'values';
  if (items.enum) return items.enum.join(', ');
  const names = variantsOf(items).map(variantName);
  return names.length > 0 ? names.join(', ') : typeName(items);
}

function rangeOf({ minimum, maximum }: JsonSchema): string | null {
  return maximum === undefined ? null : `${minimum} to ${maximum}`;
}

function fieldsBelow(schema: JsonSchema, path: string): Field[] {
  const items = itemsOf(schema);
  if (items) return fieldsBelow(items, `${path}[]`);
  const variants = variantsOf(schema);
  if (variants.length > 0) {
    return variants.flatMap((variant) => fieldsBelow(variant, `${path}(${variantName(variant)})`));
  }
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    typeof property === 'boolean' ? [] : fieldsOf(property, path ? `${path}.${name}` : name),
  );
}

/** The variants of a union; each is named by its constant field. */
function variantsOf({ oneOf = [], anyOf = [] }: JsonSchema): JsonSchema[] {
  const variants = [...oneOf, ...anyOf];
  const isNamed = (one: JsonSchema) => one.type === 'object' && constantOf(one) !== undefined;
  return variants.length > 1 && variants.every(isNamed) ? variants : [];
}

const variantName = (variant: JsonSchema) => String(constantOf(variant));

function constantOf({ properties = {} }: JsonSchema): unknown {
  const own = Object.values(properties).filter((property) => typeof property === 'object');
  return own.find((property) => property.const !== undefined)?.const;
}

function itemsOf({ items }: JsonSchema): JsonSchema | null {
  return items && typeof items === 'object' && !Array.isArray(items) ? items : null;
}

function referenceOf(schema: JsonSchema): string | null {
  return schema.$ref?.split('/').at(-1) ?? null;
}

function withoutNull(schema: JsonSchema): { core: JsonSchema; nullable: boolean } {
  if (Array.isArray(schema.type)) {
    const type = (schema.type as string[]).find((one) => one !== 'null');
    return { core: { ...schema, type } as JsonSchema, nullable: schema.type.includes('null') };
  }
  const choices = schema.anyOf ?? [];
  const core = choices.find((choice) => choice.type !== 'null');
  const nullable = choices.some((choice) => choice.type === 'null');
  return { core: core ?? schema, nullable };
}
