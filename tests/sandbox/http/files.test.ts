import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { attachedFile, casePage } from '../pages/cases-page.ts';
import { MARIA } from '../seed/fixed-ids.ts';
import { SCAN_TIME } from '../services/documents/documents.ts';
import { createServiceOrgs, newKey, readCall, writeCall } from '../testing/service-org.ts';
import type { ServiceOrg } from '../testing/service-org.ts';
import type { Visitor } from '../testing/test-org.ts';
import { filesEntryPoint } from './files.ts';

const orgs = createServiceOrgs();
let org: ServiceOrg;
let maria: Visitor;

beforeEach(async () => {
  org = orgs.open();
  maria = await org.customer('maria.lopez');
});
afterEach(() => org.close());
afterAll(() => orgs.close());

const pathOf = (fileId: string) => `/services/data/v64.0/sobjects/ContentVersion/${fileId}/VersionData`;

async function fetchFile(fileId: string, visitor?: Visitor): Promise<Response | undefined> {
  const headers = new Headers({ Cookie: visitor?.cookie() ?? '' });
  const request = new Request(`http://org.test${pathOf(fileId)}`, { headers });
  return filesEntryPoint({ request, url: new URL(request.url), services: org.services });
}

const replyWith = (fileId: string) =>
  writeCall(maria, 'replyToMessage', {
    caseId: MARIA.caseId,
    body: 'Here it is.',
    fileIds: [fileId],
    language: 'en',
    idempotencyKey: newKey(),
  });

const attachments = async (visitor = maria) =>
  (await readCall(visitor, 'getMessageAttachments', { caseId: MARIA.caseId })).body;

describe('a file of a message', () => {
  it('is told with its reply, and handed out when it was scanned', async () => {
    const fileId = org.upload("maría's (1).csv", Buffer.from('a;b'));
    await replyWith(fileId);
    const [told] = (await attachments()).attachments;
    expect(told).toMatchObject({ fileId, sizeBytes: 3, state: 'quarantined', downloadPath: null });
    expect(told.replyId).toMatch(/^00a/);
    expect((await fetchFile(fileId, maria))?.status).toBe(404);
    org.clock.advance(SCAN_TIME);
    const scanned = (await attachments()).attachments[0];
    expect(scanned).toMatchObject({ state: 'clean', downloadPath: pathOf(fileId) });
    const file = await fetchFile(fileId.slice(0, 15), maria);
    expect(await file?.text()).toBe('a;b');
    expect(Object.fromEntries(file?.headers ?? [])).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': "attachment; filename*=UTF-8''mar%C3%ADa%27s%20%281%29.csv",
      'x-content-type-options': 'nosniff',
    });
  });

  it('is never handed out when it is infected', async () => {
    const fileId = org.upload('infected.csv', Buffer.from('a'));
    await replyWith(fileId);
    org.clock.advance(SCAN_TIME);
    expect((await attachments()).attachments[0]).toMatchObject({ state: 'infected', downloadPath: null });
    expect((await fetchFile(fileId, maria))?.status).toBe(404);
    expect(attachedFile(org.services, fileId).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const fileId = org.upload('a.csv', Buffer.from('a'));
    await replyWith(fileId);
    org.clock.advance(SCAN_TIME);
    const james = await org.customer('james.carter');
    expect((await fetchFile(fileId, james))?.status).toBe(404);
    expect((await fetchFile(fileId))?.status).toBe(401);
    const answer = await readCall(james, 'getMessageAttachments', { caseId: MARIA.caseId });
    expect(answer.status).toBe(404);
  });

  it('belongs to the message itself when it came with it', async () => {
    const fileIds = [org.upload('a.csv', Buffer.from('a')), org.upload('b.csv', Buffer.from('b'))];
    const words = { subject: 'Two files', description: 'Here.', language: 'en' };
    const sent = await writeCall(maria, 'sendMessage', { ...words, fileIds, idempotencyKey: newKey() });
    const { body } = await readCall(maria, 'getMessageAttachments', { caseId: sent.body.caseId });
    expect(body.attachments).toMatchObject([
      { fileName: 'a.csv', replyId: null },
      { fileName: 'b.csv', replyId: null },
    ]);
  });

  it('is in sight of advisors, who open it when it was scanned', async () => {
    const fileId = org.upload('a.csv', Buffer.from('a'));
    await replyWith(fileId);
    expect(await casePage(org.services, MARIA.caseId).text()).toContain('1 bytes · quarantined');
    expect(attachedFile(org.services, fileId).status).toBe(404);
    org.clock.advance(SCAN_TIME);
    expect(await casePage(org.services, MARIA.caseId).text()).toContain(`href="/__sandbox/files/${fileId}"`);
    expect(await attachedFile(org.services, fileId).text()).toBe('a');
  });

  it.each([
    '/services/data/v64.0/sobjects/Account/068/VersionData',
    '/services/data/v64.0/ui-api/records/003',
  ])('stands at no other address: %s', async (path) => {
    const request = new Request(`http://org.test${path}`);
    expect(
      await filesEntryPoint({ request, url: new URL(request.url), services: org.services }),
    ).toBeUndefined();
  });
});
