import { useState } from 'react';
import { bidForm, maxPrice } from '../../../shared/bids/schema.ts';
import { ksh } from '../../../shared/money.ts';
import { maxPhotosPerBid } from '../../../shared/photos/schema.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { ApiError } from '../../client/call.ts';
import { useSendForm } from '../../client/use-send-form.ts';
import { PriceField, TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { PhotoField, type PhotoFieldValue } from '../photos/photo-field.tsx';
import { usePlaceBid } from './queries.ts';

/** A dealer's bid on a request: price, message and photos (docs/domain/lifecycles.md, "Bid"). */
export function BidDialog({ request, onClose }: { request: DealerRequest; onClose: () => void }) {
  const [photos, setPhotos] = useState<PhotoFieldValue>({ urls: [], pending: 0, failed: 0 });
  const placeBid = usePlaceBid(request.id);
  const { form, field, sending } = useSendForm({
    schema: bidForm,
    defaults: (id) => ({ id, message: '' }),
    send: (bid) => placeBid.mutateAsync({ ...bid, image_urls: photos.urls }),
    done: 'Your bid has been submitted successfully!',
    failed: (error) => (error instanceof ApiError ? 'Error submitting bid' : 'Failed to submit bid'),
    after: onClose,
  });
  const price = form.watch('price');

  return (
    <FormDialog
      title={`Bid on ${request.car_model}`}
      action={photos.pending > 0 ? 'Uploading…' : 'Submit Bid'}
      busy="Sending…"
      disabled={!price || photos.pending > 0 || photos.failed > 0}
      onClose={onClose}
      {...sending}
      // A bid is final, so it can't be sent while one of its photos is still uploading or has failed.
      problem={photos.failed > 0 ? 'Try the failed photos again, or remove them.' : sending.problem}
    >
      <p className="text-muted wrap-anywhere">
        Budget: <strong className="text-ink">{request.budget}</strong> · {request.location}
      </p>
      <PriceField
        label="Your price in KSh"
        max={maxPrice}
        required
        hint={price >= 1 && price <= maxPrice ? <PriceInWords price={price} /> : 'The buyer pays you this, in person.'}
        {...field('price', { valueAsNumber: true })}
      />
      <TextArea label="Message" isOptional placeholder="Year, mileage, condition, what is included" {...field('message')} />
      <PhotoField name="image_urls" value={photos} onChange={setPhotos} max={maxPhotosPerBid} />
    </FormDialog>
  );
}

// An extra zero is the costliest mistake in this form, and a bid is final.
function PriceInWords({ price }: { price: number }) {
  return (
    <>
      You offer <strong className="price">{ksh(price)}</strong>. A bid can’t be changed later.
    </>
  );
}
