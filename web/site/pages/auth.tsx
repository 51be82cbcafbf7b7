import { accountsApi } from '../../../shared/accounts/api.ts';
import type { Chrome, SitePages } from '../../../shared/site/pages.ts';
import { paths } from '../../../shared/site/paths.ts';
import { CheckField, ChoiceField } from '../../ui/choice-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { FormPage, Remedy } from '../form-page.tsx';
import { NewPasswordFields } from '../new-password-fields.tsx';
import { typed } from '../typed.ts';

type AuthProps = SitePages['auth'];

/** The address of a tab, with the target after signing in (`next`) kept. */
function tabPath(tab: AuthProps['tab'], next: string): string {
  return paths.auth({ tab, next });
}

/** Sign in and sign up (docs/domain/accounts.md, "Forms without JavaScript"): two tabs, two forms, both of which work without JavaScript. */
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
  const field = typed(page);
  return (
    <form
      method="post"
      action={tabPath('sign-in', page.next)}
      data-form="sign-in"
      data-call={accountsApi.signIn.path}
      data-next={page.next}
      className="grid gap-4 p-5"
    >
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
    </form>
  );
}

const userTypes = [
  { value: 'buyer', label: 'Buy a car' },
  { value: 'dealer', label: 'Sell as a dealer' },
];

function SignUpForm(page: AuthProps) {
  const field = typed(page);
  return (
    <form
      method="post"
      action={tabPath('sign-up', page.next)}
      data-form="sign-up"
      data-call={accountsApi.signUp.path}
      data-next={page.next}
      className="grid gap-4 p-5"
    >
      <input type="hidden" name="id" value={page.id} />
      <ChoiceField
        label="I want to"
        options={userTypes}
        {...field('user_type')}
        defaultValue={page.values.user_type === 'dealer' ? 'dealer' : 'buyer'}
      />
      <TextField label="Full name" autoComplete="name" autoCapitalize="words" required {...field('full_name')} />
      <TextField label="Email" type="email" autoComplete="email" required {...field('email')} />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        required
        hint="Shown only to the person you book a viewing with."
        {...field('phone')}
      />
      <TextField
        label="Location"
        autoComplete="address-level2"
        required
        hint="Town or county, for example Nakuru."
        {...field('location')}
      />
      <BusinessFields field={field} />
      <NewPasswordFields label="Password" field={field} />
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
        <Remedy key={code} of={code} banner={page.banner} href={tabPath('sign-in', page.next)} className="btn btn-outline">
          Sign in instead
        </Remedy>
      ))}
    </form>
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
      <TextField label="Business address" autoComplete="street-address" {...field('business_address')} />
      <TextField label="Business license" isOptional hint="Our team checks it before your first bid." {...field('business_license')} />
    </fieldset>
  );
}
