import { read } from '../contract.ts';
import { secondFactorApi } from './second-api.ts';

/** The own second step. */
export const ownSecondFactor = read(secondFactorApi.read, {});

/** Somebody's second step, for the administrator. */
export const secondFactorOf = (id: string) => read(secondFactorApi.ofPerson, { params: { id } });
