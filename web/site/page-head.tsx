import type { BodyType } from '../../shared/cars/body.ts';
import { CarSilhouette } from '../ui/car-silhouette.tsx';

interface PageHeadProps {
  label: string | undefined;
  title: string | undefined;
  lead: string | undefined;
  car: { body: BodyType; colour: string };
}

/** The top of the public pages other than the landing page: a plate, the title, a sentence, and a car on the road under it. */
export function PageHead({ label, title, lead, car }: PageHeadProps) {
  return (
    <div className="page-head">
      <div className="wrap pt-10 md:pt-14">
        <p className="site-label">{label}</p>
        <h1 className="page-title mt-4">{title}</h1>
        <p className="lead mt-4 max-w-2xl">{lead}</p>
        <div className="road-car">
          <CarSilhouette {...car} />
        </div>
      </div>
      <div className="road" />
    </div>
  );
}
