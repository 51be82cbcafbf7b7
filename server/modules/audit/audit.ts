import type { AuditRow } from '../../../shared/audit/api.ts';
import type { Actor } from '../../platform/http/session.ts';
import { changesOf } from './changes.ts';
import type { Facts } from './queries.ts';
import { thingsIn } from './things.ts';
import { sentenceOf } from './words.ts';

/** A row of the log as this administrator reads it: in words, with what it is about and what it changed. */
export function auditRowOf(facts: Facts, reader: Actor): AuditRow {
  const who = whoOf(facts, reader);
  return {
    id: String(facts.id),
    type: facts.type,
    at: facts.created_at,
    actor_id: facts.actor_id,
    who,
    sentence: sentenceOf(facts, who),
    things: thingsIn(facts.data),
    address: facts.address,
    changes: changesOf(facts),
  };
}

function whoOf({ actor_id, actor, type }: Facts, reader: Actor): string {
  if (actor_id === reader.user_id) return 'You';
  if (actor_id === null) return type === 'account.sign_in_failed' ? 'Somebody' : 'System';
  return actor ?? 'Somebody';
}
