import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { forgetDraft, readDraft, useKeepDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';
import { type SendForm, useSendForm } from '../../client/use-send-form.ts';
import type { PhotoFieldValue } from './use-photo-field.ts';

interface DraftedForm<Input, Output, Reply> extends SendForm<Input, Output, Reply> {
  /** Where this browser keeps what is typed, until it is sent or forgotten. */
  draftKey: string;
  /** The addresses of the photos that the form begins with. */
  urls?: string[];
  /** Whether a draft with these values is still of use; if not, the form begins without it. */
  isCurrent?: (values: FieldValues) => boolean;
}

/**
 * A form with photos, long enough to be kept while it is filled in: it begins with what was typed here before and not sent. `forget` drops that
 * (docs/domain/accounts.md, "What a browser keeps").
 */
export function useDraftedForm<Input extends FieldValues, Output extends { image_urls?: string[] }, Reply>(
  options: DraftedForm<Input, Output, Reply>,
) {
  const { draftKey, urls = [], isCurrent = () => true } = options;
  const { user_id } = useUser();
  const [draft] = useState(() => {
    const kept = readDraft(draftKey, user_id);
    return kept && isCurrent(kept.values) ? kept : null;
  });
  // `round`: the key of the field, which reads its photos only when it appears.
  const [photos, setRound] = useState({ ...uploaded(draft?.image_urls ?? urls), round: 0 });
  const setPhotos = (value: PhotoFieldValue) => setRound(({ round }) => ({ ...value, round }));
  /** Shows these photos instead of those, unless somebody has changed anything about them here. */
  const replacePhotos = (those: string[], these: string[]) =>
    setRound((now) => (isChanged(now, those) ? now : { ...uploaded(these), round: now.round + 1 }));
  const forget = () => forgetDraft(draftKey);
  const sent = useSendForm({
    ...options,
    defaults: (id) => ({ ...options.defaults(id), ...draft?.values }),
    send: (values) => options.send({ ...values, image_urls: photos.urls }),
    after: (reply) => {
      forget();
      options.after?.(reply);
    },
  });
  useKeepDraft(draftKey, user_id, sent.form, photos.urls);
  return { ...sent, photos, setPhotos, replacePhotos, isDraft: draft !== null, forget };
}

const uploaded = (urls: string[]) => ({ urls, pending: 0, failed: 0 });

const isChanged = (now: PhotoFieldValue, urls: string[]) => now.pending > 0 || now.failed > 0 || now.urls.join() !== urls.join();
