import type { ReactNode } from 'react';

export const notLoaded = 'Where to pay did not load';
export const heading = 'Where dealers pay';
export const entered = {
  paybill: (number: ReactNode, name: string) => (
    <>
      Paybill {number}, {name}
    </>
  ),
  till: (number: ReactNode, name: string) => (
    <>
      Till {number}, {name}
    </>
  ),
};
export const notEntered = (address: ReactNode) => <>Not entered yet: dealers are told to write to {address}, and nobody is reminded.</>;
export const change = 'Change';
export const enter = 'Enter paybill or till';
