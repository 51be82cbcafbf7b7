import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { decisionForm } from '../../shared/appointments/decision.ts';
import { longestOfDispute } from '../../shared/appointments/limits.ts';
import { againstCarForm } from '../../shared/cars/review-schema.ts';
import { longestReport } from '../../shared/moderation/limits.ts';
import { reportDecisionForm } from '../../shared/moderation/schema.ts';
import { longestReason } from '../../shared/reason.ts';
import { refusalForm, verificationForm } from '../../shared/verification/schema.ts';
import { DecisionCard } from '../../web/modules/moderation/decision-card.tsx';
import type { Choice } from '../../web/modules/moderation/use-decision.ts';

const id = '00000000-0000-7000-8000-00000000abcd';

it.each([
  ['a report', longestReport, reportDecisionForm, { verdict: 'warned', report_ids: [id] }],
  ['a dispute', longestOfDispute, decisionForm, { decision: 'upheld' }],
  ['a car', longestReason, againstCarForm, { version: 1 }],
  ['changed details', longestReason, refusalForm, { change_id: id }],
  ['a dealer', longestReason, verificationForm, { is_verified: false }],
] as const)('the reason of a decision about %s is as long as its form takes', (_, longest, form, rest) => {
  expect(form.safeParse({ ...rest, reason: 'ŋ'.repeat(longest) }).success).toBe(true);
  expect(form.safeParse({ ...rest, reason: 'ŋ'.repeat(longest + 1) }).success).toBe(false);
});

it('the field of a decision cuts nothing that is pasted: the server says that it is too long', () => {
  const choice: Choice = {
    value: 'warned',
    title: 'Warn',
    follows: '',
    why: 'Why',
    action: 'Warn',
    act: async () => undefined,
    done: '',
    told: '',
  };
  const decision = { choice, choose: () => undefined, reason: '', setReason: () => undefined, errors: {}, isBusy: false } as unknown;
  const page = renderToStaticMarkup(createElement(DecisionCard, { choices: [choice], decision } as Parameters<typeof DecisionCard>[0]));
  expect(page).toContain('name="reason"');
  expect(page).not.toContain('maxLength');
});
