import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { paths } from '../../../shared/site/paths.ts';
import { FieldError, PasswordField, TextField } from '../fields.tsx';
import { FormPage, Remedy } from '../form-page.tsx';

type AuthProps = SitePages['auth'];

/** The path of a tab that keeps where to go on to after signing in. */
function tabPath(tab: AuthProps['tab'], next: string): string {
  return paths.auth({ tab, next });
}

/** Sign in and sign up (specification §2, §5): two tabs, two forms, both of which work without JavaScript. */
export function Auth({ chrome, ...page }: { chrome: Chrome } & AuthProps) {
  const isSignUp = page.tab === 'sign-up';
  return (
    <FormPage
      chrome={chrome}
      {...(isSignUp && { title: 'Sign Up' })}
      plate="KARIBU"
      heading={isSignUp ? 'Karibu. Create your account' : 'Karibu tena. Sign in'}
      lead={
        isSignUp
          ? 'Free for buyers. Dealers bid once our team has checked the business.'
          : 'Welcome back: your requests and offers are waiting.'
      }
      banner={page.banner}
    >
      <div className="card">
        <nav aria-label="Sign in or sign up" className="tabs">
          <a href={tabPath('sign-in', page.next)} aria-current={isSignUp ? undefined : 'page'}>
            Sign In
          </a>
          <a href={tabPath('sign-up', page.next)} aria-current={isSignUp ? 'page' : undefined}>
            Sign Up
          </a>
        </nav>
        {isSignUp ? <SignUpForm {...page} /> : <SignInForm {...page} />}
      </div>
    </FormPage>
  );
}

function SignInForm(page: AuthProps) {
  return (
    <form method="post" action={tabPath('sign-in', page.next)} data-form="sign-in" data-next={page.next} className="grid gap-4 p-5">
      <TextField name="email" label="Email" type="email" autoComplete="username" required state={page} />
      <PasswordField name="password" label="Password" autoComplete="current-password" state={page} />
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
    </form>
  );
}

function SignUpForm(page: AuthProps) {
  return (
    <form method="post" action={tabPath('sign-up', page.next)} data-form="sign-up" data-next={page.next} className="grid gap-4 p-5">
      <input type="hidden" name="id" value={page.id} />
      <UserType state={page} />
      <TextField name="full_name" label="Full name" autoComplete="name" autoCapitalize="words" required state={page} />
      <TextField name="email" label="Email" type="email" autoComplete="email" required state={page} />
      <TextField
        name="phone"
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        hint="Shown only to the person you book a viewing with."
        state={page}
      />
      <TextField
        name="location"
        label="Location"
        autoComplete="address-level2"
        required
        hint="Town or county, for example Nakuru."
        state={page}
      />
      <BusinessFields {...page} />
      <PasswordField
        name="password"
        label="Password"
        autoComplete="new-password"
        hint="At least 6 characters, with an uppercase letter, a lowercase letter and a number."
        state={page}
      />
      <PasswordField name="confirmPassword" label="Confirm password" autoComplete="new-password" state={page} />
      <div className="field">
        <label className="check">
          <input
            type="checkbox"
            id="accept_terms"
            name="accept_terms"
            required
            defaultChecked={'accept_terms' in page.values}
            aria-describedby="accept_terms-error"
          />
          <span>
            I am 18 or older and accept the <InNewTab href={paths.terms}>Terms</InNewTab> and the{' '}
            <InNewTab href={paths.privacy}>Privacy Policy</InNewTab>
          </span>
        </label>
        <FieldError name="accept_terms" state={page} />
      </div>
      <button type="submit" className="btn btn-primary">
        Create account
      </button>
      {['email_taken', 'id_taken'].map((code) => (
        <Remedy key={code} of={code} banner={page.banner} href={tabPath('sign-in', page.next)} className="btn btn-outline">
          Sign in instead
        </Remedy>
      ))}
    </form>
  );
}

// Following a link out of a half-filled form would lose what was typed.
function InNewTab({ href, children }: { href: string; children: string }) {
  return (
    <a className="link" href={href} target="_blank" rel="noopener">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

function UserType({ state }: { state: AuthProps }) {
  const chosen = state.values.user_type === 'dealer' ? 'dealer' : 'buyer';
  return (
    <fieldset className="field" aria-describedby="user_type-error">
      <legend>I want to</legend>
      <div className="grid grid-cols-2 gap-2">
        <label className="choice">
          <input type="radio" name="user_type" value="buyer" defaultChecked={chosen === 'buyer'} /> Buy a car
        </label>
        <label className="choice">
          <input type="radio" name="user_type" value="dealer" defaultChecked={chosen === 'dealer'} /> Sell as a dealer
        </label>
      </div>
      <FieldError name="user_type" state={state} />
    </fieldset>
  );
}

// Only a dealer sees these: site.css hides them by the chosen radio, so that it works without the script.
function BusinessFields(state: AuthProps) {
  return (
    <fieldset className="dealer-only border-line gap-4 border-l-4 pl-4">
      <legend className="font-display mb-2 text-lg">Your business</legend>
      <TextField name="business_name" label="Business name" autoComplete="organization" state={state} />
      <TextField name="business_address" label="Business address" autoComplete="street-address" state={state} />
      <TextField
        name="business_license"
        label="Business license"
        isOptional
        state={state}
        hint="Our team checks it before your first bid."
      />
    </fieldset>
  );
}
