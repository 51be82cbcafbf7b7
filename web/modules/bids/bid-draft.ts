import { useEffect } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { hasTexts, readStored } from '../../client/stored.ts';

/** What a dealer has typed and uploaded for a bid that was not sent. */
export interface BidDraft {
  /** Of the dealer: a phone may have passed to another account. */
  user_id: string;
  /** The values of the form, among them the id of the bid, so that one that was sent after all is not sent twice. */
  values: FieldValues & { id: string };
  /** The addresses of the uploaded photos. */
  image_urls: string[];
}

const keyOf = (requestId: string) => `bid-draft:${requestId}`;

function isDraft(value: unknown): value is BidDraft {
  if (!hasTexts(value, 'user_id')) return false;
  const { values, image_urls } = value as unknown as Partial<BidDraft>;
  return hasTexts(values, 'id') && Array.isArray(image_urls) && image_urls.every((url) => typeof url === 'string');
}

/** The draft of this dealer's bid on a request, or null. */
export function readBidDraft(requestId: string, userId: string): BidDraft | null {
  const draft = readStored(localStorage, keyOf(requestId), isDraft);
  return draft?.user_id === userId ? draft : null;
}

/** Forgets it: the bid was sent, or the dealer closed the form. */
export function forgetBidDraft(requestId: string): void {
  localStorage.removeItem(keyOf(requestId));
}

/** Keeps what is typed while it is typed: an old phone discards the tab when the dealer looks something up (docs/domain/accounts.md, "What a browser keeps"). */
export function useKeepBidDraft<Input extends FieldValues, Output>(
  requestId: string,
  userId: string,
  form: UseFormReturn<Input, unknown, Output>,
  image_urls: string[],
): void {
  const urls = image_urls.join(' ');
  useEffect(() => {
    const keep = () => {
      const draft = { user_id: userId, values: form.getValues(), image_urls: urls ? urls.split(' ') : [] };
      localStorage.setItem(keyOf(requestId), JSON.stringify(draft));
    };
    if (urls) keep();
    const { unsubscribe } = form.watch(keep);
    return unsubscribe;
  }, [requestId, userId, form, urls]);
}
