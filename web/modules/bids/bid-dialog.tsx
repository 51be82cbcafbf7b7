import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import { bidForm, maxPrice } from '../../../shared/bids/schema.ts';
import { ksh } from '../../../shared/money.ts';
import { maxPhotosPerBid } from '../../../shared/photos/schema.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { showProblem } from '../../app/problems.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { toast } from '../../ui/toast.ts';
import { PhotoField, type PhotoFieldValue } from '../photos/photo-field.tsx';
import { usePlaceBid } from './queries.ts';

/** A dealer's bid on a request: price, message and photos (specification §2 'Buyer Requests', §5 'Offer and bid'). */
export function BidDialog({ request, onClose }: { request: DealerRequest; onClose: () => void }) {
  // Made once: sending again after a lost connection is the same bid.
  const [id] = useState(uuidv7);
  const [photos, setPhotos] = useState<PhotoFieldValue>({ urls: [], pending: 0 });
  const placeBid = usePlaceBid(request.id);
  const form = useForm({ resolver: zodResolver(bidForm), mode: 'onTouched', defaultValues: { id, message: '', image_urls: [] } });
  const { errors } = form.formState;
  const price = form.watch('price');

  const send = form.handleSubmit(async (bid) => {
    try {
      await placeBid.mutateAsync({ ...bid, image_urls: photos.urls });
      toast.success('Your bid has been submitted successfully!');
      onClose();
    } catch (error) {
      showProblem('Failed to submit bid', error, form.setError);
    }
  });

  return (
    <Dialog title={`Bid on ${request.car_model}`} onClose={onClose}>
      <p className="text-muted mb-4">
        Budget: <strong className="text-ink">{request.budget}</strong> · {request.location}
      </p>
      <form onSubmit={send} noValidate className="grid gap-4">
        <TextField
          label="Your price in KSh"
          type="number"
          inputMode="decimal"
          step="any"
          min={1}
          max={maxPrice}
          required
          error={errors.price?.message}
          hint={price >= 1 && price <= maxPrice ? <PriceInWords price={price} /> : 'The buyer pays you this, in person.'}
          {...form.register('price', { valueAsNumber: true })}
        />
        <TextArea
          label="Message (optional)"
          placeholder="Year, mileage, condition, what is included"
          error={errors.message?.message}
          {...form.register('message')}
        />
        <PhotoField name="image_urls" value={photos} onChange={setPhotos} max={maxPhotosPerBid} />
        <div className="dialog-actions">
          <button type="button" className="btn btn-outline" onClick={onClose}>
            Cancel
          </button>
          <SubmitButton isBusy={placeBid.isPending} busy="Sending…" disabled={!price || photos.pending > 0}>
            {photos.pending > 0 ? 'Waiting for photos…' : 'Submit Bid'}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

// A zero too many is the costliest slip of this form, and a bid is final.
function PriceInWords({ price }: { price: number }) {
  return (
    <>
      You offer <strong className="price">{ksh(price)}</strong>. A bid can’t be changed later.
    </>
  );
}
