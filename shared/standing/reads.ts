import { read } from '../contract.ts';
import { standingApi } from './api.ts';

/** The own suspension and unread warnings. */
export const ownStanding = read(standingApi.own, {});

export const warningsOf = (id: string) => read(standingApi.warnings, { params: { id } });
export const suspensionsOf = (id: string) => read(standingApi.suspensions, { params: { id } });
export const suspensionEffects = (id: string) => read(standingApi.effects, { params: { id } });
