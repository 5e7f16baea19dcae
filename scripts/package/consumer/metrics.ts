/** A stranger's extension: counts requests, times them by operation, and logs what failed. */
import { createClient, getRecord, updateRecord } from '@energy-portal/sdk';
import { defineExtension, EXTENSION_CONTRACT, type ClientExtension } from '@energy-portal/sdk/extension';

interface Metrics extends ClientExtension {
  readonly log: readonly string[];
  report(): Readonly<Record<string, number>>;
}

function createMetrics(): Metrics {
  const counts: Record<string, number> = {};
  const log: string[] = [];
  let now: (() => number) | undefined;
  const extension = defineExtension({
    contract: EXTENSION_CONTRACT,
    onConnect(client) {
      now = client.now;
    },
    onRequest({ operation }) {
      counts[operation] = (counts[operation] ?? 0) + 1;
    },
    onResponse({ operation, kind, status, ms, error }) {
      log.push(`${kind} ${operation} ${status}${error ? ` ${error.code}` : ''}`);
      if (ms < 0 || now === undefined) throw new Error('The time is not known.');
    },
  });
  return { ...extension, log, report: () => counts };
}

const metrics = createMetrics();
const client = createClient({ baseUrl: process.env['ORG_URL'] ?? '', extensions: [metrics] });
const recordId = '003RM0000068xVCYAY';
await client.read(getRecord, { recordId, fields: ['Contact.Email'] });
await client.read(getRecord, { recordId: '003RM0000068xVDYAY', fields: ['Contact.Email'] });
await client.write(updateRecord, { fields: { Id: recordId, Email: 'maria@example.org' } });
const told = JSON.stringify([metrics.report(), metrics.log]);
const wanted = JSON.stringify([
  { getRecord: 2, updateRecord: 1 },
  ['read getRecord 200', 'read getRecord 404 HTTP', 'write updateRecord 200'],
]);
if (told !== wanted) throw new Error(`The extension was told ${told}`);
