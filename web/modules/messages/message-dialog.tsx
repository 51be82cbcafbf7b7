import type { Message } from '../../../shared/messages/api.ts';
import { timeOfDay } from '../../../shared/time.ts';
import { messageMenuWords } from '../../../words/messages/message-menu.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { ReportLink } from '../reports/report-link.tsx';

interface MessageDialogProps {
  message: Message;
  sender: string;
  onClose: () => void;
}

/** Copies the words of a message, or reports it to our team. */
export function MessageDialog({ message, sender, onClose }: MessageDialogProps) {
  const time = timeOfDay(message.created_at);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(message.message);
      toast.success(messageMenuWords.copied, { id: 'copied' });
    } catch {
      toast.error(messageMenuWords.notCopied, { id: 'copied' });
    }
    onClose();
  };
  return (
    <Dialog title={messageMenuWords.heading(time)} onClose={onClose}>
      <p className="text-muted line-clamp-2 wrap-anywhere">“{message.message}”</p>
      <ul className="message-acts">
        {'clipboard' in navigator && (
          <li>
            <button type="button" className="link min-h-11" onClick={copy}>
              {messageMenuWords.copyWords}
            </button>
          </li>
        )}
        <li>
          <ReportLink
            thing="message"
            id={message.id}
            name={messageMenuWords.theMessage(time)}
            owner={sender}
            className="link min-h-11"
            // The menu lay below it, and would cover what is said of the report.
            onClose={onClose}
          >
            {messageMenuWords.report}
          </ReportLink>
          <p className="text-muted text-sm">{messageMenuWords.notTold(sender)}</p>
        </li>
      </ul>
    </Dialog>
  );
}
