import { Letter, P } from './letter.tsx';
import type { MailsOf } from './mail.ts';

export const messageMails: MailsOf<'message-unread'> = {
  'message-unread': {
    subject: ({ sender, car_model }) => `${sender} wrote to you about the ${car_model}`,
    Mail: ({ sender, car_model, count, ...envelope }) => (
      <Letter
        {...envelope}
        preview={`About the ${car_model}.`}
        heading={count === 1 ? 'You have an unread message' : `You have ${count} unread messages`}
        button="Read and answer"
      >
        <P>
          {sender} wrote to you about the viewing of the {car_model}. We tell you once; more messages in this chat bring no further email
          until you have read them.
        </P>
      </Letter>
    ),
  },
};
