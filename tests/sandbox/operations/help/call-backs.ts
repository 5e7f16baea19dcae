import { constants } from '../../contract/constants.ts';
import type { Answer } from '../../protocol/answer.ts';
import { apexProblem, unableToProcess } from '../../protocol/apex-problem.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readText } from '../../protocol/parameters.ts';
import { readPhone } from '../../protocol/phone.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { describeCallTime } from '../../services/help/call-backs.ts';
import { viewerOf } from '../../services/records/visible-records.ts';
import type { Services } from '../../services/services.ts';
import { MOST_TRIES, refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';
import { refuseCardNumber } from '../../protocol/card-number.ts';

/** GET the call that is to come. */
export const getCallBack: Operation<'callBacks'> = {
  access: 'customer',
  changes: false,
  handle: (call, services): Answer => ({
    status: 200,
    body: describeCallBack(viewerOf(call).userId, services),
  }),
};

/** GET the times at which somebody who speaks a language can call. */
export const getCallTimes: Operation<'callBacks'> = {
  access: 'customer',
  changes: false,
  handle(call, { callBacks }): Answer {
    const wanted = readText(call, 'language');
    const language = constants.help.callLanguages.find((one) => one === wanted);
    if (language === undefined) throw illegalParameter('language must be en, es or vi');
    return { status: 200, body: { language, times: callBacks.free(language) } };
  },
};

/** POST a time for a call, which is taken from then on. */
export const requestCall: Operation<'callBacks' | 'intents' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { idempotencyKey, ...asked } = bodyOf(call, 'requestCall');
    const { userId } = viewerOf(call);
    refuseCardNumber(asked.note ?? '', 'note');
    const request = { ...asked, phone: readPhone(asked.phone, 'phone') };
    const scope = `requestCall:${userId}`;
    const intent = { scope, key: idempotencyKey, request };
    if (!services.intents.knows(intent)) refuseTooMany(services, scope, MOST_TRIES);
    const work = (): Answer => {
      if (services.callBacks.find(userId) !== undefined) throw unableToProcess();
      const free = services.callBacks.free(request.language);
      if (!free.some(({ slotId }) => slotId === request.slotId)) throw apexProblem(409, 'SLOT_TAKEN');
      services.callBacks.book(userId, request);
      return { status: 200, body: describeCallBack(userId, services) };
    };
    return services.intents.once(intent, work, () => {
      throw unableToProcess();
    });
  },
};

/** POST that nobody needs to call; the time is free again. */
export const cancelCall: Operation<'callBacks' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { callId } = bodyOf(call, 'cancelCall');
    const { userId } = viewerOf(call);
    refuseTooMany(services, `cancelCall:${userId}`, MOST_TRIES);
    const booked = services.callBacks.find(userId);
    if (booked === undefined || callIdOf(booked.slotId) !== callId) throw unableToProcess();
    services.callBacks.callOff(userId);
    return { status: 200, body: describeCallBack(userId, services) };
  },
};

const callIdOf = (slotId: string) => `call_${slotId}`;

function describeCallBack(userId: string, { callBacks }: Pick<Services, 'callBacks'>): object {
  const booked = callBacks.find(userId);
  if (booked === undefined) return { state: 'open', call: null };
  const { topic, language, phone, slotId } = booked;
  const { on, startsAt, endsAt } = describeCallTime(slotId);
  return {
    state: 'booked',
    call: { callId: callIdOf(slotId), topic, language, on, startsAt, endsAt, phone },
  };
}
