import { takeOrders } from '#src/threads/take-orders.ts';
import { xlsxOf } from './write-xlsx.ts';

takeOrders(xlsxOf);
