// What people are warned of most often, under a short name; our team goes on from there in its own words.
export const rude = 'Rude words';
export const rudeWords = 'Please stay polite in the chat, also when you don’t agree. Rude messages are not allowed here.';

export const money = 'Money before a viewing';
export const moneyWords = 'Please don’t ask buyers for money before they have seen the car. It is not allowed here.';
export const notThere = 'Car not there';
export const notThereWords = 'You offered a car that is not in your yard. Please withdraw the bid, or tell the buyer today.';

export const missed = 'Missed a viewing';
export const missedWords = 'You booked a viewing and didn’t come. Next time please cancel it, so that the dealer doesn’t wait for you.';
export const notLooking = 'Not looking for a car';
export const notLookingWords = 'Please post a request only for a car that you want to buy. Dealers spend time on each answer.';
