// What the pieces of web/ui and web/client say by themselves.
export const optional = '(optional)';
export const dismiss = 'Dismiss';
export const noConnection = 'No connection. Nothing is lost; please try again.';
/** The server's answer has no sentence of its own. */
export const unexpected = 'An unexpected error occurred. Please try again.';
/** The title over the first fault of a form. */
export const inFault = 'Validation Error';
export const show = 'Show';
export const hide = 'Hide';
/** Read aloud after these two. */
export const thePassword = 'password';
export const sort = 'Sort';
/** The heading of a column of buttons. */
export const actions = 'Actions';
export const readMore = 'Read more';
export const showLess = 'Show less';
export const connectionLost = 'The connection may have been lost.';
export const loseTyped = 'Close this and lose what you typed?';
export const notDownloaded = 'It was not downloaded';
export const verified = 'Verified';
export const licenceChecked = 'Licence checked by our team';
/** Who is not verified, over every page. */
export const verification = 'Your verification';
export const notVerified = 'Not verified yet.';
export const biddingOpens = 'Bidding opens once you are verified.';

export const noComparison = 'nothing to compare with';
/** Before 'vs 30 days before'. */
export const noChange = 'no change';
/** Read aloud in place of the arrow. */
export const up = 'up';
export const down = 'down';

export const changedMeanwhile = 'Changed meanwhile.';
export const savedNow = 'Saved now:';
export const takeSaved = 'Take what is saved';
export const keepMine = 'Go on with mine';

// On a number plate, and in an empty field of an amount.
export const kenya = 'KE';
export const ksh = 'KSh';
