import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { whyStopped } from '../../../shared/access.ts';
import { paths } from '../../../shared/addresses/paths.ts';
import { carFormWords } from '../../../words/cars/car-form.ts';
import { uiWords } from '../../../words/ui/ui.ts';
import { useUser } from '../../client/session.ts';
import { UnlessStopped, WhyStopped } from '../../client/unless-stopped.tsx';
import { FormProblem } from '../../ui/form-problem.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { PhotoGrid } from '../photos/photo-grid.tsx';
import type { useDraftedForm } from '../photos/use-drafted-form.ts';
import { useMostPhotos } from '../settings/queries.ts';
import './car-form.css';

interface CarFormFrameProps {
  /** The label of the main button. */
  action: string;
  drafted: Pick<ReturnType<typeof useDraftedForm>, 'photos' | 'setPhotos' | 'isDraft' | 'forget' | 'sending'>;
  /** Begins again, after a draft that was put back has been forgotten. */
  onDiscard: () => void;
  /** Below why it was refused: what can be done about it. */
  wayOn?: ReactNode;
  /** The fields, `CarFields`. */
  children: ReactNode;
}

/** The form of a car around its fields: photos first, as they take longest, and the buttons in reach of the thumb. */
export function CarFormFrame({ action, drafted, onDiscard, wayOn, children }: CarFormFrameProps) {
  const { photos, setPhotos, isDraft, forget, sending } = drafted;
  const { onSubmit, isBusy } = sending;
  const stopped = whyStopped(useUser());
  const most = useMostPhotos();
  const { pending, failed, urls } = photos;
  const discard = () => {
    forget();
    onDiscard();
  };
  return (
    <form onSubmit={onSubmit} noValidate className="contents">
      <div className="car-form">
        {isDraft && (
          <p className="notice flex flex-wrap items-center justify-between gap-x-4">
            {carFormWords.isDraft}
            <button type="button" className="link min-h-11" onClick={discard}>
              {carFormWords.startAfresh}
            </button>
          </p>
        )}
        <WhyStopped />
        <UnlessStopped>
          <PhotoGrid key={photos.round} name="image_urls" value={photos} onChange={setPhotos} max={Math.max(most, urls.length)} />
          {children}
        </UnlessStopped>
        {failed > 0 ? <FormProblem sentence={carFormWords.failedPhotos} /> : sending.problem && <FormProblem sentence={sending.problem} />}
        {wayOn}
      </div>
      <div className="page-bar car-form-bar">
        <Link to={paths.inventory} className="btn btn-outline">
          {uiWords.cancel}
        </Link>
        <SubmitButton isBusy={isBusy} busy={uiWords.saving} disabled={pending > 0 || failed > 0 || stopped !== null}>
          {pending > 0 ? carFormWords.uploadingPhotos : action}
        </SubmitButton>
      </div>
    </form>
  );
}
