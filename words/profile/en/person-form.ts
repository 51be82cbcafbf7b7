// What is said of what was typed about a person and their business.
export const nameTooShort = 'Full name must be at least 2 characters';
export const nameTooLong = 'Full name is too long';
export const nameLetters = 'Full name can only contain letters and spaces';
export const phoneRequired = 'Phone number is required';
export const phoneInvalid = 'Please enter a valid phone number';
export const phoneTooLong = 'Phone number is too long';
export const phoneTooShort = 'Phone number must be at least 10 digits';
export const businessNameTooLong = 'Business name is too long';
export const licenceTooLong = 'Business licence is too long';
export const addressTooLong = 'Business address is too long';
export const chooseType = 'Choose whether you buy or sell';
