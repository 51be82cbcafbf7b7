/** The banners of a page after a redirect, by the `notice` in its address. */
export const banners = {
  'account-created': { title: 'Account created!', text: 'Please check your email to verify your account.' },
  'welcome-admin': { title: 'Welcome Admin', text: 'You are signed in as administrator.' },
  'request-posted': { title: 'Request posted successfully!', text: 'Verified dealers see it now. You are told of each offer.' },
  'account-and-request': {
    title: 'Account created!',
    text: 'Please check your email to verify your account. Request posted successfully! Verified dealers see it now.',
  },
  'link-sent': {
    title: 'Check your email',
    text: 'If there is an account with this email, the newest mail from us has the link that works; at most five go out in an hour.',
  },
  'email-verified': { title: 'Email verified', text: 'Thank you, your email address is verified.' },
  'email-changed': { title: 'Email changed', text: 'From now on you sign in with the new one.' },
  'recovery-code-used': { title: 'A recovery code is used up', text: 'Your profile shows how many are left, and makes new ones.' },
  'signed-out': { title: 'Please sign in again', text: 'If the password was changed meanwhile, use the new one.' },
  'password-changed': { title: 'Password changed', text: 'From now on you sign in with your new password.' },
};
