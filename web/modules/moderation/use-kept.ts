import { useState } from 'react';
import { forgetDraft, keepDraft, readDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';

const keyOf = (decision: string) => `decision-draft:${decision}`;

/**
 * One text of a decision, kept with its others until the case is decided: a reload loses nothing (docs/domain/accounts.md, "What a browser keeps").
 * `decision`: which one, `initial`: what it is while nothing is kept.
 */
export function useKept(decision: string, name: string, initial: string): [string, (text: string) => void] {
  const { user_id } = useUser();
  const key = keyOf(decision);
  const kept = () => readDraft(key, user_id)?.values ?? {};
  const [text, setText] = useState<string>(() => {
    const { [name]: before } = kept();
    return typeof before === 'string' ? before : initial;
  });
  const keep = (next: string) => {
    setText(next);
    keepDraft(key, { user_id, values: { ...kept(), [name]: next }, image_urls: [] });
  };
  return [text, keep];
}

/** Forgets a decision that was made. What was decided elsewhere meanwhile has another version, so it is not read again. */
export function forgetDecision(decision: string): void {
  forgetDraft(keyOf(decision));
}
