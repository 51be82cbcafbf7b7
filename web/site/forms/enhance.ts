import { accountHeader } from '../../../shared/account-header.ts';
import { type FormName, refusalOf } from '../../../shared/site/refusal.ts';
import { ask } from '../../client/http.ts';
import { sayFailure, sayNothing } from '../say.ts';
import { faultsOf, inputsOf, showFault, showFaults, valuesOf } from './fields.ts';
import { forms } from './forms.ts';

/**
 * Enhances a form that works without JavaScript: fields are validated with the server's own schema on blur and on submit, and the form is sent
 * without leaving the page, as JSON to the call that the page names (`data-call`) and for the account it shows (`data-account`), so that a refusal
 * or a lost connection keeps everything typed (docs/domain/accounts.md, "Forms without JavaScript").
 */
export function enhance(form: HTMLFormElement, name: FormName): void {
  const { schema, onward } = forms[name];
  form.noValidate = true;

  for (const input of inputsOf(form)) {
    input.addEventListener('blur', ({ relatedTarget }) => {
      // An error shown between press and release would move the button from under the finger, and the tap would be lost.
      if (relatedTarget instanceof HTMLButtonElement) return;
      // No error for an untouched field: people move through fields with the Tab key.
      if (input.value || input.ariaInvalid) showFault(input, faultsOf(schema, form)[input.name]);
    });
    input.addEventListener('input', () => {
      if (input.ariaInvalid) showFault(input, faultsOf(schema, form)[input.name]);
    });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const faults = faultsOf(schema, form);
    showFaults(form, faults);
    const first = Object.values(faults)[0];
    if (first) return sayFailure('Validation Error', first);

    sayNothing();
    const done = showProgress(form);
    const { call = '', account } = form.dataset;
    const answer = await ask('POST', call, { body: valuesOf(form), headers: account ? { [accountHeader]: account } : {} });
    if ('reply' in answer) return location.assign(onward(answer.reply, form.dataset.next ?? ''));
    done();
    const { title, text } = refusalOf(name, answer.problem);
    sayFailure(title, text);
    showFaults(form, answer.problem.fields ?? {});
    showRemedy(form, answer.problem.code);
    form.dispatchEvent(new CustomEvent('refused', { detail: answer.problem.code }));
  });
}

/** Shows the link that helps with this refusal, if there is one, and focuses it. */
function showRemedy(form: HTMLFormElement, code: string): void {
  for (const remedy of form.querySelectorAll<HTMLElement>('[data-when]')) {
    remedy.hidden = remedy.dataset.when !== code;
    if (!remedy.hidden) remedy.focus();
  }
}

/** Makes the button busy: it can't be pressed twice and shows that the form is being sent. Returns a function that ends this. */
function showProgress(form: HTMLFormElement): () => void {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button) throw new Error('a form without its button');
  const label = button.textContent;
  const done = () => {
    button.textContent = label;
    button.disabled = false;
    button.ariaBusy = null;
  };
  button.textContent = button.dataset.busy ?? 'One moment…';
  button.disabled = true;
  button.ariaBusy = 'true';
  // When the user comes back with Back, browsers restore the page as it was left: with a busy button.
  addEventListener('pageshow', done, { once: true });
  return done;
}
