type CodeExample = { name: string; text: string };

/**
 * Lines of code that read levels from their address and print the last ones; the tests run them as they stand.
 * @param levels address of the file of all levels, as CSV
 */
export function codeExamples(levels: string, fundIds: readonly string[]): CodeExample[] {
  const some = `${levels}?ids=${fundIds.join(',')}`;
  return [
    {
      name: 'Python (pandas)',
      text: `import pandas as pd
levels = pd.read_csv("${some}", parse_dates=["date"])
print(levels.pivot(index="date", columns="fundId", values="level").tail())`,
    },
    {
      name: 'Python',
      text: `import csv, io, urllib.request
with urllib.request.urlopen("${some}") as answer:
    rows = list(csv.DictReader(io.TextIOWrapper(answer, "utf-8", newline="")))
print(rows[-1])`,
    },
    {
      name: 'R',
      text: `levels <- read.csv("${some}", colClasses = c(date = "Date"))
print(tail(levels))`,
    },
    {
      name: 'DuckDB',
      text: `select fundId, max(date) as last, count(*) as levels
from read_csv('${some}') group by fundId;`,
    },
    { name: 'curl', text: `curl --compressed "${some}"` },
  ];
}
