/** The value, if it is one of these. */
export const oneOf = <Value extends string>(values: readonly Value[], text: string | null) => values.find((value) => value === text);

/** A text from an address, at most 100 characters; undefined when empty. */
export const short = (text: string | null) => text?.slice(0, 100) || undefined;
