import { draftLife, storageKeys } from '../../../shared/site/storage.ts';
import { isTexts, readStored } from '../../client/stored.ts';
import { endDraft } from './onward.ts';

interface Draft {
  values: Record<string, string>;
  /** When it was typed, in milliseconds since 1970. */
  at: number;
  /** The account it belongs to; null while its writer is not signed in. */
  owner: string | null;
}

/**
 * Stores what is typed into the form for 24 hours, also through sign-in, and restores it; never for another account than its writer's
 * (docs/domain/accounts.md, "What a browser keeps").
 */
export function keepDraft(form: HTMLFormElement): void {
  const owner = form.dataset.account ?? null;
  const draft = readDraft();
  const isOurs = draft && (draft.owner === null || draft.owner === owner);
  if (!isOurs) endDraft();
  // After a refusal the server renders the form with the latest values; don't overwrite them.
  // The place is the profile's.
  const isEmpty = [...form.querySelectorAll<HTMLInputElement>('[required]')].every(({ name, value }) => !value || name === 'location');
  if (isOurs && isEmpty) fill(form, draft.values);

  const save = () => {
    const values = Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    localStorage.setItem(storageKeys.requestDraft, JSON.stringify({ values, at: Date.now(), owner } satisfies Draft));
  };
  form.addEventListener('input', save);
  // A visitor's draft becomes that of the account with which they return.
  if (isOurs || !isEmpty) save();
}

function isDraft(value: unknown): value is Draft {
  const { values, at, owner } = (value ?? {}) as Partial<Draft>;
  return isTexts(values) && typeof at === 'number' && (owner === null || typeof owner === 'string');
}

function readDraft(): Draft | null {
  const draft = readStored(localStorage, storageKeys.requestDraft, isDraft);
  return draft && Date.now() - draft.at < draftLife ? draft : null;
}

function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[name]')) {
    if (input.type === 'checkbox') input.checked = input.name in values;
    else input.value = values[input.name] || input.value;
  }
}
