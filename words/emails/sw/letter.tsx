import type { ReactNode } from 'react';

export const lang = 'sw';
export const greeting = (name: string) => `Habari ${name},`;
export const neverAsks = (site: string, address: ReactNode) => (
  <>
    {site} haiombi kamwe nenosiri lako wala PIN ya M-Pesa. Una swali? Tuandikie: {address}.
  </>
);
export const alwaysSent = {
  account: 'Barua pepe kuhusu akaunti yako haziwezi kuzimwa.',
  deal: 'Barua pepe kuhusu makubaliano yako haziwezi kuzimwa.',
  money: 'Barua pepe kuhusu pesa zinazodaiwa haziwezi kuzimwa.',
};
export const stop = 'Zima barua pepe hizi';
export const choose = 'Chagua unachotaka kupokea';
export const questions = (address: string) => `Una swali? Tuandikie: ${address}.`;
export const weMayBeWrong = (address: string) => `Ukiona tumekosea, tuandikie: ${address}.`;
