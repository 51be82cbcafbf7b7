import { bidForm } from '../../../shared/bids/schema.ts';
import { commissionOn, commissionPercent } from '../../../shared/commissions/amount.ts';
import { ksh } from '../../../shared/money.ts';
import { maxPrice } from '../../../shared/price.ts';
import type { DealerRequest } from '../../../shared/requests/api.ts';
import { budgetInWords } from '../../../shared/requests/budget-in-words.ts';
import { wishesInWords } from '../../../shared/requests/wishes.ts';
import { bidFormWords } from '../../../words/bids/bid-form.ts';
import { ApiError } from '../../client/call.ts';
import { TextArea } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { asAmount, PriceField } from '../../ui/price-field.tsx';
import { AgainstLimit } from '../cars/against-limit.tsx';
import { PhotoField } from '../photos/photo-field.tsx';
import { useDraftedForm } from '../photos/use-drafted-form.ts';
import { useMostPhotos } from '../settings/queries.ts';
import { FactFields } from './fact-fields.tsx';
import { usePlaceBid } from './queries.ts';
import { StockChoice } from './stock-choice.tsx';
import { useStockInForm } from './stock-in-form.ts';

/** A dealer's bid on a request: a car of the stock or another one, price, facts, message and photos (docs/domain/lifecycles.md, "Bid"). */
export function BidDialog({ request, onClose }: { request: DealerRequest; onClose: () => void }) {
  const placeBid = usePlaceBid(request.id);
  const { form, field, sending, photos, setPhotos, isDraft, forget } = useDraftedForm({
    draftKey: `bid-draft:${request.id}`,
    schema: bidForm,
    defaults: (id) => ({ id, car_id: null, message: '' }),
    send: (bid) => placeBid.mutateAsync(bid),
    done: bidFormWords.submitted,
    failed: (error) => (error instanceof ApiError ? bidFormWords.refused : bidFormWords.notSubmitted),
    after: onClose,
  });
  const close = () => {
    forget();
    onClose();
  };
  const stock = useStockInForm(form, photos, setPhotos);
  const price = form.watch('price');
  const isPrice = price >= 1 && price <= maxPrice;

  return (
    <FormDialog
      title={bidFormWords.bidOn(request.car_model)}
      action={photos.pending > 0 ? bidFormWords.uploading : bidFormWords.submit}
      busy={bidFormWords.sending}
      disabled={!price || photos.pending > 0 || photos.failed > 0}
      onClose={close}
      {...sending}
      // A bid is final, so it can't be sent while one of its photos is still uploading or has failed.
      problem={photos.failed > 0 ? bidFormWords.failedPhotos : sending.problem}
    >
      {isDraft && <p className="notice">{bidFormWords.isDraft}</p>}
      <Wanted request={request} />
      <StockChoice requestId={request.id} disabled={photos.pending > 0} {...stock} />
      <PriceField
        label={bidFormWords.price}
        required
        hint={isPrice ? <PriceInWords price={price} request={request} /> : bidFormWords.priceHint}
        {...field('price', asAmount)}
      />
      <FactFields field={field} now={form.watch()} />
      <TextArea label={bidFormWords.message} isOptional placeholder={bidFormWords.messageExample} {...field('message')} />
      <PhotoField key={stock.carId} name="image_urls" value={photos} onChange={setPhotos} max={useMostPhotos()} />
      {!price && (
        <p className="font-bold" role="status">
          {bidFormWords.priceMissing}
        </p>
      )}
    </FormDialog>
  );
}

function Wanted({ request }: { request: DealerRequest }) {
  return (
    <div className="text-muted grid gap-1 wrap-anywhere">
      <p>{bidFormWords.budget(<strong className="text-ink">{budgetInWords(request)}</strong>, request.location)}</p>
      <p>{wishesInWords(request)}</p>
      {request.description && <p className="line-clamp-3 whitespace-pre-line">{request.description}</p>}
    </div>
  );
}

// An extra zero is the costliest mistake in this form, and a bid is final.
function PriceInWords({ price, request }: { price: number; request: DealerRequest }) {
  const figures = <strong className="price">{ksh(price)}</strong>;
  return (
    <>
      {request.budget_max === null
        ? bidFormWords.youBid(figures)
        : bidFormWords.youBidAgainst(figures, <AgainstLimit price={price} budget={request} />)}
      <br />
      {bidFormWords.commissionIfSold(ksh(commissionOn(price)), commissionPercent)}
    </>
  );
}
