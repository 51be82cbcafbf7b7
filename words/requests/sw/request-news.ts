export const posted = 'Mnunuzi ametuma ombi sasa hivi';
export const see = 'Lione';
