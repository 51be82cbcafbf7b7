import { useContext, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { requestNewsWords } from '../../../words/requests/request-news.ts';
import { useUser } from '../../client/session.ts';
import { LiveContext } from '../../client/use-live.ts';
import { toast } from '../../ui/toast.ts';

const toldAt: string[] = [paths.dashboard, paths.buyerRequests];

/** Tells a verified dealer who is on the home or on Buyer Requests of a new request, by a toast alone (docs/domain/permissions.md, "Notices"). */
export function RequestAnnouncer() {
  const live = useContext(LiveContext);
  const { role, is_verified } = useUser();
  const navigate = useNavigate();
  const isTold = role === 'dealer' && is_verified;
  useEffect(() => {
    if (!live || !isTold) return;
    return live.subscribeLive(({ type, data }) => {
      if (type !== 'request.posted' || !toldAt.includes(location.pathname)) return;
      const { request_id } = data as { request_id: string };
      // Nothing is read for it: all dealers hear of it in the same second.
      toast.message(requestNewsWords.posted, {
        id: 'request-posted',
        action: { label: requestNewsWords.see, onClick: () => navigate(paths.buyerRequest(request_id)) },
      });
    });
  }, [live, isTold, navigate]);
  return null;
}
