import { useRef, useState } from 'react';
import { contentManagementWords } from '../../../words/content/content-management.ts';
import { showProblem } from '../../client/problems.ts';
import { previewOf } from './queries.ts';
import './preview.css';

/** The public page with the text that is typed, before it is saved; it is scrolled to that text. */
export function TextPreview({ id, value }: { id: string; value: string }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [html, setHtml] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const show = async () => {
    setBusy(true);
    try {
      setHtml(await previewOf(id, value));
    } catch (error) {
      showProblem(contentManagementWords.noPreview, error);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="grid gap-3">
      <button type="button" className="btn btn-outline justify-self-start" disabled={isBusy || !value.trim()} onClick={show}>
        {html ? contentManagementWords.previewAgain : contentManagementWords.preview}
      </button>
      {html && (
        // No scripts: nothing in it acts. Same origin, so that this page finds the text in it.
        <iframe
          ref={frame}
          title={contentManagementWords.previewOfPage}
          className="text-preview"
          sandbox="allow-same-origin"
          srcDoc={html}
          onLoad={() => scrollTo(frame.current?.contentDocument, value)}
        />
      )}
    </div>
  );
}

function scrollTo(page: Document | null | undefined, value: string): void {
  const walker = page?.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const wanted = value.trim();
  while (walker?.nextNode()) {
    if (walker.currentNode.textContent?.trim() !== wanted) continue;
    walker.currentNode.parentElement?.scrollIntoView({ block: 'center' });
    return;
  }
}
