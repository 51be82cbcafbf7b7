/** A code as it is compared: without spaces and dashes, in capitals. */
export const plainCode = (code: string) => code.replace(/[^\da-z]/gi, '').toUpperCase();

/** Whether this is a code of an authenticator app, and not a recovery code. */
export const isAppCode = (code: string) => /^\d{6}$/.test(plainCode(code));
