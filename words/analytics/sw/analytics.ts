import { sw as plural } from '../../plural.ts';

export const period = 'Kipindi';
export const periods = { '7d': 'Siku 7', '30d': 'Siku 30', '90d': 'Siku 90', '1y': 'Mwaka' };
export const periodsAloud = { '7d': 'Siku 7', '30d': 'Siku 30', '90d': 'Siku 90', '1y': 'Mwaka: siku 365' };
export const exported = 'Takwimu zimepakuliwa';
export const notExported = 'Takwimu zimeshindwa kupakuliwa';
export const notFetched = 'Takwimu zimeshindwa kupakia';
export const loading = 'Inapakia takwimu zako';
export const tooMany = 'Watu wengi mno wanaangalia takwimu zao kwa sasa.';
export const fromTo = (from: string, to: string) => `${from} – ${to}, saa za Nairobi`;
export const versus = (days: number) => `dhidi ya siku ${days} zilizotangulia`;
export const points = (count: number) => plural(count, { one: 'pointi 1', other: 'pointi #' });
export const partOf = (part: number, whole: number) => `${part} kati ya ${whole}`;
export const before = (count: number) => `awali ${count}`;

export const showNumbers = 'Onyesha nambari';
export const hideNumbers = 'Ficha nambari';
export const showNumbersOf = (title: string) => `Onyesha nambari: ${title}`;
export const hideNumbersOf = (title: string) => `Ficha nambari: ${title}`;
export const numbersOf = (title: string) => `${title}, nambari`;

export const figures = 'Takwimu';
export const figure = 'Takwimu';
export const thisPeriod = 'Kipindi hiki';
export const periodBefore = 'Kipindi kilichotangulia';
export const inKsh = (label: string) => `${label} (KSh)`;
export const inMinutes = (label: string) => `${label} (dakika)`;
export const inPercent = (label: string) => `${label} (%)`;
export const head = { from: 'Kuanzia', to: 'Hadi', time: 'Saa', nairobi: 'Nairobi (UTC+3)' };
