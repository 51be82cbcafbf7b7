import { Suspense, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { paths } from '../../../../shared/addresses/paths.ts';
import type { CaseKind } from '../../../../shared/moderation/kinds.ts';
import type { CaseKey } from '../../../../shared/moderation/queue-row.ts';
import { caseFrameWords } from '../../../../words/moderation/case-frame.ts';
import { caseQueueWords } from '../../../../words/moderation/case-queue.ts';
import { isMissing, NotLoaded } from '../../../client/not-loaded.tsx';
import { useCase } from '../../../modules/moderation/case-queries.ts';
import { kindNamed, kindOf } from '../../../modules/moderation/kinds.ts';
import { NextLink } from '../../../ui/next-link.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { Empty } from '../../../ui/states.tsx';

/** /dashboard/admin/moderation/{kind}/{id}: one case with all its facts, and its decision (docs/domain/lifecycles.md, "The queue"). */
export function Component() {
  const { kind: named, id = '' } = useParams();
  const [address] = useSearchParams();
  const kind = kindNamed(named);
  if (!kind) return <Missing />;
  return <OneCase key={`${kind}/${id}`} of={{ kind, id }} among={kindNamed(address.get('among'))} />;
}

function OneCase({ of, among }: { of: CaseKey; among: CaseKind | undefined }) {
  const { data, error, refetch } = useCase(of, among);
  const navigate = useNavigate();
  // While a decision is sent, what it was made on stays on the screen.
  const [held, setHeld] = useState<typeof data>();
  const shown = held ?? data;
  if (!shown || isMissing(error))
    return <NotLoaded {...{ error, refetch }} failure={caseFrameWords.notLoaded} loading={caseFrameWords.loading} missing={<Missing />} />;
  const { view, place } = shown;
  const { Case } = kindOf(view);
  const next = place?.next;
  return (
    <Suspense fallback={<Spinner label={caseFrameWords.loading} />}>
      <Case
        {...{ view, place, among }}
        called={caseQueueWords.kinds[view.kind].one}
        hold={(isHeld) => setHeld(isHeld ? shown : undefined)}
        goOn={() => navigate(next ? paths.decide(next.kind, next.id, among) : paths.moderationOf(among))}
      />
    </Suspense>
  );
}

function Missing() {
  return (
    <>
      <PageTitle title={caseFrameWords.nothingHere} />
      <Empty title={caseFrameWords.noCase} next={<NextLink to={paths.moderation}>{caseFrameWords.whatWaits}</NextLink>}>
        {caseFrameWords.linkWrong}
      </Empty>
    </>
  );
}
