import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { proofApi } from '../../shared/auth/second-api.ts';
import { pieceWords } from '../../words/ui/piece.ts';
import type { Asked } from './asked.ts';
import { call } from './call.ts';
import { showProblem } from './problems.ts';
import { proved } from './proof.ts';

/** A link to a file that needs a proof: asked for first, because a browser shows no refusal of a download. */
export function ProvedLink({ asked, ...link }: AnchorHTMLAttributes<HTMLAnchorElement> & { asked: Asked }) {
  const open = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    try {
      await proved(() => call(proofApi.check, {}), asked);
      location.assign(href);
    } catch (error) {
      showProblem(pieceWords.notDownloaded, error);
    }
  };
  // biome-ignore lint/a11y: a link has a key of its own, and leads to a file
  return <a download {...link} onClick={open} />;
}
