/** The pattern of `ilike` for texts that contain this one, whatever it holds; '%' and '_' stand for themselves. */
export function containing(search: string | undefined): string {
  return `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
}

/** How many rows of a list a search looks through one by one before it asks the trigram indexes. */
export const lookedThrough = 1_000;
