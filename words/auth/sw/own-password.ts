export const whatFollows = 'Nenosiri jipya litakuondoa kwingine kote. Tutakutumia barua pepe kwamba limebadilishwa.';
export const change = 'Badilisha nenosiri';
export const changing = 'Inabadilisha…';
export const current = 'Nenosiri la sasa';
export const chosen = 'Nenosiri jipya';
export const chosenHint =
  'Angalau herufi 6, zenye herufi kubwa, herufi ndogo na tarakimu. Lisiwe neno linalojulikana na wote, jina lako wala barua pepe yako.';
export const again = 'Nenosiri jipya tena';
export const changed = 'Nenosiri limebadilishwa';
export const othersSignedOut = 'Kila aliyeingia kwingine ameondolewa.';
export const notChanged = 'Nenosiri lako halikubadilishwa';
