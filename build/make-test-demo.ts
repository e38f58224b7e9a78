import { madeDemo } from '../tests/support/made-demo.ts';

// Made ahead of the tests, beside other work; a test run that finds none makes it itself.
await madeDemo();
