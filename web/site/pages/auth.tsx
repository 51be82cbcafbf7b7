import { paths } from '../../../shared/addresses/paths.ts';
import { secondStepPaths } from '../../../shared/addresses/second-step-paths.ts';
import { authApi } from '../../../shared/auth/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
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
    return { heading: 'Karibu. Create your account', lead: 'Free for buyers. Dealers bid once our team has checked the business.' };
  }
  return isKnown
    ? { heading: 'Karibu tena. Sign in', lead: 'Welcome back: everything is where you left it.' }
    : { heading: 'Karibu. Sign in', lead: 'With the email and the password of your account. New here? Sign up first.' };
}

/** Sign in and sign up (docs/domain/accounts.md, "Forms without JavaScript"): two tabs, two forms, both of which work without JavaScript. */
export function Auth({ chrome, ...page }: { chrome: Chrome } & AuthProps) {
  const isSignUp = page.tab === 'sign-up';
  return (
    <FormPage
      chrome={chrome}
      {...(isSignUp && { title: 'Sign Up' })}
      label={isSignUp ? 'New here' : 'Your account'}
      {...headOf(page)}
      preview={page.preview}
      banner={page.banner}
    >
      {page.draft_token && (
        <p className="notice">
          <strong>Please sign in to post a request.</strong> Yours, <strong className="break-words">{page.car}</strong>, is ready to send:
          it is posted as soon as you have signed up, or in.
        </p>
      )}
      {page.preview && (
        <p className="notice">
          <strong className="break-words">{page.preview.title}</strong>, {page.preview.description}. It is shown as soon as you have signed
          in.
        </p>
      )}
      <div className="card">
        <nav aria-label="Sign in or sign up" className="tabs">
          <a href={tabPath('sign-in', page)} aria-current={isSignUp ? undefined : 'page'}>
            Sign In
          </a>
          <a href={tabPath('sign-up', page)} aria-current={isSignUp ? 'page' : undefined}>
            Sign Up
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
      <TextField label="Email" type="email" autoComplete="username" required {...field('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
      <button type="submit" className="btn btn-primary">
        Sign In
      </button>
      <p className="flex flex-wrap justify-between gap-x-4">
        <a className="link py-2.5" href={paths.forgotPassword}>
          Forgot password?
        </a>
        <Remedy of="email_not_verified" banner={page.banner} href={paths.verifyEmail()}>
          Send the verification link again
        </Remedy>
      </p>
    </SiteForm>
  );
}

/** Carries the way of a request that waits through this form. */
function DraftToken({ draft_token }: Pick<AuthProps, 'draft_token'>) {
  return draft_token ? <input type="hidden" name="draft_token" value={draft_token} /> : null;
}

const userTypes = [
  { value: 'buyer', label: 'Buy a car' },
  { value: 'dealer', label: 'Sell as a dealer' },
];

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
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <NewPasswordFields label="Password" field={field} />
      <TextField label="Full name" autoComplete="name" autoCapitalize="words" required {...field('full_name')} />
      <ChoiceField
        label="I want to"
        options={userTypes}
        {...field('user_type')}
        defaultValue={page.values.user_type === 'dealer' ? 'dealer' : 'buyer'}
      />
      <BusinessFields field={field} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        hint={
          <ByType
            buyer="Shown only to the dealer whose viewing you book, unless you choose otherwise."
            dealer="Shown to the buyers who book a viewing with you."
          />
        }
        {...field('phone')}
      />
      <TextField
        label="Location"
        autoComplete="address-level2"
        required
        hint={
          page.place && page.values.location === page.place ? (
            'From your request. Change it if you live elsewhere.'
          ) : (
            <ByType buyer="Your town or county, for example Nakuru." dealer="The town or county of your yard, for example Nakuru." />
          )
        }
        {...field('location')}
      />
      <CheckField
        label={
          <>
            I am 18 or older and accept the <InNewTab href={paths.terms}>Terms</InNewTab> and the{' '}
            <InNewTab href={paths.privacy}>Privacy Policy</InNewTab>
          </>
        }
        required
        {...field('accept_terms')}
      />
      <button type="submit" className="btn btn-primary">
        Create account
      </button>
      {['email_taken', 'id_taken'].map((code) => (
        <Remedy key={code} of={code} banner={page.banner} href={tabPath('sign-in', page)} className="btn btn-outline">
          Sign in instead
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
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

// Only a dealer sees these: site.css hides them by the chosen radio, so that it works without the script.
function BusinessFields({ field }: { field: ReturnType<typeof typed> }) {
  return (
    <fieldset className="dealer-only border-line gap-4 border-l-4 pl-4">
      <legend className="font-display mb-2 text-lg">Your business</legend>
      <TextField label="Business name" autoComplete="organization" {...field('business_name')} />
      <TextField
        label="Business licence"
        isOptional
        hint="Its number. You can add it later: until then our team can’t verify you, and you can’t bid."
        {...field('business_license')}
      />
      <TextField label="Business address" autoComplete="address-line1" {...field('business_address')} />
    </fieldset>
  );
}
