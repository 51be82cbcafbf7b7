import { storageKeys } from '../../../shared/site/storage.ts';

/** Removes the draft of a request: it was sent, or discarded. */
export function endDraft(): void {
  localStorage.removeItem(storageKeys.requestDraft);
}
