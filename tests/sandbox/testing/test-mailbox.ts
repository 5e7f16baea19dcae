import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createStatements } from '../database/statements.ts';
import type { SandboxOrg } from '../sandbox-org.ts';
import { createOutbox } from '../services/outbox/outbox.ts';
import type { SentMessage } from '../services/outbox/outbox.ts';
import { copyDemo } from './demo-copy.ts';
import { createTestClock, createTestOrg } from './test-org.ts';
import type { TestClock } from './test-org.ts';

/** An org whose messages a test can read. */
export interface MailedOrg {
  readonly org: SandboxOrg;
  readonly clock: TestClock;
  /** The latest first. */
  messages(to?: string): readonly SentMessage[];
  /** The secret of the latest link that was sent to an address. */
  tokenOf(to: string): string;
  /** The latest code that was sent to an address or number. */
  codeOf(to: string): string;
  close(): void;
}

/** An org over a file, so that its outbox can be read beside it. */
export function createMailedOrg(): MailedOrg {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  const file = join(folder, 'org.db');
  copyDemo(file);
  const clock = createTestClock();
  const org = createTestOrg({ clock, database: file });
  const reader = new DatabaseSync(file, { readOnly: true });
  const outbox = createOutbox(createStatements(reader), clock);
  const seeded = outbox.list({ limit: 1 })[0]?.id ?? 0;
  const messages: MailedOrg['messages'] = (to) =>
    outbox.list({ limit: 100, ...(to === undefined ? {} : { to }) }).filter(({ id }) => id > seeded);
  return {
    org,
    clock,
    messages,
    tokenOf: (to) =>
      messages(to)
        .find(({ link }) => link !== undefined)
        ?.link?.split('#token=')[1] ?? '',
    codeOf: (to) => /\d{6}/.exec(messages(to)[0]?.text ?? '')?.[0] ?? '',
    close() {
      reader.close();
      org.close();
      rmSync(folder, { recursive: true });
    },
  };
}
