import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { toForm } from '../html/form.ts';
import { openServices } from '../open-services.ts';
import { MARIA } from '../seed/fixed-ids.ts';
import type { DocumentUnderReview } from '../services/documents/document-reviews.ts';
import { APEX, UI_API, createTestClock, createTestOrg, createVisitor } from '../testing/test-org.ts';
import { decideDocument, documentsPage } from './documents-page.ts';
import { outboxPage } from './outbox-page.ts';

const CASE = `/__sandbox/cases/${MARIA.caseId}`;

function openConsole() {
  const org = createTestOrg({ control: true, portalUrl: 'http://localhost:4173' });
  return {
    org,
    show: (path: string) => org.fetch(new Request(`http://org.test${path}`)),
    send: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
      org.fetch(
        new Request(`http://org.test${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) }),
      ),
  };
}

/** The value of the first choice of a page's list. */
async function firstAdvisor(page: Promise<Response>): Promise<string> {
  return /<option value="(005\w+)"/.exec(await (await page).text())?.[1] ?? '';
}

describe('the pages', () => {
  it.each(['', '/outbox', '/documents', '/cases', `/cases/${MARIA.caseId}`])('show %s', async (path) => {
    const page = await openConsole().show(`/__sandbox${path}`);
    expect(page.status).toBe(200);
    expect(page.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src 'sha256-/);
    const text = await page.text();
    expect(text).toMatch(/^<!doctype html>\s*<html lang="en">/);
    expect(text).not.toMatch(/<script|undefined|\[object/);
  });

  it.each([
    ['GET', '/nothing', 404],
    ['GET', '/cases/500RM0000099999AAA', 404],
    ['POST', '/', 405],
    ['POST', '/outbox', 400],
    ['PUT', '/cases', 405],
  ])('%s %s is answered with %i', async (method, path, status) => {
    const { org } = openConsole();
    expect((await org.fetch(new Request(`http://org.test/__sandbox${path}`, { method }))).status).toBe(
      status,
    );
  });

  it('are not there unless they are asked for', async () => {
    const org = createTestOrg({ seed: 'empty' });
    expect((await org.fetch(new Request('http://org.test/__sandbox'))).status).toBe(404);
  });
});

