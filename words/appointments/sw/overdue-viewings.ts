export const heading = 'Zinasubiri jibu lako';
export const notLoaded = 'Miadi imeshindwa kupakia';
export const all = 'Zote hizi';
