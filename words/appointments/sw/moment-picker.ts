export const whichDay = 'Siku gani?';
export const whatTime = 'Wakati gani?';
export const open = (from: string, to: string) => `Wazi ${from} – ${to}`;
export const hoursNotTold = 'Yadi hii haijasema inafungua lini';
export const anotherTime = 'Wakati mwingine';
export const date = 'Tarehe';
export const time = 'Wakati';
export const fromTo = (from: string, to: string) => `Kuanzia ${from} hadi ${to}`;
export const outsideUsualHours = 'Nje ya saa za kawaida: yadi hii haijasema saa zake';
