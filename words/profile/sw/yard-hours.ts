export const opensMissing = 'Tafadhali taja yadi inafunguliwa lini';
export const closesMissing = 'Tafadhali taja yadi inafungwa lini';
export const closesFirst = 'Yadi inafungwa kabla ya kufunguliwa';
export const neverOpen = 'Yadi lazima iwe wazi angalau siku moja';
export const daysTo = (first: string, last: string) => `${first} hadi ${last}`;
export const closed = 'imefungwa';
