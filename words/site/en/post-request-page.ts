// The request form, and the request that waits in this browser.
export const label = 'Tafuta';
export const heading = 'Which car are you looking for?';
export const lead = 'Three answers are enough. It costs nothing, and you owe nobody an answer.';
export const back = 'Back';
export const aboutNone = 'Ask about no car in particular';
/** Of the car whose page led here: a visitor does not read whose it is. */
export const askAbout = {
  dealer: (dealer: string) => `You ask about this car. ${dealer} is told of it; every verified dealer can answer.`,
  unnamed: 'You ask about this car. Its dealer is told of it; every verified dealer can answer.',
};
export const ifItMatters = 'If it matters to you';
export const hints = {
  car_model: 'Make, model and year, for example Toyota Axio 2016.',
  budget: 'The most you would pay, or a range: 1.6M, 900k, 1.3M to 1.6M.',
  location: 'Where you would like to see the car.',
  logbook_in_sellers_name: 'Dealers read it with your request. Only the person named in the logbook can transfer the car to you.',
  description: 'Mileage, colour, anything a dealer should know. At most 1,000 characters.',
  share_phone: 'Off: only the dealer whose viewing you book sees it.',
};
export const fromProfile = 'From your profile. Change it if you look elsewhere.';
export const didYouMean = 'Did you mean';
export const otherwise = 'Otherwise dealers see it as you typed it.';

export const next = 'What happens next';
export const steps = {
  visitor: 'You sign up, or in: your request is kept meanwhile, and posted then.',
  seen: 'Verified dealers see your request and answer with a price.',
  compare: 'You compare their offers, and book a viewing of the car you like. You are told of each offer.',
};
export const signInToSend = 'Sign in to send it';
/** Before the fields that are empty, each a link. */
export const missing = 'Missing:';
export const missingFields = { car_model: 'car model', budget: 'budget', location: 'location' };
export const cancel = 'Cancel';
export const post = 'Post Request';

// A request that waits.
export const notPosted = 'Not posted';
export const ready = 'Ready to send';
export const postNow = 'Post it now?';
export const seenOncePosted = 'You wrote this request in this browser. Verified dealers see it once it is posted.';
export const cannotBePosted = 'This request can’t be posted';
export const notABuyer = {
  dealer:
    'Only a buyer’s account posts requests, and you are signed in as a dealer. It ends here when you agree. A buyer’s account needs an email address of its own.',
  admin:
    'Only a buyer’s account posts requests, and you are signed in as the administrator. It ends here when you agree. A buyer’s account needs an email address of its own.',
};
export const notNow = 'Not now';
export const phoneShown = 'your phone number shown to verified dealers';
export const postItNow = 'Post it now';
export const changeFirst = 'Change it first';
export const drop = 'Drop the request';
