// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dropShared, forgetShared, holdShared, useSharedFiles } from './shared-files.ts';

const file = (name: string) => new File(['%PDF-1.7'], name, { lastModified: 1 });

it('holds shared files once each, until they are let go, and nothing that is no file', () => {
  const { result } = renderHook(useSharedFiles);
  const names = () => result.current.map(({ name }) => name);
  const lease = file('lease.pdf');
  act(() => holdShared([lease, 'text', file('id.png')]));
  act(() => holdShared([file('id.png')]));
  act(() => holdShared(undefined));
  expect(names()).toEqual(['lease.pdf', 'id.png']);
  act(() => dropShared(lease));
  expect(names()).toEqual(['id.png']);
  act(forgetShared);
  expect(names()).toEqual([]);
});
