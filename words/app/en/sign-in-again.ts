export const heading = 'Please sign in again';
export const whyAgain =
  'Your session has ended. What you typed is still here. It also ends when the password or email is changed: then use the new one.';
export const email = 'Email';
export const password = 'Password';
export const code = 'Code from your authenticator app';
export const leave = 'Leave this page';
export const signIn = 'Sign In';
export const signingIn = 'Signing in…';
