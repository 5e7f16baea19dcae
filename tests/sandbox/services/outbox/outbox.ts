import type { Clock } from '../../calendar/clock.ts';
import type { Statements } from '../../database/statements.ts';

const CHANNELS = ['email', 'sms', 'push'] as const;

type Channel = (typeof CHANNELS)[number];

/** An e-mail, a text message, or a push to a browser that the org sends. */
export interface Message {
  readonly channel: Channel;
  /** An e-mail address, a phone number of ten digits, or the address that a browser's push service gave. */
  readonly to: string;
  /** The kind, for programs: `passwordReset`, `depositReceipt`. */
  readonly kind: string;
  readonly language: 'en' | 'es';
  /** Of e-mails alone. */
  readonly subject?: string;
  readonly text: string;
  /** The brand that sends it, as the org calls it; the default brand unless it says otherwise. */
  readonly brand?: string;
  /** Path and query of the portal page that it leads to, at the address of its brand. */
  readonly link?: string;
}

/** A message as it was sent. */
export interface SentMessage extends Message {
  readonly id: number;
  /** Epoch milliseconds. */
  readonly sentAt: number;
}

/** The messages that the org sends: none ever leaves it. */
export interface Outbox {
  send(message: Message): void;
  /** The latest first; `to` asks for those of one address or number. */
  list(filter: { readonly to?: string; readonly limit: number }): readonly SentMessage[];
}

export const OUTBOX_TABLES = `
  CREATE TABLE sandbox_message (
    id INTEGER PRIMARY KEY, sent_at INTEGER NOT NULL, channel TEXT NOT NULL, recipient TEXT NOT NULL,
    kind TEXT NOT NULL, language TEXT NOT NULL, subject TEXT, text TEXT NOT NULL, link TEXT, brand TEXT
  ) STRICT;
  CREATE INDEX sandbox_message_recipient ON sandbox_message (recipient);
`;

/** An outbox kept in the database. */
export function createOutbox(statements: Statements, clock: Clock): Outbox {
  return {
    send({ channel, to, kind, language, subject, text, link, brand }) {
      const sql =
        'INSERT INTO sandbox_message (sent_at, channel, recipient, kind, language, subject, text, link, brand) ' +
        'VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)';
      const values = [clock.now(), channel, to, kind, language, subject ?? null, text];
      statements.run(sql, [...values, link ?? null, brand ?? null]);
    },
    list({ to, limit }) {
      const where = to === undefined ? '' : 'WHERE recipient = ? COLLATE NOCASE ';
      const sql = `SELECT * FROM sandbox_message ${where}ORDER BY id DESC LIMIT ?`;
      return statements.all(sql, to === undefined ? [limit] : [to, limit]).map((row) => ({
        id: Number(row['id']),
        sentAt: Number(row['sent_at']),
        channel: CHANNELS.find((channel) => channel === row['channel']) ?? 'email',
        to: String(row['recipient']),
        kind: String(row['kind']),
        language: row['language'] === 'es' ? 'es' : 'en',
        text: String(row['text']),
        ...(row['subject'] === null ? {} : { subject: String(row['subject']) }),
        ...(row['link'] === null ? {} : { link: String(row['link']) }),
        ...(row['brand'] === null ? {} : { brand: String(row['brand']) }),
      }));
    },
  };
}
