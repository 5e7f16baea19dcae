import type { FieldValues } from '../database/repository.ts';
import { SERVED_TOWNS } from './places.ts';

/** A plan without its place and its brand; `code` is the start of its id. */
interface Offer {
  readonly code: string;
  readonly name: string;
  readonly commodity: 'Electric' | 'Gas';
  readonly rate: number;
  readonly term: number;
  readonly fee: number;
  readonly renewable: number;
  readonly more?: FieldValues;
}

const OFFERS: readonly Offer[] = [
  offer(['sf12', 'Sunrise Fixed 12'], { rate: 0.1379, term: 12, fee: 150, renewable: 24 }),
  offer(['gp24', 'Green Prairie 24'], { rate: 0.1442, term: 24, fee: 200, renewable: 100 }),
  offer(['em', 'Easy Month'], {
    rate: 0.1685,
    term: 1,
    fee: 0,
    renewable: 18,
    more: { Rate_Type__c: 'Variable', Cancellation_Fee_Rule__c: 'None', Monthly_Fee__c: 4.95 },
  }),
  offer(['hg12', 'Hearth Gas 12'], { commodity: 'Gas', rate: 1.1199, term: 12, fee: 75, renewable: 0 }),
  offer(['bc12', 'Big Credit 12'], {
    rate: 0.1699,
    term: 12,
    fee: 175,
    renewable: 12,
    more: { Bill_Credit__c: 60, Credit_From_Usage__c: 1000, New_Customers_Only__c: true },
  }),
  offer(['fn18', 'Free Nights 18'], {
    rate: 0.2175,
    term: 18,
    fee: 20,
    renewable: 30,
    more: {
      Time_Of_Use__c: true,
      Off_Peak_Rate__c: 0,
      Off_Peak_From__c: 21,
      Off_Peak_To__c: 6,
      Off_Peak_Share__c: 27,
      Cancellation_Fee_Rule__c: 'Per Remaining Month',
      Minimum_Usage_Fee__c: 9.95,
      Minimum_Usage__c: 800,
    },
  }),
  offer(['fw24', 'Free Weekends 24'], {
    rate: 0.1925,
    term: 24,
    fee: 200,
    renewable: 24,
    more: {
      Time_Of_Use__c: true,
      Off_Peak_Rate__c: 0,
      Off_Peak_Weekends__c: true,
      Off_Peak_Share__c: 30,
      Monthly_Fee__c: 4.95,
    },
  }),
  offer(['pg', 'Pay As You Go'], {
    rate: 0.1745,
    term: 1,
    fee: 0,
    renewable: 18,
    more: {
      Rate_Type__c: 'Indexed',
      Cancellation_Fee_Rule__c: 'None',
      Prepaid__c: true,
      Deposit_Possible__c: false,
      Special_Terms__c: 'Service ends when the balance is used up.',
      Special_Terms_ES__c: 'El servicio termina cuando se agota el saldo.',
    },
  }),
];

/** Only one brand sells this one; the examples of the specs name its id. */
const STEADY_SAVER = offer(['ss12', 'Steady Saver 12'], {
  rate: 0.1239,
  term: 12,
  fee: 150,
  renewable: 24,
  more: { Monthly_Fee__c: 9.95 },
});

/** Plans for every zip code of the demo, one set for each brand. Rates differ a little by place. */
export const PLANS: readonly (FieldValues & { readonly utility: string })[] = SERVED_TOWNS.flatMap(
  (town, place) => {
    const at = (one: Offer, brand: string, more: { readonly id: string; readonly factor: number }) => ({
      Name: one.name,
      Zip_Code__c: town.zip,
      City__c: town.city,
      utility: town.utility,
      Commodity__c: one.commodity,
      Rate__c: Number((one.rate * (1 + place * 0.006 + more.factor)).toFixed(4)),
      Term_Months__c: one.term,
      Plan_Brand__c: brand,
      Renewable__c: one.renewable,
      Cancellation_Fee__c: one.fee,
      Cancellation_Fee_Rule__c: 'Flat',
      Plan_Code__c: more.id,
      ...one.more,
    });
    return [
      ...OFFERS.flatMap((one) =>
        ['A', 'B', 'C'].map((letter, index) =>
          at(one, `Brand ${letter}`, {
            id: `plan_${one.code}_${letter.toLowerCase()}`,
            factor: index * 0.01,
          }),
        ),
      ),
      at(STEADY_SAVER, 'Brand A', { id: 'plan_ss12', factor: 0 }),
    ];
  },
);

function offer(
  [code, name]: readonly [string, string],
  facts: Omit<Offer, 'code' | 'name' | 'commodity'> & { readonly commodity?: 'Gas' },
): Offer {
  return { commodity: 'Electric', ...facts, code, name };
}
