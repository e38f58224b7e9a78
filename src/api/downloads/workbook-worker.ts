import { serveJobs } from '#src/threads/serve-jobs.ts';
import { xlsxOf } from './write-xlsx.ts';

serveJobs(xlsxOf);
