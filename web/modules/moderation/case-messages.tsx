import { Link } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import type { MarkedMessage } from '../../../shared/moderation/marked-message.ts';
import { friendlyMoment } from '../../../shared/time.ts';
import { caseMessagesWords } from '../../../words/moderation/case-messages.ts';
import { Initials } from '../../ui/initials.tsx';
import { InkLabel } from '../../ui/ink-label.tsx';
import { useNow } from '../../ui/use-now.ts';
import { MessagePhotos } from '../messages/message-photos.tsx';
import { CaseSection } from './case-section.tsx';
import { MarkedText, markedSums } from './marked-text.tsx';
import '../messages/chat.css';

interface CaseMessagesProps {
  messages: readonly MarkedMessage[];
  /** Of the whole thread. */
  count: number;
  appointmentId: string;
  names: Record<'buyer' | 'dealer', string>;
  /** Which of a longer thread these are. */
  which: string;
}

/** The messages that matter to a case, with the sums in them marked. */
export function CaseMessages({ messages, count, appointmentId, names, which }: CaseMessagesProps) {
  const now = useNow();
  return (
    <CaseSection title={caseMessagesWords.heading}>
      {count === 0 && <p className="text-muted">{caseMessagesWords.wroteNothing}</p>}
      {messages.length < count && (
        <p className="text-muted text-sm">{messages.length === 0 ? `${caseMessagesWords.nothingOfThese} ${which}` : which}</p>
      )}
      {messages.length > 0 && (
        <ol className="grid gap-4">
          {messages.map(({ id, sender, message, image_urls, created_at, sums, is_reported, is_hidden }) => (
            <li
              key={id}
              className={`grid grid-cols-[2.5rem_minmax(0,1fr)] gap-3 ${is_reported ? 'rounded-control outline-clay outline-2 outline-offset-4' : ''}`}
            >
              <Initials name={names[sender]} isDealer={sender === 'dealer'} />
              <div>
                <p className="text-muted flex flex-wrap items-center gap-x-2 text-sm wrap-anywhere">
                  {caseMessagesWords.writtenBy(names[sender], friendlyMoment(created_at, now))}
                  {is_reported && <InkLabel>{caseMessagesWords.reported}</InkLabel>}
                  {is_hidden && <InkLabel>{caseMessagesWords.hidden}</InkLabel>}
                </p>
                <p className="wrap-anywhere whitespace-pre-line">
                  <MarkedText parts={markedSums(message, sums)} />
                </p>
                <MessagePhotos urls={image_urls} />
              </div>
            </li>
          ))}
        </ol>
      )}
      {count > 0 && (
        <Link className="link inline-flex min-h-11 items-center text-sm" to={paths.appointment(appointmentId)}>
          {caseMessagesWords.readThread(count)}
        </Link>
      )}
    </CaseSection>
  );
}
