// A suspended person who contests it.
export const question = (person: string) => `End the suspension of ${person}?`;
export const whatTheySay = 'What they say';
export const whySuspended = 'Why they are suspended';
export const by = (administrator: string, day: string) => `By ${administrator}, ${day}`;
export const thePerson = 'The person';
export const ended = 'Suspension ended';
export const stays = 'The suspension stays';

export const end = 'End the suspension';
export const comesBack = (person: string) =>
  `Everything of ${person} comes back as it was. Viewings that were cancelled have to be booked again.`;
export const why = 'Why? The person reads this.';
export const isEnded = 'The suspension is ended';
export const getsWords = (person: string) => `${person} gets an email with your words.`;
export const letStand = 'Let it stand';
export const onlyOnce = 'They can’t contest it a second time. You can end it any day on their page.';
export const yourAnswer = 'Your answer. The person reads this.';
export const answerSent = 'Your answer is sent';
export const getsAnswer = (person: string) => `${person} gets an email with your answer.`;
