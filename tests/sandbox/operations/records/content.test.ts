import { DatabaseSync } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';
import { createStatements } from '../../database/statements.ts';
import { openServices } from '../../open-services.ts';
import { MARIA } from '../../seed/fixed-ids.ts';
import { createFiles } from '../../services/files/files.ts';
import { UI_API, createTestClock, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { TestClock, Visitor } from '../../testing/test-org.ts';

const documents = `${UI_API}/records/content-documents`;
const newDocument = `${documents}/content-versions`;
const newVersion = `${documents}/${MARIA.documentId}/content-versions`;
let clock: TestClock;
let maria: Visitor;
let james: Visitor;

beforeEach(async () => {
  clock = createTestClock();
  const org = createTestOrg({ clock });
  maria = createVisitor(org);
  james = createVisitor(org);
  await maria.logIn('maria.lopez');
  await james.logIn('james.carter');
});

function form(entries: Record<string, string | File>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (typeof value === 'string') data.set(name, value);
    else data.set(name, value, value.name);
  }
  return data;
}

const picture = new File([new Uint8Array([137, 80, 0, 255])], 'Meter.PNG', { type: 'image/png' });

describe('uploads', () => {
  it('make a document with its first version, linked to its owner', async () => {
    const entries = { fileData: picture, title: 'Meter reading', description: 'October' };
    const { status, body } = await maria.send('POST', newDocument, form(entries));
    expect(status).toBe(201);
    expect(body).toMatchObject({
      contentDocument: {
        apiName: 'ContentDocument',
        fields: {
          Title: { value: 'Meter reading' },
          OwnerId: { value: MARIA.userId },
          LatestPublishedVersionId: { value: body.contentVersion.id },
        },
      },
      contentDocumentLinks: [{ fields: { LinkedEntityId: { value: MARIA.userId } } }],
      contentVersion: {
        apiName: 'ContentVersion',
        fields: {
          ContentDocumentId: { value: body.contentDocument.id },
          ContentSize: { value: 4 },
          Description: { value: 'October' },
          FileExtension: { value: 'png' },
          VersionNumber: { value: '1' },
        },
      },
    });
    const versions = `${UI_API}/related-list-count/${body.contentDocument.id}/ContentVersions`;
    expect((await maria.send('GET', versions)).body.count).toBe(1);
    expect((await james.send('GET', versions)).status).toBe(404);
  });

  it('add versions, of which the last one counts', async () => {
    clock.advance(1000);
    const { status, body } = await maria.send('POST', newVersion, form({ fileData: picture }));
    expect(status).toBe(201);
    expect(body.fields).toMatchObject({ Title: { value: 'Meter' }, VersionNumber: { value: '2' } });
    const fields = 'ContentDocument.LatestPublishedVersionId,ContentDocument.Title';
    const document = await maria.send('GET', `${UI_API}/records/${MARIA.documentId}?fields=${fields}`);
    expect(document.body.fields).toMatchObject({
      LatestPublishedVersionId: { value: body.id },
      Title: { value: 'Meter' },
    });
    const first = await maria.send(
      'GET',
      `${UI_API}/records/${MARIA.versionId}?fields=ContentVersion.IsLatest`,
    );
    expect(first.body.fields.IsLatest.value).toBe(false);
  });

  it('are not for documents of other customers, nor for other records', async () => {
    expect((await james.send('POST', newVersion, form({ fileData: picture }))).status).toBe(404);
    const wrong = `${documents}/${MARIA.caseId}/content-versions`;
    expect((await maria.send('POST', wrong, form({ fileData: picture }))).status).toBe(404);
    expect(
      (await maria.send('POST', `${documents}/x/content-versions`, form({ fileData: picture }))).status,
    ).toBe(400);
  });

  it.each([
    ['no file', { title: 'x' }, 400],
    ['a text instead of a file', { fileData: 'bytes' }, 400],
    ['an empty file', { fileData: new File([], 'a.png') }, 400],
    ['a program', { fileData: new File(['x'], 'a.exe') }, 415],
    ['a name without an ending', { fileData: new File(['x'], 'png') }, 415],
    ['an unknown entry', { fileData: picture, nope: 'x' }, 400],
    ['an empty title', { fileData: picture, title: '' }, 400],
    ['a title that is a file', { fileData: picture, title: picture }, 400],
    ['a long title', { fileData: picture, title: 'x'.repeat(256) }, 400],
    ['a file beyond the limit', { fileData: new File([new Uint8Array(26_214_401)], 'a.png') }, 413],
    ['far too long a body', { fileData: new File([new Uint8Array(27_000_000)], 'a.png') }, 413],
  ])('refuse %s', async (_, entries, status) => {
    const answer = await maria.send('POST', newDocument, form(entries));
    expect(answer).toMatchObject({ status, body: { enhancedErrorType: null, output: null } });
  });

  it.each([
    ['JSON', { fileData: 'x' }, {}],
    ['no body', undefined, {}],
    ['a form without its boundary', 'x', { 'Content-Type': 'multipart/form-data' }],
    ['a form that is none', 'x', { 'Content-Type': 'multipart/form-data; boundary=abc' }],
    [
      'an entry twice',
      '--b\r\nContent-Disposition: form-data; name="title"\r\n\r\na\r\n--b\r\nContent-Disposition: form-data; name="title"\r\n\r\nb\r\n--b--\r\n',
      { 'Content-Type': 'multipart/form-data; boundary=b' },
    ],
  ])('refuse %s', async (_, body, headers) => {
    expect((await maria.send('POST', newDocument, body, headers)).status).toBe(400);
  });

  it('are no more than a customer can need; the next one has to wait', async () => {
    const send = () => maria.send('POST', newDocument, form({ fileData: picture }));
    for (let count = 0; count < 100; count += 1) expect((await send()).status).toBe(201);
    clock.advance(60_000);
    const { status, headers } = await send();
    expect([status, headers.get('Retry-After')]).toEqual([503, '840']);
    expect((await maria.send('POST', newVersion, form({ fileData: picture }))).status).toBe(503);
    expect((await james.send('POST', newDocument, form({ fileData: picture }))).status).toBe(201);
    clock.advance(840_000);
    expect((await send()).status).toBe(201);
  });

  it('need a session and a page of the portal', async () => {
    const guest = createVisitor(createTestOrg());
    expect((await guest.send('POST', newDocument, form({ fileData: picture }))).status).toBe(401);
    const foreign = await maria.send('POST', newDocument, form({ fileData: picture }), {
      'X-Requested-With': '',
    });
    expect(foreign.status).toBe(403);
  });
});

describe('bytes', () => {
  it('are kept as they came', () => {
    const database = new DatabaseSync(':memory:');
    openServices(database, { clock: createTestClock(), seed: 'empty' });
    const files = createFiles(createStatements(database));
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    files.save('068', bytes);
    expect([...(files.read('068') ?? [])]).toEqual([...bytes]);
    expect(files.read('069')).toBeUndefined();
  });
});
