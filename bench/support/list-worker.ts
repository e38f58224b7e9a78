import { parentPort, workerData } from 'node:worker_threads';
import { indexList } from '#src/catalogue/lists/index-list.ts';
import { buffersOf, buildList } from '#src/catalogue/list-builder.ts';
import type { DataSet } from './built-list.ts';
import { openDataIndexes } from './open-data.ts';
import { syntheticIndexes } from './synthetic-indexes.ts';

const { synthetic, everyFigure = false } = workerData as DataSet;
const rows = synthetic === null ? openDataIndexes() : syntheticIndexes(synthetic, { everyFigure });
const list = buildList(indexList, rows);
parentPort!.postMessage('built');
parentPort!.postMessage(list, buffersOf(list));
