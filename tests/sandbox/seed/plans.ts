import type { FieldValues } from '../database/repository.ts';
import { TOWNS } from './places.ts';

const OFFERS = [
  { name: 'Sunrise Fixed 12', commodity: 'Electric', rate: 0.1379, term: 12, fee: 150, renewable: 24 },
  { name: 'Green Prairie 24', commodity: 'Electric', rate: 0.1442, term: 24, fee: 200, renewable: 100 },
  { name: 'Easy Month', commodity: 'Electric', rate: 0.1685, term: 1, fee: 0, renewable: 18 },
  { name: 'Hearth Gas 12', commodity: 'Gas', rate: 1.1199, term: 12, fee: 75, renewable: 0 },
] as const;

/** Plans for every zip code of the demo, one set for each brand. Rates differ a little by place. */
export const PLANS: readonly FieldValues[] = TOWNS.flatMap((town, place) =>
  OFFERS.flatMap((offer) =>
    ['Brand A', 'Brand B', 'Brand C'].map((brand, index) => ({
      Name: offer.name,
      Zip_Code__c: town.zip,
      Commodity__c: offer.commodity,
      Rate__c: Number((offer.rate * (1 + place * 0.006 + index * 0.01)).toFixed(4)),
      Term_Months__c: offer.term,
      Plan_Brand__c: brand,
      Renewable__c: offer.renewable,
      Cancellation_Fee__c: offer.fee,
    })),
  ),
);