describe('the case console', () => {
  it('lets an advisor reply, and the customer reads it', async () => {
    const { org, show, send } = openConsole();
    const advisor = await firstAdvisor(show(CASE));
    const text = 'Done. <b>Thanks</b>';
    const answer = await send(CASE, { advisor, status: 'Waiting on Customer', text });
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, CASE]);
    expect(await (await show(CASE)).text()).toContain('Done. &lt;b&gt;Thanks&lt;/b&gt;');
    const maria = createVisitor(org);
    await maria.logIn('maria.lopez');
    const related = `${UI_API}/related-list-records/${MARIA.caseId}/CaseComments`;
    const fields = ['CaseComment.CommentBody', 'CaseComment.CreatedBy.Name'];
    const { body } = await maria.send('POST', related, { fields, sortBy: ['-CaseComment.CreatedDate'] });
    expect(body.records[0].fields.CommentBody.value).toBe(text);
    const status = await maria.send('GET', `${UI_API}/records/${MARIA.caseId}?fields=Case.Status`);
    expect(status.body.fields.Status.value).toBe('Waiting on Customer');
    const note = { advisor, status: 'Closed', text: 'Between us.', internal: '1' };
    expect((await send(CASE, note)).status).toBe(303);
    expect(JSON.stringify((await maria.send('POST', related, { fields })).body)).not.toContain('Between us');
  });

  it('keeps the day on which a case was closed, until it is opened and closed anew', async () => {
    const clock = createTestClock();
    const org = createTestOrg({ control: true, clock });
    const maria = createVisitor(org);
    await maria.logIn('maria.lopez');
    const advisor = await firstAdvisor(org.fetch(new Request(`http://org.test${CASE}`)));
    const closedAfter = async (status: string) => {
      clock.advance(60_000);
      const body = new URLSearchParams({ advisor, status, text: 'Noted.' });
      await org.fetch(new Request(`http://org.test${CASE}`, { method: 'POST', body }));
      const path = `${UI_API}/records/${MARIA.caseId}?fields=Case.ClosedDate`;
      return (await maria.send('GET', path)).body.fields.ClosedDate.value;
    };
    const first = await closedAfter('Closed');
    expect(first).toBe('2026-11-21T12:01:00.000Z');
    expect(await closedAfter('Closed')).toBe(first);
    expect(await closedAfter('Working')).toBeNull();
    expect(await closedAfter('Closed')).toBe('2026-11-21T12:04:00.000Z');
  });

  const pdf = new File(['%PDF-1.7 bill'], 'bill.pdf');
  const formOf = (fields: Record<string, string>, files: readonly File[]): FormData => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append('files', file);
    return form;
  };

  it('sends files with a reply, which the customer gets once they were scanned', async () => {
    const clock = createTestClock();
    const org = createTestOrg({ control: true, clock });
    const at = (path: string, body?: FormData) =>
      org.fetch(new Request(`http://org.test${path}`, body && { method: 'POST', body }));
    const advisor = await firstAdvisor(at(CASE));
    const reply = { advisor, status: 'Working', text: 'Here is your bill.' };
    expect((await at(CASE, formOf(reply, [pdf]))).status).toBe(303);
    const note = new File(['%PDF-1.7 note'], 'note.pdf');
    expect((await at(CASE, formOf({ ...reply, internal: '1' }, [note]))).status).toBe(303);
    const maria = createVisitor(org);
    await maria.logIn('maria.lopez');
    const list = async () =>
      (await maria.send('GET', `${APEX}/getMessageAttachments?caseId=${MARIA.caseId}`)).body.attachments;
    const [waiting, ...others] = (await list()).slice(-1);
    expect([waiting.fileName, waiting.state, waiting.downloadPath]).toEqual([
      'bill.pdf',
      'quarantined',
      null,
    ]);
    expect(others).toEqual([]);
    clock.advance(61_000);
    const { downloadPath, replyId } = (await list()).at(-1);
    expect(replyId).toMatch(/^00a/);
    const download = (visitor: ReturnType<typeof createVisitor>) =>
      org.fetch(
        new Request(`http://org.test${downloadPath}`, { headers: { Cookie: visitor.cookie() ?? '' } }),
      );
    expect(await (await download(maria)).text()).toBe('%PDF-1.7 bill');
    const emily = createVisitor(org);
    await emily.logIn('emily.hughes');
    expect((await download(emily)).status).toBe(404);
    expect(await (await at(CASE)).text()).toContain('note.pdf</a>');
  });

  it.each([
    ['another format', [new File(['MZ'], 'tool.exe')]],
    ['another content than the name says', [new File(['MZ'], 'bill.pdf')]],
    ['an empty file', [new File([], 'bill.pdf')]],
    ['six files', Array.from({ length: 6 }, () => pdf)],
  ])('does not take %s with a reply', async (_, files) => {
    const { org, show } = openConsole();
    const before = await (await show(CASE)).text();
    const reply = { advisor: await firstAdvisor(show(CASE)), status: 'Working', text: 'Yes.' };
    const body = formOf(reply, files);
    expect((await org.fetch(new Request(`http://org.test${CASE}`, { method: 'POST', body }))).status).toBe(
      400,
    );
    expect(await (await show(CASE)).text()).toBe(before);
  });

  it.each([
    ['no text', { text: ' ' }],
    ['a long text', { text: 'a'.repeat(4001) }],
    ['another status', { status: 'Done' }],
    ['a customer as advisor', { advisor: MARIA.userId }],
  ])('does not take %s', async (_, changes) => {
    const { show, send } = openConsole();
    const advisor = await firstAdvisor(show(CASE));
    const before = await (await show(CASE)).text();
    expect((await send(CASE, { advisor, status: 'Working', text: 'Yes.', ...changes })).status).toBe(400);
    expect(await (await show(CASE)).text()).toBe(before);
  });

  it('does not take forms of other sites', async () => {
    const { show, send } = openConsole();
    const reply = { advisor: await firstAdvisor(show(CASE)), status: 'Working', text: 'Yes.' };
    expect((await send(CASE, reply, { Origin: 'http://evil.example' })).status).toBe(403);
    expect((await send(CASE, reply, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
  });
});

describe('the answer to a text message', () => {
  const account = { accountNumber: '4400712345' };
  const stateOf = async (maria: ReturnType<typeof createVisitor>) =>
    (await maria.send('GET', `${APEX}/getCommunicationPreferences?accountNumber=4400712345`)).body.smsState;

  it('confirms alerts and ends them', async () => {
    const { org, show, send } = openConsole();
    const maria = createVisitor(org);
    await maria.logIn('maria.lopez');
    const consent = { consent: true, consentVersion: '2026-11', language: 'en' };
    const request = { ...account, mobilePhone: '512-555-0188', alerts: ['billReady'], ...consent };
    await maria.send('POST', `${APEX}/startSmsAlerts`, request);
    const from = /name="from" value="(\d+)"/.exec(await (await show('/__sandbox/outbox')).text())?.[1] ?? '';
    expect((await send('/__sandbox/outbox', { from, text: 'YES' })).status).toBe(303);
    expect(await stateOf(maria)).toBe('on');
    expect((await send('/__sandbox/outbox', { from, text: 'STOP' })).status).toBe(303);
    expect(await stateOf(maria)).toBe('off');
    expect((await send('/__sandbox/outbox', { from, text: 'YES' })).status).toBe(400);
  });
});

describe('the outbox and the documents', () => {
  const services = openServices(new DatabaseSync(':memory:'), { clock: createTestClock(), seed: 'empty' });

  it('show messages with links that lead to the portal', async () => {
    const message = {
      channel: 'email',
      kind: 'passwordReset',
      language: 'en',
      subject: 'A & B',
      text: '<i>',
    } as const;
    services.outbox.send({ ...message, to: 'a@example.com', link: '/reset?token=1&x=2' });
    services.outbox.send({ ...message, to: 'b@example.com', subject: 'Other' });
    services.outbox.send({ ...message, to: 'a@example.com', link: '/es/deposit', brand: 'Brand B' });
    const view = { to: 'A@example.com', portalUrl: 'http://localhost:4173' };
    const text = await outboxPage(services, view).text();
    expect(text).toContain('<a href="http://localhost:4173/reset?token=1&amp;x=2">');
    expect(text).toContain('<a href="http://brand-b.localhost:4173/es/deposit">');
    expect(text).toContain('A &amp; B');
    expect(text).not.toContain('Other');
  });

  it('take the decision on a document', async () => {
    const document: DocumentUnderReview = {
      id: 'd1',
      fileName: 'lease.pdf',
      from: 'Maria Lopez',
      purpose: 'lease',
      receivedAt: 0,
      state: 'quarantine',
    };
    const decided: string[] = [];
    const documentReviews = {
      list: () => [document],
      decide: (id: string, decision: string) => id === 'd1' && decided.push(decision) > 0,
    };
    const reviewed = { ...services, documentReviews };
    expect(await documentsPage(reviewed).text()).toContain('aria-label="lease.pdf: infected"');
    const decide = (fields: Record<string, string>) => {
      const form = toForm(new URLSearchParams(fields));
      return form === undefined ? undefined : decideDocument(reviewed, form).status;
    };
    expect(decide({ id: 'd1', decision: 'infected' })).toBe(303);
    expect(decide({ id: 'd2', decision: 'clean' })).toBe(404);
    expect(decide({ id: 'd1', decision: 'maybe' })).toBe(404);
    expect(decided).toEqual(['infected']);
  });
});
