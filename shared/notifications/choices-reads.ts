import { read } from '../contract.ts';
import { choicesApi } from './choices-api.ts';

/** What the reader can switch off, and has. */
export const ownChoices = read(choicesApi.own, {});
