import * as z from 'zod/mini';

/** The length of a text as a person counts it: code points after NFC (RULINGS 4). */
export function lengthOf(text: string): number {
  return [...text.normalize('NFC')].length;
}

// Control and other characters a person can't see, but not tab and line breaks, nor what makes an emoji of a symbol; ZWJ and ZWNJ go too: no
// language here needs them. So do halves of a surrogate pair, which are no character and which the database would change.
const invisible = /(?!\n|\t|\uFE0E|\uFE0F)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as it is stored: NFC, trimmed, invisible characters removed, nothing a person typed cut or changed (RULINGS 7). */
export function cleanText(text: string): string {
  // NFC comes last: an invisible character may have stood between a letter and its accent.
  return text.replace(/\r\n?/g, '\n').replace(invisible, '').normalize('NFC').trim();
}

interface TextLimits {
  min?: number;
  max: number;
  /** Shown when nothing, or nothing but spaces, was given. */
  required?: string;
  tooShort?: string;
  tooLong: string;
}

/**
 * A required text field: cleaned first, then measured; the limits and their sentences stand together. The first sentence counts: none aborts, or
 * the rules of the whole form would wait until every field is right.
 */
export function text({ min = 1, max, required, tooShort, tooLong }: TextLimits) {
  const missing = required ?? tooShort ?? 'Please fill in this field';
  return z.string(missing).check(
    z.overwrite(cleanText),
    z.refine((value) => lengthOf(value) >= 1, missing),
    z.refine((value) => lengthOf(value) >= min, tooShort ?? missing),
    z.refine((value) => lengthOf(value) <= max, tooLong),
  );
}

/** An optional text field: missing, null and blank all become null. */
export function optionalText({ max, tooLong }: { max: number; tooLong: string }) {
  return z.pipe(
    z.optional(
      z.nullable(
        z.string().check(
          z.overwrite(cleanText),
          z.refine((value) => lengthOf(value) <= max, { error: tooLong }),
        ),
      ),
    ),
    z.transform((value) => value || null),
  );
}

/** What someone searches for, in a query string; blank finds everything. PostgreSQL would choke on the invisible NUL. */
export const search = z.optional(z.string().check(z.overwrite(cleanText), z.maxLength(100)));

/** An id: a UUID made by whoever creates the thing (RULINGS 10); in lower case, as the database writes it. */
export const id = z.uuid('Not an id').check(z.toLowerCase());

/** An instant in a reply: ISO 8601, UTC. */
export const instant = z.string();

/** The position after the last row of a page; opaque to the browser (RULINGS 35). */
export const cursor = z.optional(z.string().check(z.maxLength(2000)));

/** One page of a list, newest first unless the endpoint says otherwise; `next` is null on the last page. */
export function page<T extends z.ZodMiniType>(row: T) {
  return z.object({ rows: z.array(row), next: z.nullable(z.string()) });
}
