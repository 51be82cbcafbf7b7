import { screens } from '../../shared/site/screens.ts';
import { Badge } from '../ui/badge.tsx';
import { CarSilhouette } from '../ui/car-silhouette.tsx';
import { Icon } from '../ui/icon.tsx';
import { Plate } from '../ui/plate.tsx';
import { Bunting, Scenery } from '../ui/scenery.tsx';
import { Signboard } from '../ui/signboard.tsx';
import { Rating } from '../ui/stars.tsx';
import { Verified } from '../ui/verified.tsx';
import { Row, Section } from './section.tsx';

const statuses = ['pending', 'accepted', 'rejected', 'active', 'confirmed', 'completed', 'cancelled', 'paid', 'held'] as const;
const bodies = ['hatch', 'saloon', 'suv', 'wagon', 'coupe', 'pickup'] as const;
const icons = [...new Set(Object.values(screens).flatMap((screen) => ('menu' in screen ? screen.menu.icon : [])))];

/** Badges, plates, stars, cars and icons. */
export function Marks() {
  return (
    <>
      <Section title="Badges, plates, stars">
        <Row>
          {statuses.map((status) => (
            <Badge key={status} status={status} />
          ))}
        </Row>
        <Row>
          <Plate text="KDJ 417M" />
          <Plate text="KDJ 417M" isYellow />
          <Verified />
          <Signboard name="Rift Valley Motors" />
          <Signboard name="Ng’ang’a" />
        </Row>
        <Row>
          <Rating rating={null} count={0} />
          <Rating rating={4.25} count={1} />
          <Rating rating={5} count={128} />
        </Row>
        <Row>
          {icons.map((icon) => (
            <span key={icon} className="inline-flex items-center gap-2">
              <Icon name={icon} /> {icon}
            </span>
          ))}
        </Row>
      </Section>
      <Section title="Silhouettes by body">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-3">
          {bodies.map((body) => (
            <figure key={body}>
              <CarSilhouette body={body} colour="#c3c8c8" title={`A ${body}`} />
              <figcaption className="text-muted text-sm">{body}</figcaption>
            </figure>
          ))}
          <CarSilhouette body="saloon" />
        </div>
      </Section>
      <Section title="Scenery and bunting">
        <div className="overflow-hidden">
          <Bunting />
          <Scenery />
        </div>
      </Section>
    </>
  );
}
