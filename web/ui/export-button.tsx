import { exportsWords } from '../../words/ui/exports.ts';

interface ExportButtonProps {
  /** How much of the file has come; undefined while none is on its way. */
  kilobytes: number | undefined;
  start: () => void;
  stop: () => void;
  label?: string;
}

/** Saves the list below, or what the label says, as a file, says how much has come, and gives it up at a second tap. */
export function ExportButton({ kilobytes, start, stop, label }: ExportButtonProps) {
  const isBusy = kilobytes !== undefined;
  return (
    <button type="button" className={`btn btn-outline ${label ? '' : 'text-sm'}`} onClick={isBusy ? stop : start}>
      {isBusy ? exportsWords.stop(kilobytes) : (label ?? exportsWords.exportCsv)}
    </button>
  );
}
