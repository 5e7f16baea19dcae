import type { Clock } from '../../calendar/clock.ts';
import { constants } from '../../contract/constants.ts';
import type { Statements } from '../../database/statements.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { hashToken } from '../sessions/token-hash.ts';

/** A browser that is told when a start date moves. */
interface ToldDevice {
  readonly deviceId: string;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** The devices that are told when the start date of an order moves. */
interface StartNotices {
  /** The oldest first. */
  of(orderId: string): readonly ToldDevice[];
  add(orderId: string, endpoint: string): void;
  remove(orderId: string, deviceId: string): void;
  /** Tells all devices of an order, with nothing in it: each has the words itself. */
  tell(orderId: string, outbox: Outbox): void;
}

/** The key by which push services would know this org. Nobody has its private half: no message leaves the sandbox. */
export const PUSH_KEY =
  'BDWrTj_jtb7BNNZqVPmFKoGfSJxsVCvuc8icQqlDiuLYyb6F5ejoXayQ2WGpPcCRPXJWcxUTDnRtR1UtVmL6rX0';

export const START_NOTICE_TABLES = `
  CREATE TABLE sandbox_start_notice (
    number INTEGER PRIMARY KEY, order_id TEXT NOT NULL, device_id TEXT NOT NULL, endpoint TEXT NOT NULL,
    since INTEGER NOT NULL, UNIQUE (order_id, device_id)
  ) STRICT;
`;

/** Digits of the hash of an address by which a browser knows itself. */
const ID_LENGTH = 32;

/** Devices kept in the database. */
export function createStartNotices(statements: Statements, clock: Clock): StartNotices {
  const rows = (orderId: string) =>
    statements.all('SELECT * FROM sandbox_start_notice WHERE order_id = ? ORDER BY number', [orderId]);
  const remove = (orderId: string, deviceId: string): void => {
    statements.run('DELETE FROM sandbox_start_notice WHERE order_id = ? AND device_id = ?', [
      orderId,
      deviceId,
    ]);
  };
  return {
    of: (orderId) =>
      rows(orderId).map((row) => ({ deviceId: String(row['device_id']), since: Number(row['since']) })),
    add(orderId, endpoint) {
      const sql =
        'INSERT OR IGNORE INTO sandbox_start_notice (order_id, device_id, endpoint, since) VALUES (?, ?, ?, ?)';
      const deviceId = hashToken(endpoint).slice(0, ID_LENGTH);
      statements.run(sql, [orderId, deviceId, endpoint, clock.now()]);
      const tooMany = rows(orderId).slice(0, -constants.startNotices.mostDevices);
      for (const row of tooMany) remove(orderId, String(row['device_id']));
    },
    remove,
    tell(orderId, outbox) {
      for (const row of rows(orderId)) {
        const to = String(row['endpoint']);
        outbox.send({ channel: 'push', to, kind: 'startDateMoved', language: 'en', text: '' });
      }
    },
  };
}
