import { describe, expect, it } from 'vitest';
import { hostedFrameAddress, readHostedMessage } from './hosted-answer.ts';

const given = { type: 'hosted-fields.given', token: 'tok_1a2b3c4d', brand: 'Visa', lastFour: '4242' };
const answer = { token: 'tok_1a2b3c4d', brand: 'Visa', lastFour: '4242' };

describe('a message of the payment frame', () => {
  it.each([
    { what: 'an answer', data: given, want: { type: 'hosted-fields.given', answer } },
    {
      what: 'an answer without what else it brings',
      data: { ...given, number: '4242424242424242' },
      want: { type: 'hosted-fields.given', answer },
    },
    {
      what: 'a height',
      data: { type: 'hosted-fields.height', height: 220 },
      want: { type: 'hosted-fields.height', height: 220 },
    },
    {
      what: 'no height beyond reason',
      data: { type: 'hosted-fields.height', height: 100_000 },
      want: undefined,
    },
    {
      what: 'no height that is a text',
      data: { type: 'hosted-fields.height', height: '220' },
      want: undefined,
    },
    {
      what: 'a refusal',
      data: { type: 'hosted-fields.refused', why: '<b>' },
      want: { type: 'hosted-fields.refused' },
    },
    { what: 'a key', data: { type: 'hosted-fields.enter' }, want: { type: 'hosted-fields.enter' } },
    { what: 'no answer without a token', data: { ...given, token: '' }, want: undefined },
    { what: 'no token that is an object', data: { ...given, token: { a: 1 } }, want: undefined },
    { what: 'no token that is a number', data: { ...given, token: 12_345_678 }, want: undefined },
    { what: 'no digits that are a number', data: { ...given, lastFour: 4242 }, want: undefined },
    { what: 'no brand that is a number', data: { ...given, brand: 1 }, want: undefined },
    { what: 'no brand with markup', data: { ...given, brand: '<b>Visa</b>' }, want: undefined },
    { what: 'no token behind something else', data: { ...given, token: '<tok_1a2b3c4d' }, want: undefined },
    { what: 'no token before something else', data: { ...given, token: 'tok_1a2b3c4d>' }, want: undefined },
    { what: 'no brand behind something else', data: { ...given, brand: '<Visa' }, want: undefined },
    { what: 'no brand before something else', data: { ...given, brand: 'Visa>' }, want: undefined },
    { what: 'no answer of another kind', data: { ...given, type: 'other' }, want: undefined },
    { what: 'no height of nothing', data: { type: 'hosted-fields.height', height: 0 }, want: undefined },
    {
      what: 'the greatest height',
      data: { type: 'hosted-fields.height', height: 1_000 },
      want: { type: 'hosted-fields.height', height: 1_000 },
    },
    {
      what: 'a key, whatever height it brings',
      data: { type: 'hosted-fields.enter', height: 220 },
      want: { type: 'hosted-fields.enter' },
    },
    { what: 'no more than four digits', data: { ...given, lastFour: '42424' }, want: undefined },
    { what: 'nothing of another kind', data: { type: 'other' }, want: undefined },
    { what: 'no text', data: 'hosted-fields.given', want: undefined },
    { what: 'no null', data: null, want: undefined },
  ])('reads $what', ({ data, want }) => {
    expect(readHostedMessage(data)).toEqual(want);
  });
});

const page = 'parent=https%3A%2F%2Fportal.example';

it.each([
  { kind: 'hosted-card', look: 'a', want: `https://pay.example/fields/card?language=es&${page}&look=a` },
  { kind: 'hosted-bank', look: 'b', want: `https://pay.example/fields/bank?language=es&${page}&look=b` },
  { kind: 'hosted-bank', look: undefined, want: `https://pay.example/fields/bank?language=es&${page}` },
])('names the frame of $kind in the look $look', ({ kind, look, want }) => {
  const [processor, language, origin] = ['https://pay.example', 'es', 'https://portal.example'] as const;
  expect(hostedFrameAddress({ processor, kind, language, look, page: origin })).toBe(want);
});
