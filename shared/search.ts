const inQuotes = /^["“”](.*)["“”]$/;

/** Whether a search is asked for as it stands, typos and all: '"toyta"' (docs/domain/limits-and-money.md, "Searching"). */
export const isQuoted = (search: string) => inQuotes.test(search.trim());

/** A search without the marks that say so. */
export const unquoted = (search: string) => search.trim().replace(inQuotes, '$1');
