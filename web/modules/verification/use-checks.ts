import { useState } from 'react';
import type { Profile } from '../../../shared/profile/api.ts';
import { verifyWords } from '../../../words/verification/verify.ts';
import { forgetDraft, keepDraft, readDraft } from '../../client/form-draft.ts';
import { useUser } from '../../client/session.ts';
import { useSetVerification } from './queries.ts';
import { type CheckName, checkNames, type Ticks } from './verification-checks.tsx';

const none: Ticks = { licence_checked: false, phone_called: false, address_found: false };

/**
 * What of a dealer's details, in the version that is shown, the administrator has ticked; kept, for a phone discards the page while its owner calls somebody
 * (docs/domain/accounts.md, "What a browser keeps"). `toGo`: what is left to check, in words; null once all is ticked, and `verify` sends it.
 */
export function useChecks({ user_id: dealer, details_version }: Pick<Profile, 'user_id' | 'details_version'>) {
  const { user_id } = useUser();
  const { mutateAsync } = useSetVerification(dealer);
  const key = `checks-draft:${dealer}/${details_version}`;
  const [ticked, setTicked] = useState<Ticks>(() => ({ ...none, ...readDraft(key, user_id)?.values }));
  const onTick = (name: CheckName, isTicked: boolean) => {
    const values = { ...ticked, [name]: isTicked };
    setTicked(values);
    keepDraft(key, { user_id, values, image_urls: [] });
  };
  const open = checkNames.filter((name) => !ticked[name]);
  const toGo = open.length > 0 ? verifyWords.toGo(open.map((name) => verifyWords.open[name])) : null;
  const verify = async () => {
    await mutateAsync({ is_verified: true, licence_checked: true, phone_called: true, address_found: true, details_version });
    forgetDraft(key);
  };
  return { ticked, onTick, toGo, verify };
}
