// @vitest-environment jsdom
import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { UploadBlock } from '../../../screen-language/generated/screen-config.gen.ts';
import type { BlockPage, CallResult } from '../../page/page.ts';
import { useUploads } from './use-uploads.ts';
import type { Choice } from './requirement.ts';

const block: UploadBlock = {
  block: 'upload',
  name: 'files',
  requirements: 'reads.required.requirements',
  types: 'constants.types',
  send: { operation: 'uploadContent', done: {} },
  register: { operation: 'registerDocument', done: {} },
};
const choice: Choice = {
  requirement: {
    requirementId: 'r1',
    purpose: 'identity',
    acceptedTypes: ['lease'],
    state: 'missing',
    documents: [],
  },
  type: { type: 'lease', rules: [], formats: ['pdf'], maxBytes: 100, minPages: 1 },
};
const file = new File(['%PDF-1.7'], 'lease.pdf');

function openUploads(answers: { readonly [operation: string]: CallResult }, locked?: string) {
  const calls: string[] = [];
  const page = {
    language: 'en',
    text: (key: string) => key,
    value: () => undefined,
    holds: (name: string) => name === 'submitted',
    async call({ operation }: { readonly operation: string }) {
      calls.push(operation);
      return answers[operation];
    },
  } as unknown as BlockPage; // what uploads ask
  const { result } = renderHook(() => useUploads(locked === undefined ? block : { ...block, locked }, page));
  return {
    calls,
    uploads: () => result.current,
    first: () => result.current.queue[0],
    add: () => act(() => result.current.add([file], choice)),
  };
}

const sent = { ok: true, data: '069a' } as const;

it('hands a document in once its bytes are there', async () => {
  const registered = { ok: true, data: { documentId: 'd1' } } as const;
  const { calls, first, add, uploads } = openUploads({ uploadContent: sent, registerDocument: registered });
  add();
  await waitFor(() => expect(first()?.stage).toEqual({ at: 'uploaded', uploadedId: 'd1' }));
  expect(calls).toEqual(['uploadContent', 'registerDocument']);
  expect(uploads().news).toBe('blocks.files.given');
});

it('tells of no button where all is submitted already', async () => {
  const registered = { ok: true, data: { documentId: 'd1' } } as const;
  const { add, uploads } = openUploads({ uploadContent: sent, registerDocument: registered }, 'submitted');
  add();
  await waitFor(() => expect(uploads().news).toBe('blocks.files.givenLate'));
});

it('tries again without sending bytes that are there', async () => {
  const { calls, first, add, uploads } = openUploads({
    uploadContent: sent,
    registerDocument: { ok: false, message: 'Again?', codes: [] },
  });
  add();
  await waitFor(() => expect(first()?.stage).toEqual({ at: 'failed', message: 'Again?' }));
  await act(async () => {
    const failed = first();
    if (failed !== undefined) uploads().retry(failed, choice);
  });
  await waitFor(() => expect(calls).toEqual(['uploadContent', 'registerDocument', 'registerDocument']));
});

it('offers to try again where what sends files cannot be fetched', async () => {
  vi.doMock('./hand-in.ts', () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { calls, first, add } = openUploads({});
  add();
  await waitFor(() => expect(first()?.stage).toEqual({ at: 'failed', message: 'errors.somethingWentWrong' }));
  expect(calls).toEqual([]);
  vi.doUnmock('./hand-in.ts');
});
