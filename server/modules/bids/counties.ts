import { countyOfYard } from '../../../shared/places/counties.ts';

interface Places {
  dealer: { location: string | null };
  business_address: string | null;
  request: { county: string | null };
}

/** The reply `bid` of a row with `bidColumns`: the dealer's county, which SQL doesn't know, is compared here (docs/domain/words.md, "Counties"). */
export function withCounty<Row extends Places>({ business_address, ...row }: Row) {
  const yard = countyOfYard({ location: row.dealer.location, business_address });
  const { county } = row.request;
  return { ...row, same_county: yard && county ? yard === county : null };
}
