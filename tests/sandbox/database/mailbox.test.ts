import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.ts';

it.each([
  [' Maria.Lopez@Example.com ', 'maria.lopez@example.com'],
  ['maria.lopez+friend@example.com', 'maria.lopez@example.com'],
  ['+1@example.com', '+1@example.com'],
  ['m.a.ria+2@gmail.com', 'maria@gmail.com'],
  ['maria@googlemail.com', 'maria@gmail.com'],
])('%s is the mailbox %s', (address, want) => expect(mailboxOf(address)).toBe(want));
