/** The pattern of `ilike` for texts that contain this one, whatever it holds; '%' and '_' stand for themselves. */
export function containing(search: string | undefined): string {
  return `%${(search ?? '').replace(/[\\%_]/g, '\\$&')}%`;
}
