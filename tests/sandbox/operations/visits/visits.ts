import { constants } from '../../contract/constants.ts';
import type { components } from '../../generated/types/apex.gen.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readText } from '../../protocol/parameters.ts';
import { readPhone } from '../../protocol/phone.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { findAccount, readAccount } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';
import { MOST_TRIES, refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { refuseCardNumber } from '../../protocol/card-number.ts';

type VisitServices = 'repository' | 'visits';
type VisitKind = components['schemas']['VisitKind'];

/** GET the visit of an account. */
export const getVisit: Operation<VisitServices> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({
    status: 200,
    body: describeVisit(readAccount(call, services), services),
  }),
};

/** GET the free times for a kind of visit. */
export const getVisitSlots: Operation<VisitServices> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    readAccount(call, services);
    const wanted = readText(call, 'kind');
    const kind: VisitKind | undefined = constants.visits.kinds.find((one) => one === wanted);
    if (kind === undefined) throw illegalParameter('kind must be meterCheck, voltage or connection');
    return { status: 200, body: { kind, slots: services.visits.free(kind) } };
  },
};

/** POST a free time, which is taken from then on. */
export const bookVisit: Operation<VisitServices | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, idempotencyKey, ...asked } = bodyOf(call, 'bookVisit');
    const account = findAccount(accountNumber, call, services);
    refuseCardNumber(asked.note ?? '', 'note');
    const request = { ...asked, phone: readPhone(asked.phone, 'phone') };
    const scope = `bookVisit:${account.id}`;
    const intent = { scope, key: idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, scope, MOST_TRIES);
    const work = (): Answer => {
      if (stateOf(account, services) !== 'open') throw unableToProcess();
      const isFree = services.visits.free(request.kind).some(({ slotId }) => slotId === request.slotId);
      if (!isFree) throw apexProblem(409, 'SLOT_TAKEN');
      services.visits.book(account.id, request);
      return { status: 200, body: describeVisit(account, services) };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** POST that nobody needs to come; the time is free again. */
export const cancelVisit: Operation<VisitServices | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, visitId } = bodyOf(call, 'cancelVisit');
    const account = findAccount(accountNumber, call, services);
    refuseTooMany(services, `cancelVisit:${account.id}`, MOST_TRIES);
    const booked = services.visits.find(account.id);
    if (booked === undefined || visitIdOf(booked.slotId) !== visitId) throw unableToProcess();
    services.visits.callOff(account.id);
    return { status: 200, body: describeVisit(account, services) };
  },
};

const visitIdOf = (slotId: string) => `visit_${slotId}`;

function stateOf(account: CustomerAccount, { visits }: Pick<Services, 'visits'>): string {
  if (account.group === 'closed' || account.group === 'cancelled') return 'accountClosed';
  return visits.find(account.id) === undefined ? 'open' : 'booked';
}

function describeVisit(account: CustomerAccount, services: Pick<Services, VisitServices>): object {
  return {
    accountNumber: account.number,
    state: stateOf(account, services),
    serviceAddress: account.address,
    visit: describeBooked(account, services),
  };
}

function describeBooked({ id }: CustomerAccount, { visits }: Pick<Services, 'visits'>): object | null {
  const booked = visits.find(id);
  if (booked === undefined) return null;
  const { kind, slotId, phone, someoneHome } = booked;
  const [on, hour = ''] = slotId.split('_');
  const ends: { readonly [hour: string]: string } = { '08': '12:00', '12': '15:00', '15': '18:00' };
  return {
    visitId: visitIdOf(slotId),
    kind,
    on,
    startsAt: `${hour}:00`,
    endsAt: ends[hour] ?? '18:00',
    phone,
    someoneHome,
  };
}
