export const more = (time: string) => `Zaidi kuhusu ujumbe wa ${time}`;
export const heading = (time: string) => `Ujumbe wa ${time}`;
export const copyWords = 'Nakili maneno';
export const copied = 'Maneno yamenakiliwa';
export const notCopied = 'Imeshindwa kunakili maneno';
export const theMessage = (time: string) => `ujumbe wa ${time}`;
export const report = 'Ripoti ujumbe huu';
export const notTold = (sender: string) => `Timu yetu itausoma. ${sender} hataambiwa nani aliripoti.`;
