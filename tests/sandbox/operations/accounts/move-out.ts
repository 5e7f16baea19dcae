import { addBusinessDays } from '../../calendar/business-days.ts';
import { addDays, dayOf } from '../../calendar/days.ts';
import { constants } from '../../contract/constants.ts';
import { textOf } from '../../database/row-text.ts';
import type { Row } from '../../database/statements.ts';
import type { Answer } from '../../protocol/answer.ts';
import { invalidInput, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import type { Call } from '../../protocol/call.ts';
import { findAccount, readAccount } from '../../services/accounts/customer-account.ts';
import type { CustomerAccount } from '../../services/accounts/customer-account.ts';
import type { Services } from '../../services/services.ts';
import type { MoveOutRequest } from '../../services/move-outs/move-outs.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { currentPlan, listPendingChanges } from './current-plan.ts';
import { withdrawOrder } from './withdrawn-orders.ts';
import type { WithdrawingServices } from './withdrawn-orders.ts';

type MoveOutServices = 'clock' | 'moveOuts' | 'repository';

/** Tries to end one account in a quarter of an hour. */
const MOST_TRIES = 20;

/** GET how service at an address can end, or when it does. */
export const getMoveOut: Operation<MoveOutServices> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({
    status: 200,
    body: describeMoveOut(readAccount(call, services), call, services),
  }),
};

/** POST the last day of service, once for each account. */
export const requestMoveOut: Operation<MoveOutServices | WithdrawingServices | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { accountNumber, idempotencyKey, ...request } = bodyOf(call, 'requestMoveOut');
    const account = findAccount(accountNumber, call, services);
    const scope = `requestMoveOut:${account.id}`;
    const intent = { scope, key: idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, scope, MOST_TRIES);
    const work = (): Answer => {
      endService({ account, request }, call, services);
      return { status: 200, body: describeMoveOut(account, call, services) };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** An account, and the end of its service that is asked for. */
interface Ending {
  readonly account: CustomerAccount;
  readonly request: MoveOutRequest;
}

/**
 * Asks for the end of service, which withdraws changes of plan that are under way. Refuses where none can be asked for,
 * and a day on which it cannot end.
 */
export function endService(
  { account, request }: Ending,
  call: Call,
  services: Pick<Services, MoveOutServices | WithdrawingServices>,
): void {
  if (stateOf(account, services) !== 'possible') throw unableToProcess();
  const { earliestOn, latestOn } = daysOf(services);
  if (request.endsOn < earliestOn || request.endsOn > latestOn) throw invalidInput('endsOn');
  services.moveOuts.ask(account.id, request);
  for (const order of changesOf(account, call, services)) withdrawOrder(order, account, services);
}

/** Other plans for a home that has service. Where service has not begun, the order is the service itself. */
function changesOf(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, 'repository'>,
): readonly Row[] {
  return account.group === 'active' ? listPendingChanges(account, call, services) : [];
}

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

/** The way out of an account, as the contract tells it. */
export function describeMoveOut(
  account: CustomerAccount,
  call: Call,
  services: Pick<Services, MoveOutServices>,
): object {
  const { offer } = currentPlan(account, call, services);
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
    planId: textOf(offer, 'Plan_Code__c'),
    planName: textOf(offer, 'Name'),
    pendingPlanName: textOf(changesOf(account, call, services)[0], 'Plan_Name__c'),
  };
}
