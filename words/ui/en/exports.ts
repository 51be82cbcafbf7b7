// Lists as files.
export const title = 'A list as a file';
export const allRows = 'All rows of this list';
export const whyProof = 'It holds what is other people’s. Whoever finds this computer unlocked must not be able to take it along.';
export const exportList = 'Export the list';
export const exported = 'List exported';
export const notExported = 'The list was not exported';
export const exportCsv = 'Export CSV';
export const stop = (kilobytes: number) => `Stop export (${kilobytes} KB)`;
