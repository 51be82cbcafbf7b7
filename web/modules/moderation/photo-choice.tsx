import { photoAt } from '../../../shared/photos/photo.ts';
import { caseReportWords } from '../../../words/moderation/case-report.ts';

interface PhotoChoiceProps {
  urls: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Which photos are meant, by ticking them. */
export function PhotoChoice({ urls, chosen, onChange }: PhotoChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">{caseReportWords.photosToRemove}</legend>
      <div className="grid grid-cols-3 gap-2">
        {urls.map((url, index) => (
          <label
            key={url}
            className="rounded-control has-checked:outline-danger relative block cursor-pointer outline-2 outline-transparent"
          >
            <img src={photoAt(url, 320)} alt="" loading="lazy" className="rounded-control aspect-4/3 w-full object-cover" />
            <input
              type="checkbox"
              aria-label={caseReportWords.photo(index + 1, urls.length)}
              className="absolute top-1 left-1 size-6"
              checked={chosen.includes(url)}
              onChange={({ target }) => onChange(target.checked ? [...chosen, url] : chosen.filter((one) => one !== url))}
            />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
