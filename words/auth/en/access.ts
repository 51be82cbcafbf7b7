export const verificationRequired = 'Verification Required: our team has to verify your business first. Please contact the admin.';
export const suspended = 'Your account is suspended, so this isn’t possible. Your home page says why, and what you can do.';
export const ownPasswordFirst = 'Please choose your own password first.';
export const wrongRole = 'Your account can’t do this.';
