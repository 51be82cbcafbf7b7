import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasTexts, readStored } from './stored.ts';

/** What somebody has typed and uploaded in a long form that was not sent. */
interface FormDraft {
  /** Whose it is: a phone may have passed to another account. */
  user_id: string;
  /** The values of the form, among them the id of what it creates, so that what was sent after all is not sent twice. */
  values: FieldValues;
  /** The addresses of the uploaded photos. */
  image_urls: string[];
}

function isDraft(value: unknown): value is FormDraft {
  if (!hasTexts(value, 'user_id')) return false;
  const { values, image_urls } = value as unknown as Partial<FormDraft>;
  return hasTexts(values) && Array.isArray(image_urls) && image_urls.every((url) => typeof url === 'string');
}

/** The draft under this key, if it is this person's, or null. */
export function readDraft(key: string, userId: string): FormDraft | null {
  const draft = readStored(localStorage, key, isDraft);
  return draft?.user_id === userId ? draft : null;
}

/** Keeps it under this key. */
export function keepDraft(key: string, draft: FormDraft): void {
  localStorage.setItem(key, JSON.stringify(draft));
}

/** Forgets it: the form was sent, or closed on purpose. */
export function forgetDraft(key: string): void {
  localStorage.removeItem(key);
}

/** Keeps what is typed while it is typed: an old phone discards the tab when somebody looks something up (docs/domain/accounts.md, "What a browser keeps"). */
export function useKeepDraft<Input extends FieldValues, Output>(
  key: string,
  userId: string,
  form: UseFormReturn<Input, unknown, Output>,
  image_urls: string[],
): void {
  const urls = image_urls.join(' ');
  const keptUrls = useRef(urls);
  useEffect(() => {
    const keep = () => keepDraft(key, { user_id: userId, values: form.getValues(), image_urls: urls ? urls.split(' ') : [] });
    // Not those that the form began with: opening a form and closing it again is no draft.
    if (urls !== keptUrls.current) keep();
    keptUrls.current = urls;
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [key, userId, form, urls]);
}
