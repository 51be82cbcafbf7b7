// The next thing to do, of a viewing: the heading of the card, its reason, its button.

/** A date takes 'on': 'today 15:00', but 'on Tue 24 Nov 12:00'. */
const on = (when: string) => (when.split(' ').length > 2 ? `on ${when}` : when);

export const see = (car: string, when: string) => `See the ${car} ${on(when)}`;
export const comes = (buyer: string, car: string, when: string) => `${buyer} comes to see the ${car} ${on(when)}`;
export const expectsYou = (dealer: string) => `${dealer} expects you. Never pay before you have seen the car.`;
export const agreedAt = (price: string) => `Agreed at ${price}.`;

/** Of 'today', 'Friday' or 'Tue 3 Nov'. */
export const howDidItGo = (day: string) => (day.includes(' ') ? `How did the viewing of ${day} go?` : `How did ${day}’s viewing go?`);
export const saySold = {
  buyer: (car: string, dealer: string) => `You were to see the ${car} at ${dealer}. Say whether you bought it.`,
  dealer: (car: string, buyer: string) => `${buyer} was to see the ${car}. Say whether it was sold.`,
};
export const recordOutcome = 'Record the outcome';

export const proposed = {
  buyer: (car: string, dealer: string, when: string) => `${dealer} can show you the ${car} ${on(when)}`,
  dealer: (car: string, buyer: string, when: string) => `${buyer} wants to see the ${car} ${on(when)}`,
};
export const confirmOrPropose = 'Confirm this time, or propose another.';
export const outsideHours = 'That is outside the yard’s hours.';

export const agreeAgain = (car: string) => `Agree on a new time for the ${car}`;
export const nobodyConfirmed = (when: string) => `Nobody confirmed ${when}, and it has passed.`;

export const howWas = (dealer: string) => `How was ${dealer}?`;
export const youBought = (car: string) => `You bought the ${car} there. Your rating helps the next buyer.`;
export const rate = 'Rate the dealer';

export const wrote = (name: string) => `${name} wrote to you`;
export const answer = 'Read and answer';
