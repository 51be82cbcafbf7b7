import type { Channel, Choice } from '../../../shared/notifications/choices.ts';
import { choicesApi } from '../../../shared/notifications/choices-api.ts';
import { call } from '../../client/call.ts';
import { showProblem } from '../../client/problems.ts';
import { useChange } from '../../client/use-change.ts';

interface ChoiceSwitchProps {
  which: { choice: Choice; channel: Channel };
  isOn: boolean;
}

const names: Record<Channel, string> = { app: 'In the app', mail: 'By mail' };

/** One switch: shown as tapped at once, and as it was when the server refuses. */
export function ChoiceSwitch({ which, isOn }: ChoiceSwitchProps) {
  const { mutate, isPending, variables } = useChange(['notification.chosen'], (is_on: boolean) =>
    call(choicesApi.choose, { body: { ...which, is_on } }),
  );
  const change = (to: boolean) =>
    mutate(to, { onError: (error) => showProblem(isOn ? 'It is still switched on' : 'It is still switched off', error) });
  return (
    <label className="check">
      <input type="checkbox" checked={isPending ? variables : isOn} onChange={({ target }) => isPending || change(target.checked)} />
      <span className="text-sm">{names[which.channel]}</span>
    </label>
  );
}
