import { paths } from '../../shared/addresses/paths.ts';
import { bodies } from '../../shared/cars/body.ts';
import { paintOf } from '../../shared/cars/colour.ts';
import { Badge } from '../ui/badge.tsx';
import { CarSilhouette } from '../ui/car-silhouette.tsx';
import { Icon, iconNames } from '../ui/icon.tsx';
import { Initials } from '../ui/initials.tsx';
import { NotVerified } from '../ui/not-verified.tsx';
import { Placeholder } from '../ui/placeholder.tsx';
import { Plate } from '../ui/plate.tsx';
import { Bunting, Scenery } from '../ui/scenery.tsx';
import { Signboard } from '../ui/signboard.tsx';
import { Rating } from '../ui/stars.tsx';
import { Verified } from '../ui/verified.tsx';
import { Row, Section } from './section.tsx';

/** A sky and a road, as an upload would make them of a photo. */
const fewPixels =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"%3E%3Cpath fill="%23b8d8e8" d="M0 0h4v2H0z"/%3E%3Cpath fill="%23776" d="M0 2h4v1H0z"/%3E%3C/svg%3E';

const statuses = ['pending', 'accepted', 'rejected', 'active', 'confirmed', 'completed', 'cancelled', 'paid', 'held'] as const;
const paints = [
  'white',
  'pearl',
  'silver',
  'grey',
  'black',
  'maroon',
  'red',
  'blue',
  'green',
  'gold',
  'beige',
  'brown',
  'orange',
  'yellow',
  'pink',
  'purple',
  'any',
];

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
          <Initials name="Ng’ang’a" isDealer={false} />
        </Row>
        <Row>
          <Rating rating={null} count={0} />
          <Rating rating={4.25} count={1} />
          <Rating rating={5} count={128} />
        </Row>
        <Row>
          {iconNames.map((icon) => (
            <span key={icon} className="inline-flex items-center gap-2">
              <Icon name={icon} /> {icon}
            </span>
          ))}
        </Row>
        <NotVerified>
          <a className="link" href={paths.dealerVerification}>
            See your verification
          </a>
        </NotVerified>
      </Section>
      <Section title="Silhouettes by body">
        {bodies.map((body, index) => (
          <figure key={body}>
            <div className="flex flex-wrap items-end gap-4">
              <CarSilhouette body={body} colour={paintOf(paints[index])} title={`A ${body}`} className="w-12" />
              <CarSilhouette body={body} colour={paintOf(paints[index + 4])} className="w-[120px]" />
              <CarSilhouette body={body} colour={paintOf(null)} className="w-[300px] max-w-full" />
            </div>
            <figcaption className="text-muted text-sm">{body}</figcaption>
          </figure>
        ))}
      </Section>
      <Section title="Paints">
        <div className="grid grid-cols-2 gap-4 md:grid-cols-6">
          {paints.map((paint) => (
            <figure key={paint}>
              <CarSilhouette body="hatch" colour={paintOf(paint)} className="w-full max-w-[120px]" />
              <figcaption className="text-muted text-sm">{paint}</figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section title="A photo that has not come, and one of which nothing is known yet">
        <div className="flex flex-wrap gap-4">
          {[fewPixels, null].map((of) => (
            <span key={of} className="photo-ground block aspect-4/3 w-28 rounded-control">
              <Placeholder of={of} />
            </span>
          ))}
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
