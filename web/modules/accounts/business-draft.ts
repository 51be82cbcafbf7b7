import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { isTexts, readStored } from '../../client/stored.ts';

/** What a dealer typed into the form of the business and did not save; it ends at sign-out (docs/domain/accounts.md, "What a browser keeps"). */
export function businessDraft(userId: string) {
  const key = `draft:${userId}:business`;
  return {
    read: () => readStored(localStorage, key, isTexts) ?? {},
    keep: (values: FieldValues) => localStorage.setItem(key, JSON.stringify(values)),
    forget: () => localStorage.removeItem(key),
  };
}

/** Keeps what is typed into the form. */
export function useKeptDraft<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  { keep }: Pick<ReturnType<typeof businessDraft>, 'keep'>,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form and its place stay the same while the page is open
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ name, values }) => name && keep(values) }), []);
}
