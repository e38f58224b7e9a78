/** A business-like date of a year, the same for the same number: never on a weekend. */
export function dateFrom(number: number, year: number): string {
  const start = Date.UTC(year, 0, 5);
  const at = new Date(start + (number % 340) * 86_400_000);
  const weekday = at.getUTCDay();
  const shift = weekday === 0 ? 1 : weekday === 6 ? 2 : 0;
  return new Date(at.getTime() + shift * 86_400_000).toISOString().slice(0, 10);
}

/** So many business days before a date, weekends left out. */
export function businessDaysBefore(date: string, days: number): string {
  let at = Date.parse(date);
  for (let left = days; left > 0;) {
    at -= 86_400_000;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return new Date(at).toISOString().slice(0, 10);
}
