import * as z from 'zod/mini';
import { fieldWords } from '../words/ui/field.ts';
import { lengthOf } from './length.ts';

// Control and other invisible characters, except tab, line breaks and the variation selectors that turn a symbol into an emoji. Also ZWJ and ZWNJ,
// which no language here needs, and single halves of a surrogate pair, which the database would change.
const invisible = /(?!\n|\t|\uFE0E|\uFE0F)[\p{Cc}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;

/** A text as it is stored: NFC, trimmed, without invisible characters, otherwise exactly as typed (docs/domain/limits-and-money.md, "Text"). */
export function cleanText(text: string): string {
  // NFC comes last, because an invisible character may be between a letter and its accent.
  return text.replace(/\r\n?/g, '\n').replace(invisible, '').normalize('NFC').trim();
}

const cleanLine = (text: string) => cleanText(text.replace(/\s+/g, ' '));

interface TextLimits {
  min?: number;
  max: number;
  /** The text is one line: each run of white space, line breaks included, becomes one space. */
  isLine?: true;
  /** The sentence for a missing or blank value. Each is made when somebody reads it. */
  required?: () => string;
  tooShort?: () => string;
  tooLong: () => string;
}

/** Has the schema tell these limits, as the API's description does: a refinement tells nobody what it asks. zod's `meta` would, for 300 bytes of a first load. */
function telling(limits: { minimum?: number; maximum: number }, check: ReturnType<typeof z.refine<string>>) {
  check._zod.onattach.push((schema) => Object.assign(schema._zod.bag, limits));
  return check;
}

/**
 * A required text field: cleaned first, then measured. Of several errors the form shows the first. No check aborts, or the rules of the whole form
 * would not run until every field is valid.
 */
export function text({ min = 1, max, isLine, required, tooShort, tooLong }: TextLimits) {
  const missing = { error: required ?? tooShort ?? (() => fieldWords.missing) };
  return z.string(missing).check(
    z.overwrite(isLine ? cleanLine : cleanText),
    z.refine((value) => lengthOf(value) >= 1, missing),
    z.refine((value) => lengthOf(value) >= min, tooShort ? { error: tooShort } : missing),
    telling(
      { minimum: min, maximum: max },
      z.refine((value: string) => lengthOf(value) <= max, { error: tooLong }),
    ),
  );
}

/** A text that says something or nothing: blank becomes null. */
export function textOrNull({ max, isLine, tooLong }: Pick<TextLimits, 'max' | 'isLine' | 'tooLong'>) {
  return z.pipe(
    z.string().check(
      z.overwrite(isLine ? cleanLine : cleanText),
      telling(
        { maximum: max },
        z.refine((value: string) => lengthOf(value) <= max, { error: tooLong }),
      ),
    ),
    z.transform((value) => value || null),
  );
}

/** An optional text field: missing, null and blank all become null. */
export function optionalText(limits: Pick<TextLimits, 'max' | 'isLine' | 'tooLong'>) {
  return z.pipe(
    z.optional(z.nullable(textOrNull(limits))),
    z.transform((value) => value ?? null),
  );
}

/** A search text in a query string; blank finds everything. Cleaned, because PostgreSQL fails on NUL. */
export const search = z.optional(/*#__PURE__*/ z.string().check(z.overwrite(cleanText), z.maxLength(100)));

/**
 * An id: a UUID made by the client that creates the row (docs/domain/lifecycles.md, "Every step"); in lower case, as the database returns it. Nobody types one, so its
 * sentence names no id.
 */
export const id = z.uuid({ error: () => fieldWords.tryAgain }).check(z.toLowerCase());

/**
 * An instant in a reply, in the one form that all have: ISO 8601, UTC, milliseconds. Sending the reply brings it into that form, as PostgreSQL
 * writes another within JSON.
 */
export const instant = /*#__PURE__*/ z.string().check(z.overwrite((at) => new Date(at).toISOString()));

/** The position after the last row of a page; the browser sends it back unread (docs/domain/limits-and-money.md, "Lists"). */
export const cursor = z.optional(/*#__PURE__*/ z.string().check(z.maxLength(2000)));

/** A page of a list whose search forgives typos: `showing` has the words that were looked for in place of those typed, where they differ. */
export function pageAsMeant<T extends z.ZodMiniType>(row: T) {
  return z.extend(page(row), { showing: z.optional(z.string()) });
}

/** One page of a list, newest first unless the endpoint says otherwise; `next` is null on the last page. */
export function page<T extends z.ZodMiniType>(row: T) {
  return z.object({ rows: z.array(row), next: z.nullable(z.string()) });
}

/** The first rows of a list, each as a line of a home. There is no next page: all of them stand on the page that the home leads to. */
export function lines<T extends z.ZodMiniType>(row: T) {
  return z.object({ rows: z.array(row), next: z.nullable(z.string()).check(z.overwrite(() => null)) });
}

/** Photos of which a line shows the first: the others are not sent. */
export const cover = /*#__PURE__*/ z.array(z.string()).check(z.overwrite((urls) => urls.slice(0, 1)));
