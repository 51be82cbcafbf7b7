import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { FieldRow, InputOf } from '../../../shared/field-row.ts';
import { requestsApi } from '../../../shared/requests/api.ts';
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
  const input = (name: RequestField) => <RequestInput key={name} {...field(name)} name={name} />;
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
        action={paths.postRequest}
        call={requestsApi.post}
        data-account={chrome.viewer?.user_id}
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
        {needed.map(input)}
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
      In shillings: 1.2M, 800k or KSh 1,000,000 - 1,500,000.
      <span id="budget-read" className="block" aria-live="polite" />
    </>
  ),
  location: 'Where you would like to see the car.',
  logbook_in_sellers_name: 'Dealers read it with your request. Only the person named in the logbook can transfer the car to you.',
  description: 'Mileage, colour, anything a dealer should know. At most 1,000 characters.',
  share_phone: 'Off: only the dealer whose viewing you book sees it.',
};

/** A field of the form as its row wants it (`shared/requests/fields.ts`). */
function RequestInput({ name, ...field }: { name: RequestField } & ReturnType<ReturnType<typeof typed>>) {
  const { label, options = {} }: FieldRow = requestFields[name];
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

/** Why the button is grey: which of the required fields are empty, each with a way to it. Styles show it as long as one is. */
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
