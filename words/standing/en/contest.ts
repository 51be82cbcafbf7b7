export const heading = 'Contest the suspension';
export const send = 'Send it';
export const why = 'Why do you see it differently?';
export const tooLong = 'The text is too long';
export const sent = 'Our team reads it';
export const notSent = 'It was not sent';
export const once = 'You can send this once. A person of our team reads it, and answers here and by email.';
