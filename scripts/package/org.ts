import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A contact as the record interface answers with it. */
export const RECORD = {
  apiName: 'Contact',
  childRelationships: {},
  eTag: 'e1',
  fields: { Email: { displayValue: null, value: 'maria@example.com' } },
  id: '003RM0000068xVCYAY',
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: null,
  weakEtag: 1,
};

/** The same after a write. */
const CHANGED = {
  ...RECORD,
  eTag: 'e2',
  weakEtag: 2,
  fields: { Email: { displayValue: null, value: 'maria@example.org' } },
};

/** A server with one record, of which every read gives the same. */
interface Org {
  readonly url: string;
  close(): void;
}

/** Starts an org on a free port of this machine. */
export async function startOrg(): Promise<Org> {
  const server = createServer((request, response) => {
    const isRecord = request.url?.startsWith(`/services/data/v64.0/ui-api/records/${RECORD.id}`) ?? false;
    response.writeHead(isRecord ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.method === 'GET' ? RECORD : CHANGED));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
