import type { ReactNode } from 'react';
import { sw as plural } from '../../plural.ts';

export const deleteThis = 'Unafuta ombi hili?';
export const confirm = 'Futa ombi';
export const keep = 'Usifute';
export const deleted = 'Ombi limefutwa';
export const notDeleted = 'Imeshindwa kufuta ombi';
export const willVanish = (car: ReactNode) => <>Ombi la {car} halitaonekana tena kwako wala kwa wauzaji.</>;
export const soWillOffers = (count: number) => plural(count, { one: 'Ofa yake itaondoka pia.', other: 'Ofa zake # zitaondoka pia.' });
export const viewingsCancelled = 'Miadi iliyo wazi itaghairiwa, na wauzaji wataambiwa.';
