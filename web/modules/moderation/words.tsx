import { caseFrameWords } from '../../../words/moderation/case-frame.ts';

/** What somebody wrote, as they wrote it. */
export function Words({ text }: { text: string | null }) {
  return text ? (
    <p className="wrap-anywhere whitespace-pre-line">{caseFrameWords.written(text)}</p>
  ) : (
    <p className="text-muted">{caseFrameWords.noWords}</p>
  );
}
