import { SYSTEM } from '../../database/access.ts';
import { textOf } from '../../database/row-text.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import type { Answer } from '../../protocol/answer.ts';
import { invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import {
  customerOf,
  findAccount,
  findOpenAccount,
  objectOf,
  readAccount,
  zipCodeOf,
} from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import { isTaken, outageAt } from '../../services/outages/outage-at-address.ts';
import { OUTAGE_PLACES } from '../../services/outages/outage-places.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { sendOutageNews } from './outage-news.ts';
import { refuseCardNumber } from '../../protocol/card-number.ts';

type AddressOutage = components['schemas']['AddressOutage'];
type OutageServices = 'clock' | 'outages' | 'outbox' | 'repository';

/** Tries to report for one account in a quarter of an hour. */
const MOST_TRIES = 20;

/** GET whether the service address of an account has power. */
export const getAddressOutage: Operation<OutageServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const account = readAccount(call, services);
    tellFollower(account, call, services);
    return { status: 200, body: describeAddress(account, services) };
  },
};

/** POST what a customer sees, once for each idempotency key. */
export const reportOutage: Operation<OutageServices | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, idempotencyKey, ...request } = bodyOf(call, 'reportOutage');
    const account = findOpenAccount(accountNumber, call, services);
    if (account.commodity === 'gas') throw invalidInput('accountNumber');
    refuseCardNumber(request.details ?? '', 'details');
    const scope = `reportOutage:${account.id}`;
    const intent = { scope, key: idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, scope, MOST_TRIES);
    const work = (): Answer => {
      const { outages } = services;
      const last = outages.newest(account.id);
      if (!isTaken(outageAt(account, services), request.problem, last)) throw unableToProcess();
      const { follow, ...report } = request;
      outages.report(account.id, report);
      if (follow) outages.follow(account.id, { language: request.language, told: '' });
      else outages.unfollow(account.id);
      tellFollower(account, call, services);
      return { status: 200, body: describeAddress(account, services) };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** POST whether a customer wants to hear of the outage. */
export const followOutage: Operation<OutageServices> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, follow, language } = bodyOf(call, 'followOutage');
    const account = findAccount(accountNumber, call, services);
    const { state } = describeAddress(account, services);
    if (state === 'none' || state === 'accountClosed') throw unableToProcess();
    if (follow) services.outages.follow(account.id, { language, told: '' });
    else services.outages.unfollow(account.id);
    tellFollower(account, call, services);
    return { status: 200, body: describeAddress(account, services) };
  },
};

/** Writes to who follows, once for each state. The org has no timers: it looks whenever somebody asks. */
function tellFollower(account: CustomerAccount, call: Call, services: Pick<Services, OutageServices>): void {
  const follower = services.outages.follower(account.id);
  const { state, outageId } = describeAddress(account, services);
  if (follower === undefined || state === 'none' || state === 'accountClosed') return;
  const told = `${outageId ?? ''} ${state}`;
  if (follower.told === told) return;
  const { language } = follower;
  sendOutageNews(services, { account, customer: customerOf(call), language, state });
  services.outages.follow(account.id, { language, told });
}

function describeAddress(
  account: CustomerAccount,
  services: Pick<Services, 'clock' | 'outages' | 'repository'>,
): AddressOutage {
  const { outages, repository } = services;
  const utility =
    account.utilityId === null
      ? undefined
      : repository.find(objectOf(services, 'Utility__c'), account.utilityId, SYSTEM);
  const outage = outageAt(account, services);
  const zipCode = zipCodeOf(account);
  const home = OUTAGE_PLACES[zipCode ?? '']?.home;
  return {
    accountNumber: account.number,
    commodity: account.commodity,
    serviceAddress: account.address,
    zipCode,
    ...outage,
    isFollowed: outage.outageId !== null && outages.follower(account.id) !== undefined,
    utilityName: textOf(utility, 'Name'),
    utilityPhone: textOf(utility, 'Utility_Phone__c'),
    latitude: home?.latitude ?? null,
    longitude: home?.longitude ?? null,
  };
}
