import { choiceInWords, groupInWords } from '../../../shared/notifications/choice-words.ts';
import { choices } from '../../../shared/notifications/choices.ts';
import type { NoticeChoice } from '../../../shared/notifications/choices-api.ts';
import { ownChoices } from '../../../shared/notifications/choices-reads.ts';
import { type NoticeGroup, noticeGroups } from '../../../shared/notifications/groups.ts';
import type { Role } from '../../../shared/roles.ts';
import { noticeChoicesWords } from '../../../words/notifications/notice-choices.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { useUser } from '../../client/session.ts';
import { useRead } from '../../client/use-read.ts';
import { ChoiceSwitch } from './choice-switch.tsx';

/** What reaches a person in the app and by mail, and what can't be switched off and why (docs/domain/permissions.md, "What can be switched off"). */
export function ChoicesSection() {
  const { role } = useUser();
  const { data, error, refetch } = useRead('choices', ownChoices);
  if (!data) return <NotLoaded {...{ error, refetch }} loading={noticeChoicesWords.loading} />;
  return (
    <>
      {data.choices.length > 0 && <Groups of={data.choices} role={role} />}
      <AlwaysOn role={role} />
    </>
  );
}

function Groups({ of: own, role }: { of: NoticeChoice[]; role: Role }) {
  const inGroup = (group: NoticeGroup) => own.filter(({ choice }) => choices[choice].group === group);
  const groups = noticeGroups.filter((group) => inGroup(group).length > 0);
  return (
    <dl className="border-line divide-line max-w-3xl divide-y border-y">
      {groups.map((group) => (
        <div key={group} className="grid gap-x-6 py-3 md:grid-cols-[9rem_1fr]">
          <dt className="pt-2 font-bold">{groupInWords(group, role)}</dt>
          <dd className="divide-line divide-y">
            {inGroup(group).map((choice) => (
              <Choice key={choice.choice} of={choice} role={role} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Choice({ of: { choice, app, mail }, role }: { of: NoticeChoice; role: Role }) {
  const { title, says } = choiceInWords(choice, role);
  return (
    <fieldset className="grid items-start gap-x-6 py-1 sm:grid-cols-[1fr_auto]">
      <legend className="sr-only">{title}</legend>
      <p className="pt-1">
        <span aria-hidden="true">{title}</span>
        <span className="text-muted block text-sm">{says}</span>
      </p>
      <div className="grid xs:grid-cols-[7.5rem_6rem]">
        {app === null ? <None>{noticeChoicesWords.noNotice}</None> : <ChoiceSwitch which={{ choice, channel: 'app' }} isOn={app} />}
        {mail === null ? <None>{noticeChoicesWords.noMail}</None> : <ChoiceSwitch which={{ choice, channel: 'mail' }} isOn={mail} />}
      </div>
    </fieldset>
  );
}

function None({ children }: { children: string }) {
  return <span className="text-muted flex min-h-11 items-center text-sm">{children}</span>;
}

const always: { which: keyof typeof noticeChoicesWords.always; roles: readonly Role[] }[] = [
  { which: 'account', roles: ['buyer', 'dealer', 'admin'] },
  { which: 'verification', roles: ['dealer'] },
  { which: 'deals', roles: ['buyer', 'dealer'] },
  { which: 'money', roles: ['dealer'] },
];

/** What can't be switched off, and why. */
function AlwaysOn({ role }: { role: Role }) {
  return (
    <>
      <h3 className="mt-6 mb-1 text-lg">{noticeChoicesWords.alwaysOn}</h3>
      <ul className="max-w-3xl">
        {always
          .filter(({ roles }) => roles.includes(role))
          .map(({ which }) => (
            <li key={which} className="py-1.5">
              {noticeChoicesWords.always[which].what}
              <span className="text-muted block text-sm">{noticeChoicesWords.always[which].why}</span>
            </li>
          ))}
      </ul>
    </>
  );
}
