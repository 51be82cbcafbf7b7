import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/addresses/paths.ts';
import { messageSendingWords } from '../../../words/messages/message-sending.ts';
import { useUser } from '../../client/session.ts';
import { useLiveState } from '../../client/use-live.ts';
import { toast } from '../../ui/toast.ts';
import { startSending } from './send-unsent.ts';
import type { Unsent } from './unsent.ts';

/** Long enough to be read, and gone before the answer comes. */
const sentFor = 3000;

/** Sends unsent messages, whatever page is open. A refusal is shown as a toast unless its chat is open; on the Messages screen so is success. */
export function Sender() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user_id } = useUser();
  const liveState = useLiveState();
  const sending = useRef<ReturnType<typeof startSending>>(undefined);

  useEffect(() => {
    const onSent = ({ appointment_id }: Unsent) => {
      if (location.pathname !== paths.thread(appointment_id)) return;
      toast.success(messageSendingWords.sent, { id: 'message-sent', description: messageSendingWords.sentMore, duration: sentFor });
    };
    const onRefused = ({ id, appointment_id, reason }: Unsent) => {
      const thread = paths.thread(appointment_id);
      if ([thread, paths.appointment(appointment_id)].includes(location.pathname)) return;
      toast.error(messageSendingWords.notSent, {
        id,
        description: reason ?? '',
        action: { label: messageSendingWords.open, onClick: () => navigate(thread) },
      });
    };
    sending.current = startSending(client, { user_id }, { onSent, onRefused });
    return () => sending.current?.stop();
  }, [client, user_id, navigate]);

  useEffect(() => {
    if (liveState === 'open') sending.current?.flush();
  }, [liveState]);
  return null;
}
