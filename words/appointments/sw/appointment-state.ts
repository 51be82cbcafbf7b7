export const cancelled = 'Imeghairiwa';
export const sold = 'Gari limeuzwa';
export const notSold = 'Gari halikuuzwa';
export const neverConfirmed = 'Haikuthibitishwa';
export const neverConfirmedYou = 'Haikuthibitishwa, inakusubiri';
export const neverConfirmedBoth = 'Haikuthibitishwa, inawasubiri wote wawili';
export const dueYou = 'Wakati umepita, inakusubiri';
export const dueBoth = 'Wakati umepita, inawasubiri wote wawili';
export const confirmed = 'Wakati umethibitishwa';
export const requestClosed = 'Wakati umependekezwa, lakini ombi limefungwa';
export const youNotVerified = 'Wakati umependekezwa, lakini hujathibitishwa kwa sasa';
export const dealerNotVerified = 'Wakati umependekezwa, lakini muuzaji hajathibitishwa kwa sasa';
export const proposedYou = 'Wakati umependekezwa, unakusubiri';
export const proposedDealer = 'Wakati umependekezwa, unamsubiri muuzaji';
export const proposedBuyer = 'Wakati umependekezwa, unamsubiri mnunuzi';
export const outsideHours = 'Nje ya saa za yadi';
export const outsideAside = ', nje ya saa za yadi';

export const sayHowItWent = 'Sema ilikwendaje';
export const proposeNewTime = 'Pendekeza wakati mpya';
export const viewDetails = 'Ona maelezo';

export const viewingAt = (when: string) => `Miadi ya kuona gari ${when}`;
export const closed = 'Ombi limefungwa';
export const canBeBooked = 'Miadi ya kuona gari inaweza kupangwa';
