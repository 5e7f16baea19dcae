import { optionalTime, timeOf } from '../../calendar/business-days.ts';
import { DRAFT_LIFETIME } from '../../services/drafts/drafts.ts';
import type { Answer } from '../../protocol/answer.ts';
import type { Handler } from '../../protocol/call.ts';
import { readText } from '../../protocol/parameters.ts';
import { bodyOf } from '../body.ts';
import { customerOf } from '../customer-account.ts';
import { refuseTooMany } from '../service-problems.ts';

/** Saves that one customer has in a quarter of an hour: more than typing makes. */
const MOST = 900;

/** GET what the customer typed into a form and did not send. */
export const getDraft: Handler = {
  access: 'customer',
  changes: false,
  handle(call, world): Answer {
    const screen = readText(call, 'screen');
    const { userId } = customerOf(call);
    const kept = world.drafts.find({ userId, screen, about: call.parameters.get('about') });
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
export const saveDraft: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const { screen, about, content } = bodyOf(call, 'saveDraft');
    const { userId } = customerOf(call);
    refuseTooMany(world, `saveDraft:${userId}`, MOST);
    const { savedAt } = world.drafts.save({ userId, screen, about }, content);
    const body = { screen, savedAt: timeOf(savedAt), expiresAt: timeOf(savedAt + DRAFT_LIFETIME) };
    return { status: 200, body };
  },
};

/** POST that nothing is to be kept. */
export const deleteDraft: Handler = {
  access: 'customer',
  changes: true,
  handle(call, world): Answer {
    const { screen, about } = bodyOf(call, 'deleteDraft');
    world.drafts.remove({ userId: customerOf(call).userId, screen, about });
    return { status: 200, body: { screen } };
  },
};
