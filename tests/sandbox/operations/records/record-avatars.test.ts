import { beforeEach, describe, expect, it } from 'vitest';
import { MARIA } from '../../seed/fixed-ids.ts';
import { UI_API, createTestOrg, createVisitor } from '../../testing/test-org.ts';
import type { Visitor } from '../../testing/test-org.ts';

const avatars = `${UI_API}/record-avatars`;
const association = `${avatars}/${MARIA.contactId}/association`;
const photo = {
  actionType: 'associate',
  photoUrl: 'https://org.example.com/photos/729',
  profileName: 'Maria Lopez',
};
let maria: Visitor;
let james: Visitor;

beforeEach(async () => {
  const org = createTestOrg();
  maria = createVisitor(org);
  james = createVisitor(org);
  await maria.logIn('maria.lopez');
  await james.logIn('james.carter');
});

describe('avatars', () => {
  it('come by id when all are there', async () => {
    const ids = `${MARIA.caseId},${MARIA.contactId.slice(0, 15)}`;
    const { status, body } = await maria.send('GET', `${avatars}/batch/${ids}?formFactor=Large`);
    expect(status).toBe(200);
    expect(Object.keys(body)).toEqual([MARIA.caseId, MARIA.contactId]);
    expect(body[MARIA.caseId]).toMatchObject({
      statusCode: 200,
      result: { type: 'Theme', backgroundColor: 'F2CF5B', recordId: MARIA.caseId },
    });
  });

  it('come in order with a status each when one is missing or wrong', async () => {
    const { body } = await maria.send('GET', `${avatars}/batch/${MARIA.caseId},500000000000000AAA,nope`);
    expect(body).toMatchObject({
      hasErrors: true,
      results: [
        { statusCode: 200 },
        { statusCode: 404, result: [{ errorCode: 'NOT_FOUND' }] },
        { statusCode: 400, result: [{ errorCode: 'INVALID_ID_FIELD' }] },
      ],
    });
  });

  it('become a photo, and the icon again', async () => {
    const ids = { externalId: 'r1', blueMasterId: 'b1' };
    const given = await maria.send('POST', association, { ...photo, ...ids });
    expect(given).toMatchObject({
      status: 200,
      body: {
        type: 'Photo',
        photoUrl: photo.photoUrl,
        photoMetadata: { companyBluemasterId: 'b1', responseId: 'r1' },
        recordId: MARIA.contactId,
      },
    });
    const read = await maria.send('GET', `${avatars}/batch/${MARIA.contactId}`);
    expect(read.body[MARIA.contactId].result).toEqual(given.body);
    const taken = await maria.send('POST', association, { actionType: 'Disassociate' });
    expect(taken).toMatchObject({ status: 200, body: { type: 'Theme', backgroundColor: 'A094ED' } });
  });

  it.each([
    ['no address', {}, 400],
    ['an address that runs code', { photoUrl: 'javascript:alert(1)' }, 400],
    ['an address without https', { photoUrl: 'http://org.example.com/x' }, 400],
    ['a long address', { photoUrl: `https://a.example/${'x'.repeat(2000)}` }, 400],
    ['an unknown action', { ...photo, actionType: 'explode' }, 400],
    ['an unknown member', { ...photo, nope: 1 }, 400],
  ])('refuse %s', async (_, body, status) => {
    expect(await maria.send('POST', association, body)).toMatchObject({ status, body: { output: null } });
  });

  it('are changed for own records only, and only where customers change anything', async () => {
    expect((await james.send('POST', association, photo)).status).toBe(404);
    expect((await james.send('GET', `${avatars}/batch/${MARIA.contactId}`)).body.results[0].statusCode).toBe(
      404,
    );
    expect((await maria.send('POST', `${avatars}/${MARIA.orderId}/association`, photo)).status).toBe(403);
  });

  it.each([
    [`${'500000000000000AAA,'.repeat(201)}`, 400],
    ['%2C', 400],
    [`${MARIA.caseId}?formFactor=Huge`, 400],
  ])('answer the batch %s with %i', async (ids, status) => {
    expect((await maria.send('GET', `${avatars}/batch/${ids}`)).status).toBe(status);
  });
});
