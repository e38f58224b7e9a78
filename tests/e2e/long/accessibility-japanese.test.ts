import { testPageStates } from '../../support/state-checks.ts';

testPageStates('ja-jp');
