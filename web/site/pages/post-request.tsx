import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { InputOf, SpokenRow } from '../../../shared/field-row.ts';
import { ksh } from '../../../shared/money.ts';
import { requestsApi } from '../../../shared/requests/api.ts';
import { meantBudget } from '../../../shared/requests/budget-read.ts';
import { type RequestField, requestFields, requestNames } from '../../../shared/requests/fields.ts';
import { type Chrome, noCar, type SitePages } from '../../../shared/site/pages.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { AskedCarLine } from '../asked-car.tsx';
import { FormPage, Remedy } from '../form-page.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

type PostRequestProps = SitePages['post-request'];

/** The request form; a visitor may fill it and sign in on sending (docs/domain/accounts.md, "What a browser keeps"). */
export function PostRequest({ chrome, ...page }: { chrome: Chrome } & PostRequestProps) {
  const field = typed(page);
  const meant = meantBudget(page.values.budget ?? '');
  const input = (name: RequestField) => (
    <RequestInput key={name} {...field(name)} {...(name === 'location' && fromProfile(page))} name={name} />
  );
  // Who came from a car goes back to it.
  const origin = page.asked ? paths.car(page.asked.id) : paths.dashboard;
  return (
    <FormPage
      chrome={chrome}
      label="Tafuta"
      car={{ body: 'suv', colour: '#f6c51b' }}
      heading="Which car are you looking for?"
      lead="Three answers are enough. It costs nothing, and you owe nobody an answer."
      banner={page.banner}
      back={{ href: origin, label: 'Back' }}
    >
      <SiteForm
        name="post-request"
        // Asked once what a lone number means, the form can be sent as it is.
        action={meant === null ? paths.postRequest : paths.postRequestWith({ asked: 'yes' })}
        call={requestsApi.post}
        account={chrome.viewer}
        data-waits={chrome.viewer ? undefined : ''}
      >
        <input type="hidden" name="id" value={page.id} />
        {page.asked && (
          <>
            <input type="hidden" name="asked_car_id" value={page.asked.id} />
            <AskedCarLine car={page.asked}>
              <a className="link col-span-2 justify-self-start py-2.5" href={paths.postRequestWith({ car: noCar })}>
                Ask about no car in particular
              </a>
            </AskedCarLine>
          </>
        )}
        {input('car_model')}
        <div className="grid gap-2">
          {input('budget')}
          <MeantBudget amount={meant} />
        </div>
        {input('location')}
        <h2 className="border-line mt-2 border-t pt-5 text-xl">If it matters to you</h2>
        <div className="grid gap-4 sm:grid-cols-3">{choices.map(input)}</div>
        {others.map(input)}
        <Next isVisitor={!chrome.viewer} />
        <div className="form-actions">
          {page.banner?.kind === 'error' && Object.keys(page.errors).length === 0 && (
            <p className="failure form-remedy" role="alert">
              {page.banner.text}
            </p>
          )}
          <Remedy
            of="not_signed_in"
            banner={page.banner}
            href={paths.auth({ next: paths.postRequest })}
            className="btn btn-plate form-remedy"
          >
            Sign in to send it
          </Remedy>
          <Missing />
          <a className="btn btn-outline" href={origin} data-drops-draft="">
            Cancel
          </a>
          <button type="submit" className="btn btn-primary">
            Post Request
          </button>
        </div>
      </SiteForm>
    </FormPage>
  );
}

const isNeeded = (name: RequestField) => 'isRequired' in requestFields[name];
const isChoice = (name: RequestField) => requestFields[name].input === 'choice';
const needed = requestNames.filter(isNeeded);
const choices = requestNames.filter(isChoice);
const others = requestNames.filter((name) => !isNeeded(name) && !isChoice(name));

/** What the form says below a field. */
const hints: { [Name in RequestField]?: ReactNode } = {
  car_model: 'Make, model and year, for example Toyota Axio 2016.',
  budget: (
    <>
      The most you would pay, or a range: 1.6M, 900k, 1.3M to 1.6M.
      <span id="budget-read" className="block" aria-live="polite" />
    </>
  ),
  location: 'Where you would like to see the car.',
  logbook_in_sellers_name: 'Dealers read it with your request. Only the person named in the logbook can transfer the car to you.',
  description: 'Mileage, colour, anything a dealer should know. At most 1,000 characters.',
  share_phone: 'Off: only the dealer whose viewing you book sees it.',
};

/** Said of a place that the profile gave. */
function fromProfile({ place, values }: PostRequestProps) {
  return place && values.location === place ? { hint: 'From your profile. Change it if you look elsewhere.' } : {};
}

/** What a lone number most likely means, in one tap; the script follows what is typed. */
function MeantBudget({ amount }: { amount: number | null }) {
  return (
    <p id="budget-meant" className="notice grid gap-2" hidden={amount === null}>
      <strong>Did you mean</strong>
      <button type="submit" name="budget_meant" value="yes" className="btn btn-outline px-2 text-[min(1rem,6.5vw)]">
        {amount !== null && `${ksh(amount)}?`}
      </button>
      <span className="text-muted text-sm">Otherwise dealers see it as you typed it.</span>
    </p>
  );
}

/** A field of the form as its row wants it (`shared/requests/fields.ts`). */
function RequestInput({ name, ...field }: { name: RequestField; hint?: string } & ReturnType<ReturnType<typeof typed>>) {
  const { label, options = {} }: SpokenRow = requestFields[name];
  const input: InputOf<typeof requestFields> = requestFields[name].input;
  const shown = { name, label, hint: hints[name], ...field };
  switch (input) {
    case 'choice':
      return (
        <SelectField {...shown}>
          {Object.entries(options).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </SelectField>
      );
    case 'tick':
      return <CheckField {...shown} />;
    case 'text':
      return <TextArea rows={4} isOptional {...shown} />;
    case 'line':
      return <TextField required={isNeeded(name)} autoComplete={name === 'location' ? 'address-level2' : undefined} {...shown} />;
    default:
      return input satisfies never;
  }
}

/** Why the button is grey: which of the required fields are empty, each with a way to it. Styles show it once something was typed and as long as one is. */
function Missing() {
  return (
    <p className="missing form-remedy">
      Missing:
      {needed.map((name) => (
        <a key={name} className={`link missing-${name}`} href={`#${name}`}>
          {requestFields[name].label.toLowerCase()}
        </a>
      ))}
    </p>
  );
}

/** What happens after this. */
function Next({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="border-line border-t pt-5">
      <h2 className="text-xl">What happens next</h2>
      <ol className="mt-2 grid list-decimal gap-1 pl-5">
        {isVisitor && <li>You sign up, or in: your request is kept meanwhile, and posted then.</li>}
        <li>Verified dealers see your request and answer with a price.</li>
        <li>You compare their offers, and book a viewing of the car you like. You are told of each offer.</li>
      </ol>
    </div>
  );
}
