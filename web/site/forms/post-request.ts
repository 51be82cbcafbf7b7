import { publicPaths } from '../../../shared/addresses/public-paths.ts';
import { budgetRead } from '../../../shared/requests/budget-read.ts';
import { endDraft, keepDraft } from './draft.ts';

const required = ['car_model', 'budget', 'location'];

/** Behaviour only of the request form: its draft, the budget as we parse it, and a button that is enabled with the three required fields. */
export function postRequest(form: HTMLFormElement): void {
  keepDraft(form);
  form.querySelector('[data-drops-draft]')?.addEventListener('click', endDraft);
  // Where Back leads after this: on to the request, once it was posted.
  form.addEventListener('submit', () =>
    history.replaceState(null, '', publicPaths.postRequestWith({ sent: String(new FormData(form).get('id')) })),
  );
  form.addEventListener('input', () => follow(form));
  form.addEventListener('refused', () => follow(form));
  follow(form);
}

function follow(form: HTMLFormElement): void {
  const values = new FormData(form);
  const text = (name: string) => String(values.get(name) ?? '').trim();
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (button) button.disabled = required.some((name) => !text(name));
  const read = document.getElementById('budget-read');
  if (read) read.textContent = budgetRead(text('budget'));
}
