/**
 * The number shown for a calculated one: its ten significant digits, rounded half away from zero to the given
 * decimals, as `formatNumber` formats it. Numbers from 1e19 on have no decimals and are unchanged.
 */
export function shownValue(value: number, decimals: number): number {
  return unscaled(Math.round(scaledSize(value, decimals)), value, decimals);
}

/**
 * A calculated number cut to the given decimals, for charts, which round it once more to fewer: what they show is what
 * `shownValue` gives for the whole number. A last digit of 0 or 5 is raised by one where anything was cut off, because
 * 364.9548 would otherwise arrive as 364.955 and be shown as 364.96. The error is below one unit of the last decimal.
 */
export function cutForRounding(value: number, decimals: number): number {
  const size = scaledSize(value, decimals);
  const cut = Math.trunc(size);
  const isTieOnlyNow = cut < size && cut % 5 === 0;
  return unscaled(isTieOnlyNow ? cut + 1 : cut, value, decimals);
}

/**
 * The size of a value, to ten significant digits, times 10^decimals; exact, since the point is moved in its text. That takes
 * twenty times as long as a product, which is returned where the digits after the tenth decide nothing: it is far from
 * every whole number and every half.
 */
function scaledSize(value: number, decimals: number): number {
  const product = Math.abs(value) * 10 ** decimals;
  const distance = Math.abs(product * 2 - Math.round(product * 2));
  if (distance > product * farFromTie) return product;
  const [digits = '', exponent] = Math.abs(value).toExponential(9).split('e');
  return Number(`${digits}e${Number(exponent) + decimals}`);
}

/** Eight times what ten digits leave open, as a share of the value. */
const farFromTie = 4e-9;

function unscaled(scaled: number, value: number, decimals: number): number {
  if (scaled >= 1e21) return value;
  // The quotient of two whole numbers that are exact is rounded as their text would be.
  const size =
    scaled <= Number.MAX_SAFE_INTEGER ? scaled / 10 ** decimals : Number(`${scaled}e-${decimals}`);
  return Math.sign(value) * size + 0;
}
