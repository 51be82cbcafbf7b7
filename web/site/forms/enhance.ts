import type * as z from 'zod/mini';
import { accountHeader } from '../../../shared/account-header.ts';
import { spokenPage } from '../../../shared/addresses/spoken.ts';
import { secondStepNeededCode } from '../../../shared/auth/second-step-needed.ts';
import { messageOf, type OwnWords } from '../../../shared/site/refusal-message.ts';
import { siteRefusalsWords } from '../../../words/site/site-refusals.ts';
import { siteScriptsWords } from '../../../words/site/site-scripts.ts';
import { ask } from '../../client/http.ts';
import { pageLanguage } from '../../client/language.ts';
import { sayFailure, sayNothing } from '../say.ts';
import { faultsOf, inputsOf, showFault, showFaults, valuesOf } from './fields.ts';

/** What the script needs to know of a form. */
export interface Form {
  schema: z.ZodMiniType;
  /** Where to go after it was accepted; `next` is the target given in the page's address, or ''. */
  onward: (reply: unknown, next: string) => string;
  /** How it says a refusal, where it has words of its own. */
  ownWords?: OwnWords;
}

/**
 * Enhances a form that works without JavaScript: fields are validated with the server's own schema on blur and on submit, and the form is sent
 * without leaving the page, as JSON to the call that the page names (`data-call`) and for the account it shows (`data-account`), so that a refusal
 * or a lost connection keeps everything typed (docs/domain/accounts.md, "Forms without JavaScript").
 */
export function enhance(form: HTMLFormElement, { schema, onward, ownWords }: Form): void {
  form.noValidate = true;
  let isRefused = false;
  const refuse = (title: string, text: string) => {
    isRefused = true;
    sayFailure(title, text);
  };
  const mended = () => {
    isRefused = false;
    sayNothing();
  };

  for (const input of inputsOf(form)) {
    input.addEventListener('blur', ({ relatedTarget }) => {
      // An error shown or cleared between press and release would move what is pressed from under the finger, and the tap would be lost.
      if (relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement) return;
      // No error for an untouched field: people move through fields with the Tab key.
      if (input.value || input.ariaInvalid) showFault(input, faultsOf(schema, form)[input.name]);
    });
    input.addEventListener('input', () => {
      if (input.ariaInvalid) showFault(input, faultsOf(schema, form)[input.name]);
      if (isRefused && !inputsOf(form).some(({ ariaInvalid }) => ariaInvalid)) mended();
    });
  }

  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const faults = faultsOf(schema, form);
    const first = showFaults(form, faults) ?? Object.values(faults)[0];
    if (first) return refuse(siteRefusalsWords.atFault, first);

    mended();
    form.querySelector('[data-problem]')?.remove();
    const done = showProgress(form);
    const { call = '', account } = form.dataset;
    const answer = await ask('POST', call, { body: valuesOf(form), headers: account ? { [accountHeader]: account } : {} });
    if ('reply' in answer) {
      // Restored by Back, the page asks the server anew where it leads: what it shows was sent.
      addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
      return location.assign(spokenPage(onward(answer.reply, form.dataset.next ?? ''), pageLanguage()));
    }
    const { code, fields = {} } = answer.problem;
    // The server keeps the request and leads on to signing up (docs/domain/accounts.md, "A request that waits").
    if (code === 'not_signed_in' && 'waits' in form.dataset) return form.submit();
    // The second step of signing in follows; it goes on to the row that the address names (`#id`) as this form would.
    if (code === secondStepNeededCode && form.dataset.second) return location.assign(form.dataset.second + location.hash);
    done();
    form.dispatchEvent(new CustomEvent('refused', { detail: code }));
    const { title, text } = messageOf(answer.problem, ownWords);
    const fault = showFaults(form, fields);
    refuse(title, fault ?? text);
    if (!fault && !showRemedy(form, code)) showProblem(form, text);
  });
}

/** Shows the link that helps with this refusal, and focuses it. Returns whether there is one. */
function showRemedy(form: HTMLFormElement, code: string): boolean {
  const remedies = [...form.querySelectorAll<HTMLElement>('[data-when]')];
  for (const remedy of remedies) remedy.hidden = remedy.dataset.when !== code;
  const remedy = remedies.find(({ hidden }) => !hidden);
  remedy?.focus();
  return remedy !== undefined;
}

/** Shows above the button why the form was not sent. The button has the focus again: the browser took it while the form was being sent. */
function showProblem(form: HTMLFormElement, sentence: string): void {
  const button = submitOf(form);
  const place = document.createElement('p');
  place.className = 'failure form-remedy';
  place.dataset.problem = '';
  place.textContent = sentence;
  button.parentElement?.prepend(place);
  button.focus();
}

function submitOf(form: HTMLFormElement): HTMLButtonElement {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]');
  if (!button) throw new Error('a form without its button');
  return button;
}

/** Makes the button busy: it can't be pressed twice and shows that the form is being sent. Returns a function that ends this. */
function showProgress(form: HTMLFormElement): () => void {
  const button = submitOf(form);
  const label = button.textContent;
  const done = () => {
    button.textContent = label;
    button.disabled = false;
    button.ariaBusy = null;
  };
  button.textContent = button.dataset.busy ?? siteScriptsWords.oneMoment;
  button.disabled = true;
  button.ariaBusy = 'true';
  // When the user comes back with Back, browsers restore the page as it was left: with a busy button.
  addEventListener('pageshow', done, { once: true });
  return done;
}
