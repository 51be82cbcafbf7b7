import { paths } from '../../../shared/addresses/paths.ts';
import type { AdminNumbers } from '../../../shared/home/admin-api.ts';
import { overviewWords } from '../../../words/administration/overview.ts';
import { NotLoaded } from '../../client/not-loaded.tsx';
import { Preview } from '../../ui/preview.tsx';
import { useAllAppointments } from '../appointments/admin-queries.ts';
import { AdminConversationLine } from '../messages/admin-conversation-line.tsx';
import { useAllConversations } from '../messages/admin-queries.ts';
import { Activity } from './activity.tsx';
import { AppointmentLine } from './appointment-line.tsx';
import { FiguresWarning } from './figures-warning.tsx';
import { GenerateReport } from './generate-report.tsx';
import { HealthCard } from './health-card.tsx';
import { NumberCards } from './number-cards.tsx';
import './overview.css';
import { QuickLinks } from './quick-links.tsx';

interface OverviewProps {
  numbers: { data: AdminNumbers | undefined; error: Error | null; refetch: () => unknown };
}

/** How it stands with the marketplace and the program: below what waits, on the administrator's home. */
export function Overview({ numbers: { data, error, refetch } }: OverviewProps) {
  const appointments = useAllAppointments({ sort: 'booked' });
  const conversations = useAllConversations();
  return (
    <div className="overview">
      <div className="overview-health">
        <HealthCard mended={data?.mended} />
      </div>
      <div className="overview-numbers grid gap-5">
        {!data && <NotLoaded {...{ error, refetch }} failure={overviewWords.notLoaded} isShort />}
        {data && <NumberCards numbers={data} />}
        {data && (
          <div className="flex flex-wrap gap-3">
            <GenerateReport />
            <FiguresWarning published={data.published} />
          </div>
        )}
      </div>
      <div className="overview-appointments">
        <Preview
          title={overviewWords.recentAppointments}
          list={appointments}
          failure={overviewWords.notLoaded}
          most={10}
          empty={overviewWords.noAppointments}
          more={{ to: paths.adminAppointments, label: overviewWords.allAppointments }}
        >
          {(appointment) => <AppointmentLine appointment={appointment} />}
        </Preview>
      </div>
      <div className="overview-conversations">
        <Preview
          title={overviewWords.conversations}
          list={conversations}
          failure={overviewWords.notLoaded}
          most={5}
          empty={overviewWords.noConversations}
          more={{ to: paths.adminMessages, label: overviewWords.allConversations }}
        >
          {(chat) => <AdminConversationLine chat={chat} />}
        </Preview>
      </div>
      <div className="overview-activity grid gap-8">
        <Activity />
        <QuickLinks />
      </div>
    </div>
  );
}
