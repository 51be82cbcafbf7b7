import { beforeEach } from 'vitest';
import { withinOneDay } from './days.ts';
import { printFaults } from './faults.ts';

// Vitest runs this before each file of tests. The program's modules are loaded once for many files: what a module of tests would do for its file when it
// is loaded, happens only for the first of them.
printFaults();
// The program says today, tomorrow, a day's limit: a test that asks for it before midnight and is answered after it would fail.
await withinOneDay();
beforeEach(withinOneDay);
