import { Link, useLocation, useParams } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { dealerName } from '../../../shared/dealers/names.ts';
import { telLink } from '../../../shared/tel-link.ts';
import { isMissing, NotLoaded } from '../../client/not-loaded.tsx';
import { useUser } from '../../client/session.ts';
import { DealFacts, DealStrip } from '../../modules/appointments/deal-facts.tsx';
import { useAppointment } from '../../modules/appointments/queries.ts';
import { useWaiting } from '../../modules/home/queries.ts';
import { ConversationList } from '../../modules/messages/conversation-list.tsx';
import { ThreadPanel } from '../../modules/messages/thread-panel.tsx';
import { UnreadWords } from '../../modules/messages/unread-words.tsx';
import { UnderReview } from '../../modules/standing/under-review.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { Signboard } from '../../ui/signboard.tsx';
import { Empty } from '../../ui/states.tsx';
import { useMedia } from '../../ui/use-media.ts';
import './messages.css';
import './messages-over.css';
import { conversationsWords } from '../../../words/messages/conversations.ts';
import { NextLink } from '../../ui/next-link.tsx';

/** /dashboard/messages/{appointment}: a thread; on a desk beside the other conversations and what the deal is about. */
export function Component() {
  const { id = '' } = useParams();
  const unread = useWaiting()?.unread_messages ?? 0;
  const hasList = useMedia('(width >= 64rem)');
  return (
    <div className="messages messages-open">
      {hasList && (
        <div className="conversation-pane">
          <div className="conversation-pane-head">
            <h2 className="page-title">{conversationsWords.messages}</h2>
            <UnreadWords count={unread} />
          </div>
          <ConversationList current={id} />
        </div>
      )}
      <Thread key={id} id={id} />
    </div>
  );
}

function Thread({ id }: { id: string }) {
  const { data, error, refetch } = useAppointment(id);
  const hasFacts = useMedia('(width >= 80rem)');
  if (!data || isMissing(error))
    return (
      <NotLoaded
        {...{ error, refetch }}
        failure={conversationsWords.messagesNotLoaded}
        loading={conversationsWords.loadingMessages}
        missing={<Missing />}
      />
    );
  return (
    <>
      <ThreadPanel appointment={data}>
        <Head appointment={data} />
        {!hasFacts && <DealStrip appointment={data} />}
        <UnderReview deal={data} className="m-2" />
      </ThreadPanel>
      {hasFacts && <DealFacts appointment={data} />}
    </>
  );
}

/** With whom, and the ways back and to a call. */
function Head({ appointment: { buyer, dealer, request } }: { appointment: Appointment }) {
  const { role } = useUser();
  const isBuyer = role === 'buyer';
  const name = (isBuyer ? dealerName(dealer) : buyer.full_name) || conversationsWords.unknown;
  const { phone, phone_e164 } = isBuyer ? dealer : buyer;
  return (
    <div className="thread-head">
      <Back />
      {isBuyer && <Signboard name={name} />}
      <div className="min-w-0 grow">
        <PageTitle title={name} tab={conversationsWords.tab(name)} />
        <p className="text-muted truncate text-sm">{isBuyer ? dealer.full_name : conversationsWords.buyerIn(request.location)}</p>
      </div>
      {phone && (
        <a className="btn btn-outline max-lg:size-11 max-lg:shrink-0 max-lg:p-0" href={telLink(phone_e164 ?? phone)}>
          <Icon name="phone" /> <span className="max-lg:sr-only">{conversationsWords.call}</span>
        </a>
      )}
    </div>
  );
}

/** To the list, which on a desk stands beside it. */
function Back() {
  const { search } = useLocation();
  return (
    <Link className="btn btn-quiet size-11 shrink-0 p-0 lg:hidden" to={paths.messages + search} aria-label={conversationsWords.back}>
      <Icon name="back" />
    </Link>
  );
}

function Missing() {
  return (
    <div className="thread p-4">
      <PageTitle title={conversationsWords.notFound} />
      <Empty title={conversationsWords.noneHere} next={<NextLink to={paths.messages}>{conversationsWords.seeAll}</NextLink>}>
        {conversationsWords.whyNoneHere}
      </Empty>
    </div>
  );
}
