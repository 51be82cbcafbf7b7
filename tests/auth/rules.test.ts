import { describe, expect, it } from 'vitest';
import { whyNotEndSession, whyNotNewEmail, whyNotNewPassword } from '../../shared/auth/rules.ts';
import { resetForm, signInForm, signUpForm } from '../../shared/auth/schema.ts';
import { profileNames } from '../../shared/profile/fields.ts';
import { profileForm } from '../../shared/profile/schema.ts';
import { business, signUpForm as filledIn } from '../support/accounts.ts';

const strength = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';
const both = (password: string) => ({ password, confirmPassword: password });

const codeOf = (refusal: { code: string } | null) => refusal?.code ?? 'ok';

describe('the sign-up form', () => {
  const errors = (over: object) => signUpForm.safeParse(filledIn(over)).error?.issues ?? [];

  // The field in fault and its sentence (docs/domain/limits-and-money.md, "Text"); 'ok' when the form is fine.
  it.each<[object, string]>([
    [{}, 'ok'],
    [{ email: undefined }, 'email: Email is required'],
    [{ email: '' }, 'email: Email is required'],
    [{ email: '   ' }, 'email: Email is required'],
    [{ email: 'wanjiku' }, 'email: Please enter a valid email address'],
    [{ email: 'wanjiku@nakuru' }, 'email: Please enter a valid email address'],
    [{ email: 'a b@nakuru.example' }, 'email: Please enter a valid email address'],
    [{ email: `${'a'.repeat(250)}@nakuru.example` }, 'email: Email is too long'],
    [{ email: ' wanjiku@nakuru.example ' }, 'ok'],
    [both('Ab1'), 'password: Password must be at least 6 characters'],
    [both('Abcd1'), 'password: Password must be at least 6 characters'],
    [both('Abcde1'), 'ok'],
    [both(`Ab1${'x'.repeat(125)}`), 'ok'],
    [both(`Ab1${'x'.repeat(126)}`), 'password: Password is too long'],
    [both('abcdef1'), `password: ${strength}`],
    [both('ABCDEF1'), `password: ${strength}`],
    [both('Abcdefg'), `password: ${strength}`],
    [both('  Ab1  '), 'ok'],
    [{ confirmPassword: 'Simba2027' }, "confirmPassword: Passwords don't match"],
    [{ confirmPassword: undefined }, "confirmPassword: Passwords don't match"],
    [{ confirmPassword: '' }, "confirmPassword: Passwords don't match"],
    [{ full_name: undefined }, 'full_name: Full name must be at least 2 characters'],
    [{ full_name: 'W' }, 'full_name: Full name must be at least 2 characters'],
    [{ full_name: ' W ' }, 'full_name: Full name must be at least 2 characters'],
    [{ full_name: 'Wa' }, 'ok'],
    [{ full_name: 'ũ'.repeat(100) }, 'ok'],
    [{ full_name: 'u\u0303'.repeat(100) }, 'ok'],
    [{ full_name: 'W'.repeat(101) }, 'full_name: Full name is too long'],
    [{ full_name: "Ng'ang'a O’Brien" }, 'ok'],
    [{ full_name: '王 小明' }, 'ok'],
    [{ full_name: 'Wanjiku 2' }, 'full_name: Full name can only contain letters and spaces'],
    [{ full_name: 'Jean-Paul' }, 'full_name: Full name can only contain letters and spaces'],
    [{ full_name: "'Wanjiku" }, 'full_name: Full name can only contain letters and spaces'],
    [{ full_name: 'Wanjiku\nBcc' }, 'full_name: Full name can only contain letters and spaces'],
    [{ full_name: '<b>Wanjiku</b>' }, 'full_name: Full name can only contain letters and spaces'],
    [{ user_type: 'dealer' }, 'business_name: Business name is required for dealers'],
    [{ ...business, business_address: ' ' }, 'business_address: Business address is required for dealers'],
    [business, 'ok'],
    [{ ...business, business_name: 'x'.repeat(200) }, 'ok'],
    [{ ...business, business_name: 'x'.repeat(201) }, 'business_name: Business name is too long'],
    [{ ...business, business_license: 'x'.repeat(100) }, 'ok'],
    [{ ...business, business_license: 'x'.repeat(101) }, 'business_license: Business licence is too long'],
    [{ ...business, business_address: 'x'.repeat(500) }, 'ok'],
    [{ ...business, business_address: 'x'.repeat(501) }, 'business_address: Business address is too long'],
    [{ business_name: null }, 'ok'],
    [{ user_type: 'admin' }, 'user_type: Choose whether you buy or sell'],
    [{ user_type: undefined }, 'user_type: Choose whether you buy or sell'],
    [{ phone: undefined }, 'phone: Phone number is required'],
    [{ phone: '' }, 'phone: Phone number is required'],
    [{ phone: '071234567' }, 'phone: Phone number must be at least 10 digits'],
    [{ phone: '(   -   -   )' }, 'phone: Phone number must be at least 10 digits'],
    [{ phone: '0712345678' }, 'ok'],
    [{ phone: '+254 (712) 345-678' }, 'ok'],
    [{ phone: '+44 20 7946 0958' }, 'ok'],
    [{ phone: '0712+345678' }, 'phone: Please enter a valid phone number'],
    [{ phone: '0712\n345678' }, 'phone: Please enter a valid phone number'],
    [{ phone: 'call me please' }, 'phone: Please enter a valid phone number'],
    [{ phone: '0712 345 678 901 2345' }, 'phone: Phone number is too long'],
    [{ location: undefined }, 'location: Location is required'],
    [{ location: ' ' }, 'location: Location is required'],
    [{ location: 'x'.repeat(200) }, 'ok'],
    [{ location: 'x'.repeat(201) }, 'location: Location is too long'],
    [{ accept_terms: false }, 'accept_terms: Please confirm that you are 18 or older and accept the Terms and the Privacy Policy'],
    [{ id: 'mine' }, 'id: Please try again'],
    ...['is_verified', 'admin_role', 'rating', 'user_id', 'email_verified'].map((name): [object, string] => [{ [name]: true }, name]),
  ])('%j: %s', (over, answer) => {
    const [first] = errors(over);
    const field = first?.code === 'unrecognized_keys' ? first.keys.join() : `${first?.path.join('.')}: ${first?.message}`;
    expect(first ? field : 'ok').toBe(answer);
  });

  it.each([[null], [undefined], ['text'], [[]]])('%j is no form', (value) => {
    expect(signUpForm.safeParse(value).success).toBe(false);
  });

  it('keeps honest text and takes out what nobody can see', () => {
    const form = signUpForm.parse(filledIn({ location: ' 3 < 4\u200b Street ', business_name: '  ' }));
    expect(form).toMatchObject({ location: '3 < 4 Street', business_name: null });
  });

  it('keeps a field of one line in one line', () => {
    const typed = {
      business_name: 'Rift\r\n\tMotors',
      business_address: 'Moi\u2028Avenue  7',
      business_license: 'BL\n7',
    };
    expect(signUpForm.parse(filledIn({ user_type: 'dealer', location: 'Nakuru\n\nTown', ...typed }))).toMatchObject({
      ...{ business_name: 'Rift Motors', business_address: 'Moi Avenue 7', business_license: 'BL 7' },
      location: 'Nakuru Town',
    });
  });

  it('leaves out the business details of a buyer, and keeps a dealer’s', () => {
    const details = { business_name: 'Rift Motors', business_license: 'BL-7', business_address: 'Nakuru' };
    const none = { business_name: null, business_license: null, business_address: null };
    expect(signUpForm.parse(filledIn(details))).toMatchObject(none);
    expect(signUpForm.parse(filledIn({ ...details, user_type: 'dealer' }))).toMatchObject(details);
  });
});

