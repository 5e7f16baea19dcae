import { HOUR, DAY } from '../calendar/durations.ts';
import { supportCase } from '../metadata/case.ts';
import { defaultRecordTypeOf } from '../metadata/record-types.ts';
import type { RecordTypeMetadata } from '../metadata/types.ts';
import { ENGLISH, SPANISH } from './conversations.ts';
import type { Conversation } from './conversations.ts';
import type { DemoCustomer } from './customers.ts';
import { MARIA } from './fixed-ids.ts';
import type { Seeder } from './seeder.ts';

/** Whose cases they are. */
interface CaseOwner {
  readonly customer: DemoCustomer;
  readonly contactId: string;
  readonly userId: string;
  readonly accountId: string;
  readonly isMaria: boolean;
}

/** Messages of one customer with their replies, the newest a few days old. */
export function seedCases(seeder: Seeder, owner: CaseOwner): void {
  const { random } = seeder;
  const count = owner.customer.cases ?? random.whole(0, 4);
  for (let index = 0; index < count; index += 1) {
    const isFixed = owner.isMaria && index === 0;
    // Maria writes in both languages, so that both can be seen in one list.
    const inSpanish = owner.isMaria ? index % 2 === 1 : owner.customer.speaksSpanish;
    const pool = inSpanish ? SPANISH : ENGLISH;
    const conversation = isFixed
      ? ENGLISH[0]
      : (pool[Math.floor(index / (owner.isMaria ? 2 : 1)) % pool.length] ?? pool[0]);
    const at = seeder.now - (3 + index * 23) * DAY - random.whole(0, 20) * HOUR;
    seedCase(seeder, owner, { conversation, at, isFixed, isRecent: index < 2 });
  }
}

function seedCase(
  seeder: Seeder,
  owner: CaseOwner,
  what: {
    readonly conversation: Conversation;
    readonly at: number;
    readonly isFixed: boolean;
    readonly isRecent: boolean;
  },
): void {
  const { conversation, at, isFixed } = what;
  const { random } = seeder;
  const hasReplies = conversation.replies.length > 0;
  const closes = hasReplies && !what.isRecent;
  const last = at + conversation.replies.length * 20 * HOUR;
  const recordType = recordTypeOf(conversation.type);
  const priority = random.pick(['Low', 'Medium', 'Medium', 'High']);
  const values = {
    Subject: conversation.subject,
    Description: conversation.description,
    Type: conversation.type,
    RecordTypeId: recordType.id,
    Status: closes ? 'Closed' : hasReplies ? 'Working' : 'New',
    Priority: recordType.values['Priority']?.includes(priority) === false ? 'Medium' : priority,
    Origin: random.pick(['Web', 'Web', 'Email', 'Phone']),
    ContactId: owner.contactId,
    AccountId: owner.accountId,
    ClosedDate: closes ? new Date(last).toISOString() : null,
  };
  const id = seeder.save('Case', values, { at, by: owner.userId, ...(isFixed ? { id: MARIA.caseId } : {}) });
  const advisor = random.pick(seeder.advisors);
  for (const [index, reply] of conversation.replies.entries()) {
    const by = reply.by === 'advisor' ? advisor : owner.userId;
    const comment = { ParentId: id, CommentBody: reply.text, IsPublished: true };
    const fixed = isFixed && index === 0 ? { id: MARIA.commentId } : {};
    seeder.save('CaseComment', comment, { at: at + (index + 1) * 20 * HOUR, by, ...fixed });
  }
  // The last reply is the last thing that happened to the case.
  if (hasReplies) seeder.update('Case', { id }, { at: last, by: advisor });
  if (closes) {
    const note = {
      ParentId: id,
      CommentBody: 'Internal: closed after the customer agreed.',
      IsPublished: false,
    };
    seeder.save('CaseComment', note, { at: last + HOUR, by: advisor });
  }
}

/** Advisors file what needs somebody on site under its own record type. */
function recordTypeOf(type: string): RecordTypeMetadata {
  const special = supportCase.recordTypes?.find((candidate) => candidate.values['Type']?.includes(type));
  return special ?? defaultRecordTypeOf(supportCase);
}
