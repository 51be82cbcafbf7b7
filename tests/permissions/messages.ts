import { uuidv7 } from 'uuidv7';
import { nothing, ofAppointment, type Row, stranger } from './row.ts';

const message = () => ({ id: uuidv7(), message: 'Habari' });

export const messages: Row[] = [
  ['message.list thread', 'messagesApi.thread', 'UANNNAA', ofAppointment('booked')],
  ['message.insert', 'messagesApi.send', 'UANNNAF', ofAppointment('booked', message)],
  [
    'message.insert with a forged sender',
    'messagesApi.send',
    'UENNNEF',
    ofAppointment('booked', () => ({ ...message(), sender_id: stranger })),
  ],
  [
    'message.insert with a forged receiver',
    'messagesApi.send',
    'UENNNEF',
    ofAppointment('booked', () => ({ ...message(), receiver_id: stranger })),
  ],
  ['message.mark_read', 'messagesApi.read', 'USNNNSF', ofAppointment('booked')],
  ['message.list_own conversations', 'messagesApi.conversations', 'USSSSSS', nothing],
  ['message.list_all conversations', 'adminMessagesApi.conversations', 'UFFFFFA', nothing],
  [
    'message.open a conversation',
    'adminMessagesApi.open',
    'UFFFFFA',
    async (world) => {
      const { appointment } = await world.deal('booked');
      await world.people.buyerOwner.post(`/api/appointments/${appointment}/messages`, message());
      return { id: appointment };
    },
  ],
  ['message.list_own unread conversations as lines of a home', 'messagesApi.lines', 'USSSSSF', nothing],
  ['message.count_unread own', 'messagesApi.unread', 'USSSSSS', nothing],
  ['message.update text', 'PUT /api/messages/:id', 'XXXXXXX', () => ({ id: stranger, body: message() })],
  ['message.delete', 'DELETE /api/messages/:id', 'XXXXXXX', () => ({ id: stranger })],
];
