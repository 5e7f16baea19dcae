import { addBusinessDays } from '../../calendar/business-days.ts';
import { addDays, dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { findAccount, readAccount } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';

type MoveOutServices = 'clock' | 'moveOuts' | 'repository';

/** Tries to end one account in a quarter of an hour. */
const MOST_TRIES = 20;

/** GET how service at an address can end, or when it does. */
export const getMoveOut: Operation<MoveOutServices> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({
    status: 200,
    body: describeMoveOut(readAccount(call, services), services),
  }),
};

/** POST the last day of service, once for each account. */
export const requestMoveOut: Operation<MoveOutServices | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, idempotencyKey, ...request } = bodyOf(call, 'requestMoveOut');
    const account = findAccount(accountNumber, call, services);
    const scope = `requestMoveOut:${account.id}`;
    const intent = { scope, key: idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, scope, MOST_TRIES);
    const work = (): Answer => {
      if (stateOf(account, services) !== 'possible') throw unableToProcess();
      const { earliestOn, latestOn } = daysOf(services);
      if (request.endsOn < earliestOn || request.endsOn > latestOn) throw invalidInput('endsOn');
      services.moveOuts.ask(account.id, request);
      return { status: 200, body: describeMoveOut(account, services) };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** The days on which service can end: the utility reads the meter, which takes notice. */
function daysOf({ clock }: Pick<Services, 'clock'>) {
  const now = clock.now();
  return {
    earliestOn: dayOf(addBusinessDays(now, constants.moveOut.noticeBusinessDays)),
    latestOn: addDays(dayOf(now), constants.moveOut.mostDays),
  };
}

function stateOf(account: CustomerAccount, { moveOuts }: Pick<Services, MoveOutServices>): string {
  if (account.group === 'closed' || account.group === 'cancelled') return 'accountClosed';
  return moveOuts.find(account.id) === undefined ? 'possible' : 'requested';
}

function describeMoveOut(account: CustomerAccount, services: Pick<Services, MoveOutServices>): object {
  const { endsOn = null, finalBillBy = null, zip = null } = services.moveOuts.find(account.id) ?? {};
  return {
    accountNumber: account.number,
    state: stateOf(account, services),
    serviceAddress: account.address,
    ...daysOf(services),
    // Who moves away pays no fee for leaving early; the rules of the state say so.
    cancellationFeeCents: 0,
    endsOn,
    finalBillBy,
    finalBillOn: endsOn === null ? null : addDays(endsOn, constants.moveOut.finalBillDays),
    newZipCode: zip,
  };
}
