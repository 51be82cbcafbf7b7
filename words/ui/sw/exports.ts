export const title = 'Orodha kama faili';
export const allRows = 'Mistari yote ya orodha hii';
export const whyProof = 'Ina taarifa za watu wengine. Mtu akikuta kompyuta hii iko wazi, hapaswi kuweza kuzichukua.';
export const exportList = 'Pakua orodha';
export const exported = 'Orodha imepakuliwa';
export const notExported = 'Orodha imeshindwa kupakuliwa';
export const exportCsv = 'Pakua CSV';
export const stop = (kilobytes: number) => `Acha kupakua (KB ${kilobytes})`;
