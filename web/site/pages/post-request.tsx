import { optionLabels } from '../../../shared/cars/option-labels.ts';
import { requestsApi } from '../../../shared/requests/api.ts';
import { conditions, fuelTypes, transmissions } from '../../../shared/requests/schema.ts';
import { type Chrome, noCar, type SitePages } from '../../../shared/site/pages.ts';
import { paths } from '../../../shared/site/paths.ts';
import { CheckField } from '../../ui/choice-field.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { AskedCarLine } from '../asked-car.tsx';
import { FormPage, Remedy } from '../form-page.tsx';
import { typed } from '../typed.ts';

type PostRequestProps = SitePages['post-request'];

/** The request form; a visitor may fill it and sign in on sending (docs/domain/accounts.md, "What a browser keeps"). */
export function PostRequest({ chrome, ...page }: { chrome: Chrome } & PostRequestProps) {
  const field = typed(page);
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
      <form
        method="post"
        action={paths.postRequest}
        data-form="post-request"
        data-call={requestsApi.post.path}
        data-account={chrome.viewer?.user_id}
        data-waits={chrome.viewer ? undefined : ''}
        className="card grid gap-4 p-5"
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
        <TextField label="Car model" required hint="Make, model and year, for example Toyota Axio 2016." {...field('car_model')} />
        <div>
          <TextField
            label="Budget"
            required
            hint={
              <>
                In shillings: 1.2M, 800k or KSh 1,000,000 - 1,500,000.
                <span id="budget-read" className="block" aria-live="polite" />
              </>
            }
            {...field('budget')}
          />
        </div>
        <TextField
          label="Location"
          autoComplete="address-level2"
          required
          hint="Where you would like to see the car."
          {...field('location')}
        />
        <h2 className="border-line mt-2 border-t pt-5 text-xl">If it matters to you</h2>
        <div className="grid gap-4 sm:grid-cols-3">
          <SelectField label="Condition" {...field('condition')}>
            <Options values={conditions} />
          </SelectField>
          <SelectField label="Transmission" {...field('transmission')}>
            <Options values={transmissions} />
          </SelectField>
          <SelectField label="Fuel type" {...field('fuel_type')}>
            <Options values={fuelTypes} />
          </SelectField>
        </div>
        <TextArea
          label="Description"
          rows={4}
          isOptional
          hint="Mileage, colour, anything a dealer should know. At most 1,000 characters."
          {...field('description')}
        />
        <CheckField
          label="Show my phone number to verified dealers"
          hint="Off: only the dealer whose viewing you book sees it."
          {...field('share_phone')}
        />
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
      </form>
    </FormPage>
  );
}

const required = { car_model: 'car model', budget: 'budget', location: 'location' };

/** Why the button is grey: which of the required fields are empty, each with a way to it. Styles show it as long as one is. */
function Missing() {
  return (
    <p className="missing form-remedy">
      Missing:
      {Object.entries(required).map(([name, label]) => (
        <a key={name} className={`link missing-${name}`} href={`#${name}`}>
          {label}
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

function Options({ values }: { values: readonly string[] }) {
  return values.map((value) => (
    <option key={value} value={value}>
      {optionLabels[value]}
    </option>
  ));
}
