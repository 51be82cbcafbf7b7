import { read } from '../contract.ts';
import { peopleApi } from './api.ts';
import type { PeopleFilter } from './filters.ts';

/** Accounts; with `waiting` only dealers that wait for verification. */
export const people = (filter: PeopleFilter = {}) => read(peopleApi.list, { query: filter });

/** A whole profile. */
export const onePerson = (id: string) => read(peopleApi.read, { params: { id } });

// The sections of a person's page, each by the user_id.
const of = (id: string) => ({ params: { id } });

export const stepsOf = (id: string) => read(peopleApi.steps, of(id));
export const requestsOf = (id: string) => read(peopleApi.requests, of(id));
export const bidsOf = (id: string) => read(peopleApi.bids, of(id));
export const appointmentsOf = (id: string) => read(peopleApi.appointments, of(id));
export const commissionsOf = (id: string) => read(peopleApi.commissions, of(id));
export const ratingsOf = (id: string) => read(peopleApi.ratings, of(id));
export const sessionsOf = (id: string) => read(peopleApi.sessions, of(id));
