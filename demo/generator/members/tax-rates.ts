import { countries, type CountryName } from './countries.ts';

const lines = `
United States 30, Canada 25, Japan 15.315, United Kingdom 0, France 25, Germany 26.375, Switzerland 35,
Netherlands 15, Italy 26, Spain 19, Belgium 30, Austria 27.5, Ireland 25, Portugal 25, Finland 20, Sweden 30,
Denmark 27, Norway 25, Australia 30, New Zealand 30, Hong Kong 0, Singapore 0, China 10, Taiwan 21, India 20,
Korea 22, Brazil 15, Mexico 10, Chile 35, South Africa 20, Saudi Arabia 5, Thailand 10, Indonesia 20, Kenya 15,
Morocco 10, Vietnam 0, Romania 16, Nigeria 10
`;

/** What a country takes of the dividends of a foreign institution without a treaty, per cent. */
export const taxRates: ReadonlyMap<CountryName, number> = new Map(
  lines.split(',').map((line) => {
    const [, name, rate] = /^\s*(.+) ([\d.]+)\s*$/.exec(line)!;
    return [name!, Number(rate)];
  }),
);

/** The part of the dividends that is lost where countries weigh what their markets do. */
export function taxOf(names: readonly CountryName[]): number {
  const shares = names.map((name) => countries.get(name)!.share);
  const sum = shares.reduce((one, other) => one + other, 0);
  const lost = names.map((name, at) => taxRates.get(name)! * shares[at]!);
  return lost.reduce((one, other) => one + other, 0) / sum / 100;
}
