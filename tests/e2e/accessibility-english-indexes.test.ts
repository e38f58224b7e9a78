import { testPageStates } from '../support/state-checks.ts';

testPageStates('en-us', 'indexes');
