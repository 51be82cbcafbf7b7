import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { accountPagesWords } from '../../../words/site/account-pages.ts';
import { CheckField, ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormPage, Remedy } from '../form-page.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { SiteForm } from '../site-form.tsx';
import { typed } from '../typed.ts';

type AuthProps = SitePages['auth'];

/** The address of a tab, with the target after signing in (`next`) and the way of a request that waits kept. */
function tabPath(tab: AuthProps['tab'], { next, draft_token }: Pick<AuthProps, 'next' | 'draft_token'>): string {
  return paths.auth({ tab, next, draft_token });
}

function headOf({ tab, isKnown }: AuthProps) {
  if (tab === 'sign-up') {
    return { heading: accountPagesWords.createAccount, lead: accountPagesWords.freeForBuyers };
  }
  return isKnown
    ? { heading: accountPagesWords.signInAgain, lead: accountPagesWords.whereYouLeft }
    : { heading: accountPagesWords.signInHeading, lead: accountPagesWords.newHere };
}

/** Sign in and sign up (docs/domain/accounts.md, "Forms without JavaScript"): two tabs, two forms, both of which work without JavaScript. */
export function Auth({ chrome, ...page }: { chrome: Chrome } & AuthProps) {
  const isSignUp = page.tab === 'sign-up';
  return (
    <FormPage
      chrome={chrome}
      {...(isSignUp && { title: accountPagesWords.signUpTitle })}
      label={accountPagesWords.label[page.tab]}
      {...headOf(page)}
      preview={page.preview}
      banner={page.banner}
    >
      {page.draft_token && <p className="notice">{accountPagesWords.requestWaits(<strong className="break-words">{page.car}</strong>)}</p>}
      {page.preview && (
        <p className="notice">
          {accountPagesWords.shownThen(<strong className="break-words">{page.preview.title}</strong>, page.preview.description)}
        </p>
      )}
      <div className="card">
        <nav aria-label={accountPagesWords.tabs} className="tabs">
          <a href={tabPath('sign-in', page)} aria-current={isSignUp ? undefined : 'page'}>
            {accountPagesWords.signIn}
          </a>
          <a href={tabPath('sign-up', page)} aria-current={isSignUp ? 'page' : undefined}>
            {accountPagesWords.signUp}
          </a>
        </nav>
        {isSignUp ? <SignUpForm {...page} /> : <SignInForm {...page} />}
      </div>
    </FormPage>
  );
}

function SignInForm(page: AuthProps) {
  const field = typed(page);
  return (
    <SiteForm
      name="sign-in"
      action={paths.auth({ tab: 'sign-in', next: page.next })}
      call={authApi.signIn}
      data-next={page.next}
      data-second={secondStepPaths.step({ next: page.next, draft_token: page.draft_token })}
      className="grid gap-4 p-5"
    >
      <DraftToken {...page} />
      <TextField label={accountPagesWords.email} type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label={accountPagesWords.password} autoComplete="current-password" {...field('password')} />
      <button type="submit" className="btn btn-primary">
        {accountPagesWords.signIn}
      </button>
      <p className="flex flex-wrap justify-between gap-x-4">
        <a className="link py-2.5" href={paths.forgotPassword}>
          {accountPagesWords.forgot}
        </a>
        <Remedy of="email_not_verified" banner={page.banner} href={paths.verifyEmail()}>
          {accountPagesWords.sendVerification}
        </Remedy>
      </p>
    </SiteForm>
  );
}

/** Carries the way of a request that waits through this form. */
function DraftToken({ draft_token }: Pick<AuthProps, 'draft_token'>) {
  return draft_token ? <input type="hidden" name="draft_token" value={draft_token} /> : null;
}

function SignUpForm(page: AuthProps) {
  const field = typed(page);
  return (
    <SiteForm
      name="sign-up"
      action={paths.auth({ tab: 'sign-up', next: page.next })}
      call={authApi.signUp}
      data-next={page.next}
      data-second={secondStepPaths.step({ next: page.next, draft_token: page.draft_token })}
      className="grid gap-4 p-5"
    >
      <input type="hidden" name="id" value={page.id} />
      <DraftToken {...page} />
      <TextField label={accountPagesWords.email} type="email" autoComplete="email" required {...field('email')} />
      <NewPasswordFields label={accountPagesWords.password} field={field} />
      <TextField label={accountPagesWords.fullName} autoComplete="name" autoCapitalize="words" required {...field('full_name')} />
      <ChoiceField
        label={accountPagesWords.iWantTo}
        options={[
          { value: 'buyer', label: accountPagesWords.types.buyer },
          { value: 'dealer', label: accountPagesWords.types.dealer },
        ]}
        {...field('user_type')}
        defaultValue={page.values.user_type === 'dealer' ? 'dealer' : 'buyer'}
      />
      <BusinessFields field={field} />
      <TextField
        label={accountPagesWords.phone}
        type="tel"
        autoComplete="tel"
        required
        hint={<ByType {...accountPagesWords.phoneHint} />}
        {...field('phone')}
      />
      <TextField
        label={accountPagesWords.location}
        autoComplete="address-level2"
        required
        hint={
          page.place && page.values.location === page.place ? accountPagesWords.fromRequest : <ByType {...accountPagesWords.locationHint} />
        }
        {...field('location')}
      />
      <CheckField
        label={accountPagesWords.accept(
          (name) => <InNewTab href={paths.terms}>{name}</InNewTab>,
          (name) => <InNewTab href={paths.privacy}>{name}</InNewTab>,
        )}
        required
        {...field('accept_terms')}
      />
      <button type="submit" className="btn btn-primary">
        {accountPagesWords.create}
      </button>
      {['email_taken', 'id_taken'].map((code) => (
        <Remedy key={code} of={code} banner={page.banner} href={tabPath('sign-in', page)} className="btn btn-outline">
          {accountPagesWords.signInInstead}
        </Remedy>
      ))}
    </SiteForm>
  );
}

/** A sentence for who buys and one for who sells: forms.css shows that of the chosen one. */
function ByType({ buyer, dealer }: { buyer: string; dealer: string }) {
  return (
    <>
      <span className="buyer-only">{buyer}</span>
      <span className="dealer-only">{dealer}</span>
    </>
  );
}

// In a new tab: leaving a half-filled form would lose what was typed.
function InNewTab({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only">{accountPagesWords.inNewTab}</span>
    </a>
  );
}

// Only a dealer sees these: site.css hides them by the chosen radio, so that it works without the script.
function BusinessFields({ field }: { field: ReturnType<typeof typed> }) {
  return (
    <fieldset className="dealer-only border-line gap-4 border-l-4 pl-4">
      <legend className="font-display mb-2 text-lg">{accountPagesWords.business}</legend>
      <TextField label={accountPagesWords.businessName} autoComplete="organization" {...field('business_name')} />
      <TextField label={accountPagesWords.licence} isOptional hint={accountPagesWords.licenceHint} {...field('business_license')} />
      <TextField label={accountPagesWords.businessAddress} autoComplete="address-line1" {...field('business_address')} />
    </fieldset>
  );
}
