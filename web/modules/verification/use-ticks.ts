import { useState } from 'react';
import type { Profile } from '../../../shared/profile/api.ts';
import { forgetDraft, keepDraft, readDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';
import { type CheckName, checkNames, type Ticks } from './verification-checks.tsx';

const none: Ticks = { licence_checked: false, phone_called: false, address_found: false };

/**
 * What of a dealer's details, in the version that is shown, the administrator has ticked; kept, for a phone discards the page while its owner calls somebody
 * (docs/domain/accounts.md, "What a browser keeps"). `open`: what is left to check.
 */
export function useTicks({ user_id: dealer, details_version }: Pick<Profile, 'user_id' | 'details_version'>) {
  const { user_id } = useUser();
  const key = `checks-draft:${dealer}/${details_version}`;
  const [ticked, setTicked] = useState<Ticks>(() => ({ ...none, ...readDraft(key, user_id)?.values }));
  const onTick = (name: CheckName, isTicked: boolean) => {
    const values = { ...ticked, [name]: isTicked };
    setTicked(values);
    keepDraft(key, { user_id, values, image_urls: [] });
  };
  return { ticked, onTick, open: checkNames.filter((name) => !ticked[name]), forget: () => forgetDraft(key) };
}
