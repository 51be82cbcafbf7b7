import { isTexts, readStored } from '../../client/stored.ts';

/** The values of a form, by their names. */
export type Texts = Record<string, string>;

/** The forms of a profile. */
export type FormPart = 'personal' | 'business' | 'details' | 'contact';

/** What was saved when a form began with it, and which version of the profile that was. */
export interface Seen {
  texts: Texts;
  version: number;
}

/** What was typed into a form of the profile. */
interface Typed {
  typed: Texts;
  seen: Seen;
}

const isTyped = (value: unknown): value is Typed => {
  const { typed, seen } = (value ?? {}) as Partial<Typed>;
  return isTexts(typed) && isTexts(seen?.texts) && typeof seen?.version === 'number';
};

/**
 * What somebody typed into a form of the profile and did not save; it ends at sign-out (docs/domain/accounts.md, "What a browser keeps"). Tabs share it:
 * a tab forgets only what it has read or kept itself.
 */
export function profileDraft(userId: string, part: FormPart) {
  const key = `draft:${userId}:${part}`;
  let own: string | null = null;
  return {
    read(): Typed | null {
      const draft = readStored(localStorage, key, isTyped);
      own = localStorage.getItem(key);
      return draft;
    },
    keep(draft: Typed): void {
      own = JSON.stringify(draft);
      localStorage.setItem(key, own);
    },
    forget(): void {
      if (localStorage.getItem(key) === own) localStorage.removeItem(key);
    },
  };
}
