import { onePerson, people } from '../../../shared/people/reads.ts';
import { usePaged } from '../../client/use-paged.ts';
import { useRead } from '../../client/use-read.ts';

/** Every account, newest first, for the administrator. */
export const usePeople = (filter: Parameters<typeof people>[0]) => usePaged('users', people(filter));

/** A person's whole profile, for the administrator. */
export const usePerson = (userId: string) => useRead('users', onePerson(userId));
