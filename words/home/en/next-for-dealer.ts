// The next thing to do, of bids, stock and money: the heading of the card, its reason, its button.
export const nameOther = (car: string) => `Name another car for the ${car}`;
export const carGone = (price: string) => `The car of your accepted bid is gone. The buyer decides about the one you name, at ${price}.`;
export const chooseCar = 'Choose the car';

export const fits = (car: string, place: string) => `Your ${car} fits a request from ${place}`;
export const wanted = (car: string, budget: string, when: string) =>
  `${car} wanted, budget ${budget}, sent ${when}. You have not bid on it yet.`;
export const seeRequest = 'See the request';

export const addStock = 'Add the cars of your yard';
export const whyStock = 'Buyers find them under Browse, and each request that one of them fits comes to you here.';
export const addCar = 'Add a car';

export const overdue = (amount: string, day: string) => `Your commission of ${amount} has been overdue since ${day}`;
export const due = (amount: string, day: string) => `Your commission of ${amount} is due ${day}`;
export const quote = (car: string, reference: string) => `For the ${car}. Quote ${reference} when you pay.`;
export const howToPay = 'How to pay';

export const checking = 'Our team is checking your business';
export const canRead = 'You can read every request meanwhile. Bidding opens once you are verified.';
export const seeVerification = 'See your verification';
export const complete = 'Complete your details';

export const newsAppear = 'New requests and answers to your bids appear here.';
export const seeRequests = 'See buyer requests';
