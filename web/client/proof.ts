import type { Asked } from './asked.ts';
import { ApiError } from './call.ts';

/**
 * Sends what needs a proof; where there is none that is new enough, asks for it and sends it again (docs/domain/accounts.md, "Proof"). Who does not prove it
 * gets the refusal, as `send` throws it. Around these few calls and not in `call`, which every first load has.
 */
export async function proved<Reply>(send: () => Promise<Reply>, asked: Asked): Promise<Reply> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof ApiError) || error.problem.code !== 'proof_needed') throw error;
    const { askForProof } = await import('./ask-for-proof.tsx');
    if (!(await askForProof(asked))) throw error;
    return send();
  }
}
