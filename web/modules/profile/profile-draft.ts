import { isTexts, readStored } from '../../client/stored.ts';

/** The values of a form, by their names. */
export type Texts = Record<string, string>;

/** The forms of a profile. */
export type FormPart = 'personal' | 'business' | 'details';

/** What was typed into a form of the profile, and what was saved when it was. */
interface Typed {
  typed: Texts;
  seen: Texts;
}

const isTyped = (value: unknown): value is Typed => {
  const { typed, seen } = (value ?? {}) as Partial<Typed>;
  return isTexts(typed) && isTexts(seen);
};

/** What somebody typed into a form of the profile and did not save; it ends at sign-out (docs/domain/accounts.md, "What a browser keeps"). */
export function profileDraft(userId: string, part: FormPart) {
  const key = `draft:${userId}:${part}`;
  return {
    read: () => readStored(localStorage, key, isTyped),
    keep: (draft: Typed) => localStorage.setItem(key, JSON.stringify(draft)),
    forget: () => localStorage.removeItem(key),
  };
}
