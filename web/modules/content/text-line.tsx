import type { ContentText } from '../../../shared/content/replies.ts';
import { contentManagementWords } from '../../../words/content/content-management.ts';
import { LongText } from '../../ui/long-text.tsx';
import { nameOfText } from './places.ts';

/** One text in the list: its name, what it says, and the button that changes it. */
export function TextLine({ text, onEdit }: { text: ContentText; onEdit: () => void }) {
  const name = nameOfText(text.content_key);
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 xs:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid gap-x-4 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
        <h3 className="text-base">{name}</h3>
        <LongText text={text.content_value} />
      </div>
      <button type="button" className="btn btn-outline" aria-label={contentManagementWords.editThat(name)} onClick={onEdit}>
        {contentManagementWords.edit}
      </button>
    </li>
  );
}
