// The dialog in which somebody tells our team that something is wrong.
export const titles = {
  request: 'Report this request',
  bid: 'Report this offer',
  car: 'Report this car',
  message: 'Report this message',
  review: 'Report this review',
  person: 'Report this person',
};
export const typedIsBack = 'What you had typed here before is back.';
export const onlyTeam = 'Only our team reads this.';
export const neverTold = (owner: string) => `${owner} is never told who reported.`;
/** Where the name is not known. */
export const ownerNeverTold = {
  request: 'The buyer is never told who reported.',
  bid: 'The dealer is never told who reported.',
  car: 'The dealer is never told who reported.',
  message: 'Who wrote it is never told who reported.',
  review: 'Who wrote it is never told who reported.',
  person: 'They are never told who reported.',
};
export const whatIsWrong = 'What is wrong?';
export const dontPay = 'Don’t pay.';
export const sendNothing = 'Send no money, no M-Pesa PIN and no code before you have seen the car.';
export const whatToDo = 'What to do now, and if you have already paid';
export const ownWords = 'In your own words';
export const ownWordsHint = 'What happened, and when. A phone number or a till that money was asked to helps us most.';
export const whatNext = {
  request:
    'What happens next: we look at it with what each of you wrote. Nothing was wrong, or there is a warning, or the request is closed.',
  bid: 'What happens next: we look at it with what each of you wrote. Nothing was wrong, or there is a warning, or the offer is taken away.',
  car: 'What happens next: we look at it with what each of you wrote. Nothing was wrong, or there is a warning, or the car is taken down.',
  message:
    'What happens next: we look at it with what each of you wrote. Nothing was wrong, or there is a warning, or the message is hidden.',
  review:
    'What happens next: we look at it with what each of you wrote. Nothing was wrong, or there is a warning, or the review is hidden.',
  person:
    'What happens next: we look at it with what each of you wrote. Nothing was wrong, or there is a warning, or a dealer’s verification is taken back.',
};
export const send = 'Send the report';
export const sending = 'Sending…';
export const sent = 'Thank you. Our team has your report.';
export const sentMore = 'We tell you how it ends. You need to do nothing else.';
export const notSent = 'Your report was not sent';
