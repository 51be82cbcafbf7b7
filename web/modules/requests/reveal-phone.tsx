import { telLink } from '../../../shared/tel-link.ts';
import { buyerRequestsWords } from '../../../words/requests/buyer-requests.ts';
import { ActButton } from '../../client/act-button.tsx';
import { useRevealPhone } from './queries.ts';

/** Shows, after one tap, the phone number that a buyer chose to share; each reveal is logged (docs/domain/permissions.md, "Requests"). */
export function RevealPhone({ requestId }: { requestId: string }) {
  const reveal = useRevealPhone(requestId);
  if (reveal.data) {
    return (
      <a className="link" href={telLink(reveal.data.phone_e164 ?? reveal.data.phone)}>
        {reveal.data.phone}
      </a>
    );
  }
  return (
    <ActButton act={() => reveal.mutateAsync(undefined)} done={null} failed={buyerRequestsWords.phoneNotShown}>
      {buyerRequestsWords.showPhone}
    </ActButton>
  );
}
