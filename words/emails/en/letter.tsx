import type { ReactNode } from 'react';

// What stands in every mail.
/** The language that the mail says it is in. */
export const lang = 'en';
export const greeting = (name: string) => `Habari ${name},`;
export const neverAsks = (site: string, address: ReactNode) => (
  <>
    {site} never asks for your password or an M-Pesa PIN. Questions? Write to {address}.
  </>
);
/** Why such mails can't be switched off. */
export const alwaysSent = {
  account: 'Mails about your account can’t be switched off.',
  deal: 'Mails about a deal of yours can’t be switched off.',
  money: 'Mails about money that is owed can’t be switched off.',
};
export const stop = 'Stop these mails';
export const choose = 'Choose what reaches you';
export const questions = (address: string) => `Questions? Write to ${address}.`;
export const weMayBeWrong = (address: string) => `If you think that we are wrong, write to ${address}.`;
