// What is said of what was typed into the forms of an account.
export const emailRequired = 'Email is required';
export const emailTooLong = 'Email is too long';
export const emailInvalid = 'Please enter a valid email address';
export const passwordTooShort = 'Password must be at least 6 characters';
export const passwordTooLong = 'Password is too long';
export const passwordWeak = 'Password must contain at least one uppercase letter, one lowercase letter, and one number';
export const passwordsDiffer = "Passwords don't match";
export const currentPasswordWrong = 'Your current password is not right.';
export const businessNameRequired = 'Business name is required for dealers';
export const businessAddressRequired = 'Business address is required for dealers';
export const accept = 'Please confirm that you are 18 or older and accept the Terms and the Privacy Policy';
