import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openServices } from '../open-services.ts';
import { MARIA } from '../seed/fixed-ids.ts';
import { storeDocument } from '../services/files/stored-documents.ts';
import type { PaymentDetails } from '../services/processor/token-issuer.ts';
import type { Services } from '../services/services.ts';
import { copyDemo } from './demo-copy.ts';
import { APEX, createTestClock, createTestOrg, createVisitor } from './test-org.ts';
import type { TestAnswer, TestClock, Visitor } from './test-org.ts';

/** An org with a look behind the scenes: what the processor, the outbox and the reviewers do. */
export interface ServiceOrg {
  readonly clock: TestClock;
  readonly services: Services;
  visitor(): Visitor;
  /** A visitor who is logged in. */
  customer(username: string): Promise<Visitor>;
  token(details: PaymentDetails): string;
  /** Stores a file of a user, Maria unless it says otherwise, and answers the id of its version. */
  upload(fileName: string, bytes: Uint8Array, userId?: string): string;
  close(): void;
}

/** Demo orgs that begin alike. */
interface ServiceOrgs {
  open(): ServiceOrg;
  /** Forgets all of them. */
  close(): void;
}

/** Orgs in files of one folder. */
export function createServiceOrgs(): ServiceOrgs {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  return {
    open() {
      const path = join(folder, `${crypto.randomUUID()}.db`);
      copyDemo(path);
      return openServiceOrg(path);
    },
    close: () => rmSync(folder, { recursive: true }),
  };
}

/** An org and a second connection to it. */
function openServiceOrg(path: string): ServiceOrg {
  const clock = createTestClock();
  const org = createTestOrg({ database: path, clock });
  const database = new DatabaseSync(path);
  const services = openServices(database, { clock, seed: 'demo' });
  return {
    clock,
    services,
    visitor: () => createVisitor(org),
    async customer(username) {
      const visitor = createVisitor(org);
      await visitor.logIn(username);
      return visitor;
    },
    token(details) {
      const result = services.processor.issue(details);
      if (result.state === 'refused') throw new Error(`refused: ${result.field}`);
      return result.token;
    },
    upload(fileName, bytes, userId = MARIA.userId) {
      const file = { title: fileName, description: null, fileName, bytes };
      return storeDocument(services, file, { userId, now: clock.now() }).versionId;
    },
    close() {
      database.close();
      org.close();
    },
  };
}

/** GET of one of the portal's own calls. */
export function readCall(
  visitor: Visitor,
  name: string,
  parameters: Record<string, string> = {},
): Promise<TestAnswer> {
  return visitor.send('GET', `${APEX}/${name}?${new URLSearchParams(parameters).toString()}`);
}

/** POST of one of the portal's own calls. */
export function writeCall(visitor: Visitor, name: string, body: unknown): Promise<TestAnswer> {
  return visitor.send('POST', `${APEX}/${name}`, body);
}

/** A different key each time, in the form of the interface. */
export function newKey(): string {
  return crypto.randomUUID();
}
