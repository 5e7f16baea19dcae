import { mariasBill, mariasCase, mariasOrder } from './demo.ts';

/** The demo's links have it. */
const secret = '#token=kJ8sV2mQx7Rz4tYbN1cW9eHa';

/** Values for the parameters of routes, as the examples of the specs have them, too. */
const parameters: Readonly<Record<string, string>> = {
  orderId: mariasOrder,
  caseId: mariasCase,
  authorizationId: 'auth_7Hq1',
  billId: mariasBill,
  paymentId: 'pay_4Tq2ZrX8',
  articleId: 'late-fee',
};

/** The brand of a page; without a name of its own in the address the portal is brand C's. */
export type PageBrand = 'a' | 'b' | 'c';

/** Each brand sells its own plans. */
const planOf = (brand: PageBrand) => `plan_gp24_${brand}`;

/** Parameters of single screens: the account whose plan is changed is of brand A, which sells other plans than the portal's own brand. */
const ownParameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'plans/change': { planId: 'plan_ss12' },
  'plans/year': { planId: 'plan_ss12' },
};

/** The end of the address behind the path, for screens that show little without it. */
const tails: Readonly<Record<string, string>> = {
  'account/confirm-email': secret,
  'account/confirm-registration': secret,
  'account/new-password': secret,
  'payments/deposit': secret,
  'documents/hand-in': `?order=${mariasOrder}`,
  'identity/verify': `?order=${mariasOrder}`,
  'plans/shop': '?zip=78704',
  'requests/outages': '?zip=78704',
  'plans/plan': '?zip=78704',
  'plans/facts': '?zip=78704',
  'plans/enroll': '?zip=78704',
  'plans/join': '?zip=78704',
};

/** The address at which a screen of the demo has something to show. */
interface Address {
  readonly path: string;
  /** The end of a link behind the path; empty where the path is all. */
  readonly tail: string;
}

/** @throws where the route has a parameter without a value */
export function addressOf(
  { id, route }: { readonly id: string; readonly route: string },
  brand: PageBrand = 'c',
): Address {
  const known: Readonly<Record<string, string>> = {
    ...parameters,
    planId: planOf(brand),
    ...ownParameters[id],
  };
  const valueOf = (name: string): string => {
    const value = known[name];
    if (value === undefined) throw new Error(`tests/e2e/addresses.ts has no value for :${name} of ${route}.`);
    return value;
  };
  return { path: route.replace(/:(\w+)/g, (_, name: string) => valueOf(name)), tail: tails[id] ?? '' };
}
