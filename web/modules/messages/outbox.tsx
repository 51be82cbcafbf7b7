import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../../shared/site/paths.ts';
import { useUser } from '../../client/session.ts';
import { useLiveState } from '../../client/use-live.ts';
import { toast } from '../../ui/toast.ts';
import { startSending } from './send-unsent.ts';

/** Sends what was written and not sent, whatever page is open; a refusal is said aloud where its chat is not. */
export function Outbox() {
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
