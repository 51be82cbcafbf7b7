import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { uuidv7 } from 'uuidv7';
import { bidForm, maxPrice } from '../../../shared/bids/schema.ts';
import { ksh } from '../../../shared/money.ts';
import { maxPhotosPerBid } from '../../../shared/photos/schema.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { showProblem } from '../../client/problems.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { PhotoField, type PhotoFieldValue } from '../photos/photo-field.tsx';
import { usePlaceBid } from './queries.ts';

/** A dealer's bid on a request: price, message and photos (specification §2 'Buyer Requests', §5 'Offer and bid'). */
export function BidDialog({ request, onClose }: { request: DealerRequest; onClose: () => void }) {
  // Made once: sending again after a lost connection is the same bid.
  const [id] = useState(uuidv7);
  const [photos, setPhotos] = useState<PhotoFieldValue>({ urls: [], pending: 0, failed: 0 });
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
    <FormDialog
      title={`Bid on ${request.car_model}`}
      action={photos.pending > 0 ? 'Uploading…' : 'Submit Bid'}
      busy="Sending…"
      isBusy={placeBid.isPending}
      disabled={!price || photos.pending > 0 || photos.failed > 0}
      // A bid is final: nobody sends it without a photo they believe is in it.
      problem={photos.failed > 0 ? 'Try the failed photos again, or remove them.' : errors.root?.message}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="text-muted wrap-anywhere">
        Budget: <strong className="text-ink">{request.budget}</strong> · {request.location}
      </p>
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
    </FormDialog>
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