describe('the other forms', () => {
  const first = (parsed: { error?: { issues: { message: string }[] } }) => parsed.error?.issues[0]?.message ?? 'ok';

  it.each([
    ['', 'Simba2026', 'Email is required'],
    ['wanjiku@nakuru.example', 'simba', 'Password must be at least 6 characters'],
    ['wanjiku@nakuru.example', 'x'.repeat(129), 'Password is too long'],
    ['wanjiku@nakuru.example', 'simbas', 'ok'],
  ])('signing in with %s, %s: %s', (email, password, answer) => {
    expect(first(signInForm.safeParse({ email, password }))).toBe(answer);
  });

  it('a new password is checked like the first one', () => {
    expect(first(resetForm.safeParse({ token: 't', ...both('simbas') }))).toBe(strength);
    expect(first(resetForm.safeParse({ token: 't', password: 'Simba2026', confirmPassword: 'Simba2027' }))).toBe("Passwords don't match");
  });

  it('in a profile phone, location and business fields may stay empty', () => {
    const empty = { phone: ' ', location: '', business_name: ' ', business_license: '', business_address: null };
    expect(profileForm(profileNames).parse({ full_name: 'Wanjiku', ...empty })).toEqual({
      full_name: 'Wanjiku',
      phone: null,
      location: null,
      business_name: null,
      business_license: null,
      business_address: null,
    });
  });
});

describe('the own account', () => {
  it('ends other sessions, not the one in use, and asks after a new e-mail only while there is one', () => {
    expect([codeOf(whyNotEndSession({ is_this: false })), codeOf(whyNotEndSession({ is_this: true }))]).toEqual(['ok', 'this_session']);
    expect([codeOf(whyNotNewEmail('a@b.example')), codeOf(whyNotNewEmail(null))]).toEqual(['ok', 'no_new_email']);
  });
});

it.each([
  ['Simba2026', 'Ndovu2026', 'ok'],
  ['Simba2026', 'Simba2026', 'password_too_like'],
  ['Simba2026', 'sIMBA2026', 'password_too_like'],
  ['Simba2026', 'Simba2026!', 'password_too_like'],
  ['Simba2026', 'imba202', 'password_too_like'],
])('a new password after %s: %s is %s', (current, next, answer) => {
  expect(codeOf(whyNotNewPassword(current, next))).toBe(answer);
});
