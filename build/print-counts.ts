import { closingLines, sumOfCounts } from './closing-line-reporter.ts';

// `node build/print-counts.ts FILE` prints what failed in the runs of tests whose counts FILE has, and the number of all tests.
const [file = ''] = process.argv.slice(2);
console.log(closingLines(sumOfCounts(file)));
