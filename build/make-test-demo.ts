import { madeDemo } from '../tests/support/made-demo.ts';

// Generates and publishes the demo of the tests, while `npm test` checks and builds. A test run without one makes it itself.
await madeDemo();
