import { draftLife, storageKeys } from '../../../shared/site/storage.ts';
import { hasTexts, isTexts, readStored } from '../../client/stored.ts';

interface Draft {
  values: Record<string, string>;
  /** When it was typed. */
  at: number;
  /** Whose it is; null while its writer has not signed in. */
  owner: string | null;
}

/** Keeps what is typed into the form for 24 hours and through sign-in, and puts it back; never for another account than its writer's (RULINGS 30). */
export function keepDraft(form: HTMLFormElement): void {
  const owner = 'visitor' in form.dataset ? null : signedInAs();
  const draft = readDraft();
  const isOurs = draft && (draft.owner === null || draft.owner === owner);
  if (!isOurs) endDraft();
  // A form that the server filled again after a refusal holds what was typed last.
  const isEmpty = [...form.querySelectorAll<HTMLInputElement>('[required]')].every((field) => !field.value);
  if (isOurs && isEmpty) fill(form, draft.values);

  const save = () => {
    const values = Object.fromEntries([...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
    localStorage.setItem(storageKeys.requestDraft, JSON.stringify({ values, at: Date.now(), owner } satisfies Draft));
  };
  form.addEventListener('input', save);
  // A visitor's draft becomes the account's that came back with it.
  if (isOurs || !isEmpty) save();
  dropCookies();
}

/** Ends the draft: it was sent, or dropped. */
export function endDraft(): void {
  localStorage.removeItem(storageKeys.requestDraft);
}

/** The server keeps a draft in cookies for browsers without the script; from here on the script does it. */
function dropCookies(): void {
  for (const name of ['draft', 'draft-rest']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is too young for our phones
    document.cookie = `${name}=; path=/post-request; max-age=0`;
  }
}

function isDraft(value: unknown): value is Draft {
  const { values, at, owner } = (value ?? {}) as Partial<Draft>;
  return isTexts(values) && typeof at === 'number' && (owner === null || typeof owner === 'string');
}

function readDraft(): Draft | null {
  const draft = readStored(localStorage, storageKeys.requestDraft, isDraft);
  return draft && Date.now() - draft.at < draftLife ? draft : null;
}

function signedInAs(): string | null {
  return readStored(localStorage, storageKeys.session, (value) => hasTexts(value, 'user_id'))?.user_id ?? null;
}

function fill(form: HTMLFormElement, values: Record<string, string>): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('[name]')) {
    if (input.type === 'checkbox') input.checked = input.name in values;
    else input.value = values[input.name] ?? input.value;
  }
}
