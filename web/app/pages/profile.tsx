import { type ComponentType, lazy, useRef } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../shared/profile/api.ts';
import { everyone, type Role } from '../../../shared/roles.ts';
import { profilePageWords } from '../../../words/profile/profile-page.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { useUser } from '../../client/session.ts';
import { UnlessStopped } from '../../client/unless-stopped.tsx';
import { EmailSection } from '../../modules/auth/email-section.tsx';
import { PasswordSection } from '../../modules/auth/password-section.tsx';
import { SessionsSection } from '../../modules/auth/sessions-section.tsx';
import { LanguageSection } from '../../modules/profile/language-section.tsx';
import { OverviewCard } from '../../modules/profile/overview-card.tsx';
import { ProfileSection } from '../../modules/profile/profile-section.tsx';
import { useProfile } from '../../modules/profile/queries.ts';
import { ThemeSection } from '../../modules/profile/theme-section.tsx';
import { useSectionArrival } from '../../modules/profile/use-section-arrival.ts';
import { PageTitle } from '../../ui/page-title.tsx';

interface Section {
  /** Its anchor: links from elsewhere lead to it. */
  id: keyof typeof profilePageWords.sections;
  Part: ComponentType<{ profile: Profile }>;
  roles?: readonly Role[];
  /** It changes what nobody suspended may change. */
  isStopped?: true;
}

/** The sections in their order. Those with forms come later: the library and the rules of forms are larger than all of the page. */
const sections: readonly Section[] = [
  {
    id: 'personal',
    Part: lazy(async () => ({ default: (await import('../../modules/profile/personal-form.tsx')).PersonalForm })),
    isStopped: true,
  },
  {
    id: 'business',
    Part: lazy(async () => ({ default: (await import('../../modules/business/business-section.tsx')).BusinessSection })),
    roles: ['dealer'],
    isStopped: true,
  },
  { id: 'email', Part: EmailSection, isStopped: true },
  { id: 'password', Part: PasswordSection, isStopped: true },
  {
    id: 'second-step',
    Part: lazy(async () => ({ default: (await import('../../modules/auth/second-step-section.tsx')).SecondStepSection })),
    isStopped: true,
  },
  { id: 'sessions', Part: SessionsSection },
  {
    id: 'notices',
    Part: lazy(async () => ({ default: (await import('../../modules/notifications/choices-section.tsx')).ChoicesSection })),
    isStopped: true,
  },
  { id: 'theme', Part: ThemeSection },
  { id: 'language', Part: LanguageSection, roles: ['buyer', 'dealer'] },
  {
    id: 'data',
    Part: lazy(async () => ({ default: (await import('../../modules/own-data/own-data-section.tsx')).OwnDataSection })),
  },
];

/** /dashboard/profile: who somebody is here, and all that is theirs to change (docs/domain/permissions.md, "Profiles"). */
export function Component() {
  const { role } = useUser();
  const { data: profile, error, refetch } = useProfile();
  const page = useRef<HTMLDivElement>(null);
  useSectionArrival(page);
  const own = sections.filter(({ roles = everyone }) => roles.includes(role));
  return (
    <div ref={page}>
      <PageTitle />
      {!profile && <NotLoaded {...{ error, refetch }} loading={profilePageWords.loading} />}
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        {profile && <OverviewCard profile={profile} />}
        <nav aria-label={profilePageWords.onThisPage} className="-my-4 flex flex-wrap gap-x-5">
          {own.map(({ id }) => (
            <Link key={id} className="link py-2.5" to={{ hash: id }}>
              {profilePageWords.sections[id]}
            </Link>
          ))}
        </nav>
        {own.map(({ id, Part, isStopped }) => (
          <ProfileSection key={id} id={id} title={profilePageWords.sections[id]}>
            {profile &&
              (isStopped ? (
                <UnlessStopped>
                  <Part profile={profile} />
                </UnlessStopped>
              ) : (
                <Part profile={profile} />
              ))}
          </ProfileSection>
        ))}
      </div>
    </div>
  );
}
