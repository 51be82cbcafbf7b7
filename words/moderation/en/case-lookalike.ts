// An account with the phone number or licence of suspended people.
export const question = (person: string, like: string) => `Is ${person} the suspended ${like}?`;
export const isOneOf = (person: string) => `Is ${person} one of these suspended people?`;
export const theAccount = 'The account';
export const thisAccount = 'This account';
export const same = {
  phone: 'This account has their phone number. A family or a yard may share one.',
  licence: 'This account has their licence number. A family or a yard may share one.',
};
export const theSuspended = 'The suspended person';
export const suspended = 'Suspended';
export const wasSuspended = 'Was suspended';
export const whyWasSuspended = (like: string) => `Why ${like} was suspended`;
export const left = 'Left as it is';
export const over = 'It no longer has the number of anybody who is suspended';

export const leave = 'Leave it';
export const goesOn = 'The account goes on.';
export const leaveThis = (person: string) => `Leave ${person}`;
export const staysAsItIs = 'The account stays as it is';
export const nobodyTold = 'Nobody is told.';
export const suspend = 'Suspend this account too';
export const onlyRead = 'It can only read, and others find nothing of it.';
export const why = 'Why? The person reads this.';
export const suspendThis = (person: string) => `Suspend ${person}`;
export const isSuspended = 'The account is suspended';
export const getsReason = (person: string) => `${person} gets an email with your reason.`;
