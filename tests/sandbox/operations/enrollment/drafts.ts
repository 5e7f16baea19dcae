import { optionalTime, timeOf } from '../../calendar/business-days.ts';
import type { Answer } from '../../protocol/answer.ts';
import { refuseCardNumber } from '../../protocol/card-number.ts';
import { bodyOf } from '../../protocol/body.ts';
import { readText } from '../../protocol/parameters.ts';
import { illegalParameter } from '../../protocol/problem.ts';
import { customerOf } from '../../services/accounts/customer-account.ts';
import { DRAFT_LIFETIME } from '../../services/drafts/drafts.ts';
import { refuseTooMany } from '../../services/sessions/limits.ts';
import type { Operation } from '../operation.ts';

/** Saves that one customer has in a quarter of an hour: more than typing makes. */
const MOST_SAVES = 900;

/** The id of a screen, as the contract has it. */
const SCREEN = /^[a-z][a-z0-9-]{0,39}\/[a-z][a-z0-9-]{0,39}$/;

/** GET what the customer typed into a form and did not send. */
export const getDraft: Operation<'drafts'> = {
  access: 'customer',
  changes: false,
  handle(call, services): Answer {
    const screen = readText(call, 'screen');
    if (!SCREEN.test(screen)) throw illegalParameter('screen is not the id of a screen');
    const { userId } = customerOf(call);
    const kept = services.drafts.find({ userId, screen, about: call.parameters.get('about') });
    const savedAt = kept?.savedAt ?? null;
    const body = {
      screen,
      content: kept?.content ?? null,
      savedAt: optionalTime(savedAt),
      expiresAt: optionalTime(savedAt === null ? null : savedAt + DRAFT_LIFETIME),
    };
    return { status: 200, body };
  },
};

/** POST what was typed. */
export const saveDraft: Operation<'drafts' | 'throttles'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { screen, about, content } = bodyOf(call, 'saveDraft');
    const { userId } = customerOf(call);
    refuseTooMany(services, `saveDraft:${userId}`, MOST_SAVES);
    refuseCardNumber(content, 'content');
    const { savedAt } = services.drafts.save({ userId, screen, about }, content);
    const body = { screen, savedAt: timeOf(savedAt), expiresAt: timeOf(savedAt + DRAFT_LIFETIME) };
    return { status: 200, body };
  },
};

/** POST that nothing is to be kept. */
export const deleteDraft: Operation<'drafts'> = {
  access: 'customer',
  changes: true,
  handle(call, services): Answer {
    const { screen, about } = bodyOf(call, 'deleteDraft');
    services.drafts.remove({ userId: customerOf(call).userId, screen, about });
    return { status: 200, body: { screen } };
  },
};
