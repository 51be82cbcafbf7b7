import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/site/paths.ts';
import { useUser } from '../../client/session.ts';
import { useLiveState } from '../../client/use-live.ts';
import { toast } from '../../ui/toast.ts';
import { startSending } from './send-unsent.ts';

/** Sends unsent messages, whatever page is open. A refusal is shown as a toast unless its chat is open. */
export function Sender() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { user_id } = useUser();
  const liveState = useLiveState();
  const sending = useRef<ReturnType<typeof startSending>>(undefined);

  useEffect(() => {
    sending.current = startSending(client, { user_id }, ({ id, appointment_id, reason }) => {
      const chat = paths.appointment(appointment_id);
      if (location.pathname === chat) return;
      toast.error('Failed to send message', { id, description: reason ?? '', action: { label: 'Open', onClick: () => navigate(chat) } });
    });
    return () => sending.current?.stop();
  }, [client, user_id, navigate]);

  useEffect(() => {
    if (liveState === 'open') sending.current?.flush();
  }, [liveState]);
  return null;
}
