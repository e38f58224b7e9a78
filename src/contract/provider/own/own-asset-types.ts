import * as z from 'zod';
import { allAssetTypes, assetTypes } from '#src/domain/asset-type.ts';
import { assetType, reservedAssetTypes } from '../index-record.ts';
import { localText, type LocalText } from '../local-text.ts';

const specified: readonly string[] = [...assetTypes, allAssetTypes];

/**
 * One of `assetTypes` in `site.yaml`: the provider's texts about an asset type. An entry with a name declares a
 * type of the provider's own, whose `type` is used in files, addresses and answers; the types of the specification
 * have fixed names.
 */
export const saidAssetType = (href: z.ZodType<string>) =>
  z
    .object({
      type: assetType,
      name: localText.optional(),
      description: localText,
      link: href.nullable().default(null),
    })
    .check(({ value: { type, name }, issues }) => {
      const refuse = (path: 'type' | 'name', input: unknown, message: string) =>
        issues.push({ code: 'custom', input, path: [path], message });
      if (specified.includes(type)) {
        if (name) refuse('name', name, `no name: texts/ replaces assetTypeLabels.${type}`);
      } else if (reservedAssetTypes.includes(type)) {
        refuse('type', type, `another word than ${reservedAssetTypes.join(', ')}`);
      } else if (!name) {
        refuse('type', type, `one of ${specified.join(', ')}, or one of your own with a name`);
      }
    });

type SaidAssetType = z.infer<ReturnType<typeof saidAssetType>>;

/** The asset types that the provider declares, with their names, in its order. */
export const ownAssetTypes = ({ assetTypes: said }: { assetTypes: readonly SaidAssetType[] }) =>
  said.flatMap(({ type, name }): { type: string; name: LocalText }[] =>
    name ? [{ type, name }] : [],
  );

/** All asset types: those of the specification, followed by the provider's own. */
export const assetTypesOf = (site: { assetTypes: readonly SaidAssetType[] }): string[] => [
  ...assetTypes,
  ...ownAssetTypes(site).map(({ type }) => type),
];
