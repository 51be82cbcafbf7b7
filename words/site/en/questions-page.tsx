import type { ReactNode } from 'react';

export const lead = 'What it costs, who is checked, when to pay, and what happens when something is not right.';
export const notHere = 'Your question is not here?';
export const writeOrCall = (address: ReactNode, contact: (words: string) => ReactNode) => (
  <>
    Write to {address}, or {contact('call us')}. We reply within 24 hours on business days.
  </>
);
