import { printFaults } from './faults.ts';

// Vitest runs this before each file of tests. The program's modules are loaded once for many files: what a module of tests would do for its file when it
// is loaded, happens only for the first of them.
printFaults();
