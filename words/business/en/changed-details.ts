export const heading = 'Your changed details';
export const headingRefused = 'Your changed details were refused';
export const sentOn = (day: string) => `Sent on ${day}, waiting for our team`;
export const why = (reason: string) => `Why: ${reason}`;
/** Of a detail, beside what it would be. */
export const inForce = (detail: string) => `in force: ${detail}`;
export const takeBack = 'Take back';
export const takenBack = 'Taken back: your details stay as they are';
export const notTakenBack = 'Your changed details were not taken back';
export const forget = 'Forget them';
export const forgotten = 'Forgotten: your details stay as they are';
export const notForgotten = 'Your changed details were not forgotten';
