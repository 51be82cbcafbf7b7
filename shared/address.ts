/** The value, if it is one of these. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) => values.find((value) => value === text);

/** The id, if it is one; in small letters, as ids are kept. */
export function idIn(text: string | null): string | undefined {
  const id = text?.toLowerCase() ?? '';
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id) ? id : undefined;
}

/** A day as inputs write it, '2026-11-21'; undefined when there is none like it. */
export function dayIn(text: string | null): string | undefined {
  const at = text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return text && at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}

/** A text from an address, at most 100 characters; undefined when empty. */
export const short = (text: string | null) => text?.slice(0, 100) || undefined;
