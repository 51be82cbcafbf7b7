export const nobodySignedIn = 'Auth session missing!';
export const emailAndPassword = 'You must provide either an email or phone number and a password';
export const emailTaken = 'An account with this email already exists. Please sign in instead.';
export const alreadySignedIn = 'You are already signed in. Please sign out to create another account.';
export const tooLikeCurrent = 'This is your current password, or a part of it, or it contains it. Please choose another one.';
export const thisSession = 'You are using this session now. Sign out to end it.';
export const noNewEmail = 'No change of your email waits for its link any more.';
export const emailNotUsable = 'This email address can’t be used here.';
export const linkDead = 'This link has expired or was already used. Please ask for a new one.';
export const wrongCredentials = 'Invalid email or password. Please check your credentials and try again.';
export const wrongAdminCredentials = 'Invalid admin credentials';
export const verifyFirst = 'Please check your email to verify your account.';

// What there was too much of: when to come back follows.
export const signedInTooOften = 'You have signed in very often in the last hour.';
export const passwordChangedTooOften = 'You have changed your password a lot in the last hour.';
/** In place of that, after too many wrong passwords. */
export const orNewPassword = 'Or choose a new password by mail: “Forgot password?”';
