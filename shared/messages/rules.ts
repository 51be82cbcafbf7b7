import { messageRulesWords } from '../../words/messages/message-rules.ts';
import { type Refusal, wrongState } from '../refusal.ts';

const requestDeleted = wrongState('request_deleted', () => messageRulesWords.requestDeleted);

/**
 * Why a party can't write in this thread, or null: that of a deleted request stays readable (docs/domain/lifecycles.md, "Message"). Any other
 * is open, whatever the appointment's status.
 */
export function whyNotSend({ request }: { request: { is_deleted: boolean } }): Refusal | null {
  return request.is_deleted ? requestDeleted : null;
}
