import { expect } from 'vitest';
import { ratingsApi } from '../../shared/ratings/api.ts';
import { AnswerDialog } from '../../web/modules/ratings/answer-dialog.tsx';
import { RatingForm } from '../../web/modules/ratings/rating-form.tsx';
import { me, says, testForm } from '../support/form.tsx';

testForm('a rating', {
  form: () => <RatingForm appointmentId={me} />,
  to: ratingsApi.rate,
  opens: says('Please select a rating before submitting.'),
  first: { rating: '4' },
  sends: { id: expect.any(String), rating: 4, review_text: null },
  fields: {
    rating: { typed: '5', sends: 5 },
    review_text: { typed: ' As it was described ', sends: 'As it was described', emptied: null },
  },
});

testForm('the answer to a review', {
  form: () => <AnswerDialog reviewId={me} onClose={() => undefined} />,
  as: 'dealer',
  to: ratingsApi.answer,
  opens: says('Answer is required'),
  first: { answer: 'Thank you' },
  sends: { answer: 'Thank you' },
  fields: { answer: { typed: 'Asante', sends: 'Asante', emptied: says('Answer is required') } },
});
