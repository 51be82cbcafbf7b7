import { carPageWords } from '../../../words/cars/car-page.ts';
import { Icon } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast.ts';

/** Shares a page of this site by what the device has for it; where it has nothing, the link is copied. */
export function ShareButton({ title, path }: { title: string; path: string }) {
  const share = async () => {
    const url = location.origin + path;
    try {
      if ('share' in navigator) await navigator.share({ title, url });
      else {
        await (navigator as Navigator).clipboard.writeText(url);
        toast.success(carPageWords.linkCopied);
      }
    } catch (error) {
      // Closing the device's own sheet is no failure.
      if ((error as Error).name !== 'AbortError') toast.error(carPageWords.linkNotCopied, { description: url });
    }
  };
  return (
    <button type="button" className="btn btn-outline" onClick={share}>
      <Icon name="share" />
      {carPageWords.share}
    </button>
  );
}
