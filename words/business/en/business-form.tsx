import type { ReactNode } from 'react';

export const phone = 'Contact phone';
export const phoneHint = 'We call it to check, and buyers you have a viewing with see it.';
export const checkedByUs = 'Our team has checked your business name, licence and address.';
/** The link is `changeInProfile`. */
export const howToChange = (link: ReactNode) => <>{link}: our team looks at the change first.</>;
export const changeInProfile = 'Change them in your profile';
export const changeContact = 'Change phone or location';

export const sendToTeam = 'Send to our team';
export const teamLooksFirst = 'Our team looks at it first. Until then buyers see the old details.';
export const checkedDetails =
  'Our team has checked these details. What you change waits for our team; buyers see the old details until then.';
export const questions = (address: ReactNode) => <>Questions? Write to {address}.</>;
export const refusedBelow = 'Below is what was refused: correct it and send it again, or forget it above.';

export const hours = 'When your yard is open';
export const hoursHint = 'Buyers are offered viewings at these hours. A change counts at once.';
export const hoursNotSaid = 'You have not said when your yard is open, so buyers are offered these times.';
export const changeHours = 'Change the hours';
export const saveHours = 'Save the hours';
export const hoursSaved = 'The hours of your yard are saved';
export const hoursNotSaved = 'The hours of your yard were not saved';
export const opens = 'Opens';
export const closes = 'Closes';
