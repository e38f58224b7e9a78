import * as z from 'zod';
import { figureGroups, figureUnits } from '#src/domain/register/figure.ts';
import { languages } from '#src/domain/language.ts';

/** One entry of the register of figures. */
const registeredFigure = z.object({
  tag: z.string().describe('Name of the figure in parameters, columns and answers'),
  names: z.partialRecord(z.enum(languages), z.string()).describe('In the languages of the site'),
  group: z.enum(figureGroups),
  unit: z.enum(figureUnits),
  unitText: z.string().nullable().describe("The provider's name of the unit, where unit is other"),
  decimals: z.int().describe('Digits after the decimal point in a list'),
  isSigned: z.boolean().describe('Gains and losses, which are shown with their sign'),
  window: z
    .string()
    .nullable()
    .describe('Window of the figure: 1M, YTD, 3Y, SinceInception, 2024; null without one'),
  windows: z.array(z.string()).describe('All windows that the same figure is measured over'),
  frequency: z
    .enum(['own', 'monthly'])
    .nullable()
    .describe(
      "Step of the returns that it is calculated from; own: the index's; null: from levels",
    ),
  needs: z
    .array(z.enum(['benchmark', 'riskFree', 'members', 'characteristics', 'sustainability']))
    .describe(
      'What it is made of besides levels: the series that it is measured with, or what is published of the holdings',
    ),
  firstSortOrder: z.literal([1, -1]).describe('Order in which the better comes first'),
  formula: z.string().describe('Address of its definition'),
  isPresent: z.boolean().describe('Whether an index of the release has a value of it'),
});

export const figureRegister = z.object({ figures: z.array(registeredFigure) });

export type RegisteredFigure = z.infer<typeof registeredFigure>;
