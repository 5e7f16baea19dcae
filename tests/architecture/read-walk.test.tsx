// @vitest-environment jsdom
import { Session } from 'node:inspector/promises';
import { cleanup, render, screen } from '@testing-library/react';
import { createClient } from '@energy-portal/sdk';
import { ClientProvider, useGetRecord } from '@energy-portal/sdk/react';
import { afterEach, expect, it } from 'vitest';

afterEach(cleanup);

const recordId = '003RM0000068xVCYAY';

const record = {
  apiName: 'Contact',
  childRelationships: {},
  eTag: '0',
  fields: { Email: { displayValue: null, value: 'ann@a.example' } },
  id: recordId,
  lastModifiedById: null,
  lastModifiedDate: null,
  recordTypeId: null,
  recordTypeInfo: null,
  systemModstamp: null,
  weakEtag: 0,
};

function Email(): string {
  const { data } = useGetRecord({ recordId, fields: ['Contact.Email'] });
  return String(data?.fields['Email']?.value ?? 'nothing');
}

/** The files under a folder of which a function runs meanwhile, by their paths in it. */
async function filesRun(folder: string, act: () => Promise<unknown>): Promise<readonly string[]> {
  const session = new Session();
  session.connect();
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  await act();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  session.disconnect();
  const run = result.filter(({ functions }) =>
    functions.some(({ ranges }) => ranges.some(({ count }) => count > 0)),
  );
  return run.flatMap(({ url }) => url.split(folder)[1] ?? []).sort();
}

it('passes few files with a read, from the hook to the network and back to the screen', async () => {
  const fetch = async (): Promise<Response> => Response.json(record);
  const client = createClient({ baseUrl: 'https://org.example.com', fetch });
  const files = await filesRun('/sdk/src/', () => {
    render(
      <ClientProvider client={client}>
        <Email />
      </ClientProvider>,
    );
    return screen.findByText('ann@a.example');
  });
  // What every module stands on: the language's gaps, and the tables of the specs with what they mean; entry points pass on.
  const ground = ['core/', 'spec/', 'generated/', 'entry/'];
  const walk = files.filter((file) => !ground.some((folder) => file.startsWith(folder)));
  expect(walk).toContain('network/transport.ts');
  expect(walk.length, walk.join('\n')).toBeLessThanOrEqual(20);
  expect(files.length, files.join('\n')).toBeLessThanOrEqual(33);
});
