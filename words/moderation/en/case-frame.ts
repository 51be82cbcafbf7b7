// Around every case: the way through the queue, the decision.
export const loading = 'Loading the case';
export const notLoaded = 'The case did not load';
export const nothingHere = 'Nothing to decide here';
export const noCase = 'No case at this address';
export const linkWrong = 'The link is not complete, or what it was about is gone.';
export const whatWaits = 'What waits now';
export const queue = 'The queue';
export const moderation = 'Moderation';
export const place = (position: string, total: string) => `${position} of ${total}`;
/** After the place. */
export const oldestFirst = ', oldest first';
export const before = 'Before';
export const next = 'Next';
/** In the title of the tab. */
export const tab = (kind: string, question: string) => `${kind}: ${question}`;

export const yourDecision = 'Your decision';
export const saving = 'Saving…';
export const chooseFirst = 'Choose first';
export const sayWhy = 'Please say why';
export const nothingChanged = 'Nothing was changed';
export const notSaved = 'The decision was not saved';
export const decided = 'Decided';
export const decidedOn = (how: string, day: string) => `${how}, ${day}`;
export const written = (text: string) => `“${text}”`;
export const noWords = 'No words';
