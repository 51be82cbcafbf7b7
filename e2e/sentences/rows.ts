import type { Page } from '@playwright/test';

/** The first row of a list of the API that fits; who is signed in on the page asks. Throws when there is none. */
export async function rowOf<Row>(page: Page, list: string, fits: (row: Row) => boolean): Promise<Row> {
  const { rows } = (await (await page.request.get(list)).json()) as { rows: Row[] };
  const row = rows.find(fits);
  if (!row) throw new Error(`no such row in ${list}`);
  return row;
}
