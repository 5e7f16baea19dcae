import { describe, expect, it } from 'vitest';
import { checkInventory, scriptName } from './payment-scripts.ts';

const frames = { en: {}, es: {} };
const screen = (...all: string[]) => ({ chunks: { first: [], soon: [], all }, frames });
const field = 'src/forms/fields/hosted-field.tsx';
const build = {
  chunks: {
    'index.html': { file: 'assets/index-abcdefg.js', imports: ['_react.js'], isEntry: true },
    '_react.js': { file: 'assets/react-a_-defg.js' },
    [field]: { file: 'assets/hosted-field-abcdefg.js', dynamicImports: ['src/pay.ts', 'index.html'] },
    'src/pay.ts': { file: 'assets/pay-abcdefg.js', imports: ['_react.js', '_sum.js'] },
    '_sum.js': { file: 'assets/calls-sum.gen-abcdefg.js' },
    'src/other.ts': { file: 'assets/other-abcdefg.js' },
  },
  screens: { 'payments/pay': screen(field), 'usage/usage': screen('src/other.ts') },
  workers: ['worker.js'],
};
const onArrival = { index: 'starts', react: 'draws', 'hosted-field': 'shows the frame' };
const beside = { 'worker.js': 'answers offline' };
const onAct = { pay: 'pays', 'calls-*.gen': 'calls' };

describe('the inventory of payment scripts', () => {
  it.each([
    ['is complete', onArrival, onAct, []],
    [
      'lacks a script',
      { index: 'starts', 'hosted-field': 'x' },
      onAct,
      [/^react is loaded by payments\/pay/],
    ],
    [
      'names one that is not loaded',
      { ...onArrival, other: 'x' },
      onAct,
      [/^other is listed under onArrival/],
    ],
    ['names one that is not built', onArrival, { ...onAct, gone: 'x' }, [/^gone is listed under onAct/]],
    [
      'lacks what an act loads, and what comes with that',
      onArrival,
      {},
      [/^pay is loaded by payments\/pay and is not under onAct/, /^calls-sum.gen is loaded/],
    ],
    [
      'has a pattern that nothing fits',
      onArrival,
      { ...onAct, 'calls-sum.gen*.gen': 'x' },
      [/^calls-sum.gen\*.gen is listed under onAct/],
    ],
    ['lacks a reason', { ...onArrival, react: ' ' }, onAct, [/^react has no reason/]],
  ])('%s', (_, arrival, act, want) => {
    const lines = checkInventory(build, { onArrival: arrival, onAct: act, beside });
    expect(lines).toEqual(want.map((pattern) => expect.stringMatching(pattern)));
  });

  it.each([
    [{}, /^worker.js is loaded by every screen and is not under beside/],
    [{ ...beside, 'old.js': 'x' }, /^old.js is listed under beside/],
    [{ 'worker.js': '' }, /^worker.js has no reason/],
  ])('has the workers beside the page: %j', (listed, want) => {
    const lines = checkInventory(build, { onArrival, onAct, beside: listed });
    expect(lines).toEqual([expect.stringMatching(want)]);
  });

  it('cannot be complete where there is no payment page', () => {
    expect(checkInventory({ ...build, screens: {} }, { onArrival, onAct, beside })).toHaveLength(1);
  });

  it.each([
    ['assets/apex-bills.gen-BNS-7cV.js', 'apex-bills.gen'],
    ['/assets/lobby--3hRl4C.js', 'lobby'],
  ])('names %s without its hash', (file, want) => {
    expect(scriptName(file)).toBe(want);
  });
});
