import { type ComponentType, lazy, useRef } from 'react';
import { Link } from 'react-router';
import type { Profile } from '../../../shared/profile/api.ts';
import { everyone, type Role } from '../../../shared/roles.ts';
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
  id: string;
  title: string;
  Part: ComponentType<{ profile: Profile }>;
  roles?: readonly Role[];
  /** It changes what nobody suspended may change. */
  isStopped?: true;
}

/** The sections in their order. Those with forms come later: the library and the rules of forms are larger than all of the page. */
const sections: readonly Section[] = [
  {
    id: 'personal',
    title: 'You',
    Part: lazy(async () => ({ default: (await import('../../modules/profile/personal-form.tsx')).PersonalForm })),
    isStopped: true,
  },
  {
    id: 'business',
    title: 'Your business',
    Part: lazy(async () => ({ default: (await import('../../modules/business/business-section.tsx')).BusinessSection })),
    roles: ['dealer'],
    isStopped: true,
  },
  { id: 'email', title: 'Email', Part: EmailSection, isStopped: true },
  { id: 'password', title: 'Password', Part: PasswordSection, isStopped: true },
  {
    id: 'second-step',
    title: 'Second step at sign-in',
    Part: lazy(async () => ({ default: (await import('../../modules/auth/second-step-section.tsx')).SecondStepSection })),
    isStopped: true,
  },
  { id: 'sessions', title: 'Where you are signed in', Part: SessionsSection },
  {
    id: 'notices',
    title: 'Notices and mails',
    Part: lazy(async () => ({ default: (await import('../../modules/notifications/choices-section.tsx')).ChoicesSection })),
    isStopped: true,
  },
  { id: 'language', title: 'Language', Part: LanguageSection, roles: ['buyer', 'dealer'] },
  { id: 'theme', title: 'Look', Part: ThemeSection },
  {
    id: 'data',
    title: 'Your data',
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
      {!profile && <NotLoaded {...{ error, refetch }} failure="Your profile did not load" loading="Loading your profile" />}
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        {profile && <OverviewCard profile={profile} />}
        <nav aria-label="On this page" className="-my-4 flex flex-wrap gap-x-5">
          {own.map(({ id, title }) => (
            <Link key={id} className="link py-2.5" to={{ hash: id }}>
              {title}
            </Link>
          ))}
        </nav>
        {own.map(({ id, title, Part, isStopped }) => (
          <ProfileSection key={id} id={id} title={title}>
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
