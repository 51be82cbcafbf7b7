export const notLoaded = 'This did not load';
export const tryAgain = 'Try again';
export const showMore = 'Show more';
export const loading = 'Loading…';
/** The label of the field that narrows a list. */
export const show = 'Show';
/** Over a list, when rows came that would move those that are being read. */
export const showNews = 'Show what is new';
export const copy = 'Copy';
export const copied = 'Copied';
export const copiedAloud = (text: string) => `Copied: ${text}`;
export const notCopied = 'It could not be copied';
export const cancel = 'Cancel';
export const close = 'Close';
export const save = 'Save';
export const saving = 'Saving…';
export const sending = 'Sending…';
/** Of a fact that nobody gave. */
export const notProvided = 'Not provided';
