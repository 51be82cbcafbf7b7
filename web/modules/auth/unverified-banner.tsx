import { useState } from 'react';
import { authApi } from '../../../shared/auth/api.ts';
import { unverifiedWords } from '../../../words/auth/unverified.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { ConnectionLost, call, sentenceOf } from '../../client/call.ts';
import { useUser } from '../../client/session.ts';

/** In session storage, which ends at sign-out too: this tab hides it. */
const hidden = 'unverified-hidden';

// The usual sentence says that what was typed is kept; nothing is typed here.
const whyNot = (error: unknown) => (error instanceof ConnectionLost ? unverifiedWords.noConnection : sentenceOf(error));

/**
 * Tells a person that their address isn't verified, and what that withholds from it, and mails the link again (docs/domain/accounts.md, "Unverified
 * addresses").
 */
export default function UnverifiedBanner() {
  const { email, role, is_verified, mails_withheld } = useUser();
  const [isHidden, setHidden] = useState(() => sessionStorage.getItem(hidden) !== null);
  const [isSending, setSending] = useState(false);
  // Here and not in a toast, which would lie over it.
  const [said, setSaid] = useState<string>();
  if (isHidden) return null;
  const news = role !== 'dealer' ? 'offers' : is_verified ? 'bids' : 'verification';

  const send = async () => {
    if (isSending) return;
    setSending(true);
    const sent = call(authApi.resendVerification, { body: { email } });
    // Over the limit nothing is sent, and the mail before goes on working.
    setSaid(await sent.then(() => unverifiedWords.sent, whyNot));
    setSending(false);
  };
  const hide = () => {
    sessionStorage.setItem(hidden, hidden);
    setHidden(true);
  };
  return (
    <aside className="unverified" aria-label={unverifiedWords.heading}>
      <p>
        <span role="status">{said}</span>
        {!said && (mails_withheld ? unverifiedWords.verifyToGet[news] : unverifiedWords.notYet)(<b>{email}</b>)}{' '}
        <button type="button" className="link -my-1 py-1" aria-disabled={isSending} onClick={send}>
          {isSending ? uiWords.sending : unverifiedWords.sendAgain}
        </button>
      </p>
      <button type="button" className="btn btn-quiet px-2" aria-label={unverifiedWords.hide} onClick={hide}>
        ✕
      </button>
    </aside>
  );
}
