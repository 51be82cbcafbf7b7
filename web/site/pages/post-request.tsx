import type { ReactNode } from 'react';
import { paths } from '../../../shared/addresses/paths.ts';
import type { InputOf } from '../../../shared/field-row.ts';
import { ksh } from '../../../shared/money.ts';
import { requestsApi } from '../../../shared/requests/api.ts';
import { meantBudget } from '../../../shared/requests/budget-read.ts';
import { optionWordsOf, type RequestField, requestFields, requestNames } from '../../../shared/requests/fields.ts';
import { type Chrome, noCar, type SitePages } from '../../../shared/site/pages.ts';
import { requestFieldWords } from '../../../words/requests/request-field.ts';
import { postRequestPageWords } from '../../../words/site/post-request-page.ts';
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
      label={postRequestPageWords.label}
      car={{ body: 'suv', colour: '#f6c51b' }}
      heading={postRequestPageWords.heading}
      lead={postRequestPageWords.lead}
      banner={page.banner}
      back={{ href: origin, label: postRequestPageWords.back }}
    >
      <SiteForm
        name="post-request"
        // Asked once what a lone number means, the form can be sent as it is.
        action={meant === null ? paths.postRequest : paths.postRequestWith({ asked: '1' })}
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
                {postRequestPageWords.aboutNone}
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
        <h2 className="border-line mt-2 border-t pt-5 text-xl">{postRequestPageWords.ifItMatters}</h2>
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
            {postRequestPageWords.signInToSend}
          </Remedy>
          <Missing />
          <a className="btn btn-outline" href={origin} data-drops-draft="">
            {postRequestPageWords.cancel}
          </a>
          <button type="submit" className="btn btn-primary">
            {postRequestPageWords.post}
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
function hintOf(name: RequestField): ReactNode {
  const hints: { [Name in RequestField]?: string } = postRequestPageWords.hints;
  if (name !== 'budget') return hints[name];
  return (
    <>
      {hints.budget}
      <span id="budget-read" className="block" aria-live="polite" />
    </>
  );
}

/** Said of a place that the profile gave. */
function fromProfile({ place, values }: PostRequestProps) {
  return place && values.location === place ? { hint: postRequestPageWords.fromProfile } : {};
}

/** What a lone number most likely means, in one tap; the script follows what is typed. */
function MeantBudget({ amount }: { amount: number | null }) {
  return (
    <p id="budget-meant" className="notice grid gap-2" hidden={amount === null}>
      <strong>{postRequestPageWords.didYouMean}</strong>
      <button type="submit" name="budget_meant" value="yes" className="btn btn-outline px-2 text-[min(1rem,6.5vw)]">
        {amount !== null && `${ksh(amount)}?`}
      </button>
      <span className="text-muted text-sm">{postRequestPageWords.otherwise}</span>
    </p>
  );
}

/** A field of the form as its row wants it (`shared/requests/fields.ts`). */
function RequestInput({ name, ...field }: { name: RequestField; hint?: string } & ReturnType<ReturnType<typeof typed>>) {
  const input: InputOf<typeof requestFields> = requestFields[name].input;
  const shown = { name, label: requestFieldWords.labels[name], hint: hintOf(name), ...field };
  switch (input) {
    case 'choice':
      return (
        <SelectField {...shown}>
          {Object.entries(optionWordsOf(name) ?? {}).map(([value, words]) => (
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
  const fields: { [Name in RequestField]?: string } = postRequestPageWords.missingFields;
  return (
    <p className="missing form-remedy">
      {postRequestPageWords.missing}
      {needed.map((name) => (
        <a key={name} className={`link missing-${name}`} href={`#${name}`}>
          {fields[name]}
        </a>
      ))}
    </p>
  );
}

/** What happens after this. */
function Next({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div className="border-line border-t pt-5">
      <h2 className="text-xl">{postRequestPageWords.next}</h2>
      <ol className="mt-2 grid list-decimal gap-1 pl-5">
        {isVisitor && <li>{postRequestPageWords.steps.visitor}</li>}
        <li>{postRequestPageWords.steps.seen}</li>
        <li>{postRequestPageWords.steps.compare}</li>
      </ol>
    </div>
  );
}
