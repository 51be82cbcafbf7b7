/** Prints a measured result as a line of its own: docs/deep-tests.md has the last ones. */
export function measured(subject: string, values: object): void {
  process.stdout.write(`measured: ${subject} ${JSON.stringify(values)}\n`);
}
