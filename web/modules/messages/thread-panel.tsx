import type { ReactNode } from 'react';
import type { Appointment } from '../../../shared/appointments/api.ts';
import { ChatFoot, NeverPay } from './chat-foot.tsx';
import { ChatLog } from './chat-log.tsx';
import { useChat } from './use-chat.ts';
import { useMarkRead, useToastGone } from './use-mark-read.ts';
import './chat.css';
import { chatWords } from '../../../words/messages/chat.ts';

/** A thread in Messages, always open: with whom, what else stands above it, the messages, and where one writes. */
export function ThreadPanel({ appointment, children }: { appointment: Appointment; children: ReactNode }) {
  const chat = useChat(appointment);
  useMarkRead(appointment.id, chat);
  useToastGone(appointment.id);
  return (
    <section className="thread" aria-label={chatWords.messages}>
      {children}
      <NeverPay />
      <ChatLog chat={chat} isOpen />
      <ChatFoot chat={chat} />
    </section>
  );
}
