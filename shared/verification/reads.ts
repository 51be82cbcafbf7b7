import { read } from '../contract.ts';
import { verificationApi } from './api.ts';

/** Whom and what the verification of a dealer concerns, for the administrator. */
export const verificationEffects = (id: string) => read(verificationApi.effects, { params: { id } });
