import { publicPaths } from '../../../shared/addresses/public-paths.ts';
import { spokenPage } from '../../../shared/addresses/spoken.ts';
import { withNotice } from '../../../shared/auth/pages.ts';
import { ksh } from '../../../shared/money.ts';
import { budgetRead, meantBudget } from '../../../shared/requests/budget-read.ts';
import { requestForm } from '../../../shared/requests/schema.ts';
import { ofPostRequest } from '../../../shared/site/request-refusals.ts';
import { pageLanguage } from '../../client/language.ts';
import { keepDraft } from './draft.ts';
import type { Form } from './enhance.ts';
import { endDraft } from './onward.ts';
import { stick } from './stick.ts';

/** How it is checked, and where it leads once it was posted. */
export const requestsForm: Form = {
  schema: requestForm,
  ownWords: ofPostRequest,
  onward: (reply) => {
    endDraft();
    return withNotice(publicPaths.request((reply as { id: string }).id), 'request-posted');
  },
};

const required = ['car_model', 'budget', 'location'];

/** Behaviour only of the request form: its draft, the budget as we parse it, and a button that is enabled with the three required fields. */
export function postRequest(form: HTMLFormElement): void {
  keepDraft(form);
  form.querySelector('[data-drops-draft]')?.addEventListener('click', endDraft);
  // Asked as one types: the server need not ask again.
  form.action = spokenPage(publicPaths.postRequestWith({ asked: '1' }), pageLanguage());
  // Where Back leads after this: on to the request, once it was posted.
  form.addEventListener('submit', () =>
    history.replaceState(null, '', spokenPage(publicPaths.postRequestWith({ sent: String(new FormData(form).get('id')) }), pageLanguage())),
  );
  takeMeant(form);
  form.addEventListener('input', () => follow(form));
  form.addEventListener('refused', () => follow(form));
  follow(form);
  stick(form);
}

const textOf = (form: HTMLFormElement, name: string) => String(new FormData(form).get(name) ?? '').trim();

function follow(form: HTMLFormElement): void {
  const button = form.querySelector<HTMLButtonElement>('.form-actions [type=submit]');
  if (button) button.disabled = required.some((name) => !textOf(form, name));
  const place = document.getElementById('budget-read');
  const read = budgetRead(textOf(form, 'budget'));
  if (place && place.textContent !== read.words) place.textContent = read.words;
  place?.classList.toggle('budget-read', read.isRead);
  const meant = meantBudget(textOf(form, 'budget'));
  const question = document.getElementById('budget-meant');
  const answer = question?.querySelector('button');
  if (question) question.hidden = meant === null;
  if (answer && meant !== null) answer.textContent = `${ksh(meant)}?`;
}

/** One tap on 'KSh 1,600,000?' puts it into the field. */
function takeMeant(form: HTMLFormElement): void {
  const answer = document.querySelector<HTMLButtonElement>('#budget-meant button');
  const budget = form.querySelector<HTMLInputElement>('[name=budget]');
  if (!answer || !budget) return;
  // No longer the button that Enter presses.
  answer.type = 'button';
  answer.addEventListener('click', () => {
    const meant = meantBudget(budget.value);
    if (meant === null) return;
    budget.value = ksh(meant).replace(/^\S+\s/, '');
    budget.dispatchEvent(new Event('input', { bubbles: true }));
    // To the next field, as the tapped button is gone.
    form.querySelector<HTMLInputElement>('[name=location]')?.focus();
  });
}
