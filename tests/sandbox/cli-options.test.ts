import { describe, expect, it } from 'vitest';
import { readCliOptions } from './cli-options.ts';

describe('the command line', () => {
  it('has a default for everything', () => {
    expect(readCliOptions([])).toEqual({
      port: 4900,
      processorPort: 4901,
      host: '127.0.0.1',
      database: ':memory:',
      seed: 'demo',
      customers: 0,
      portalUrls: ['http://localhost:4173', 'http://127.0.0.1:4173'],
      allowedOrigins: [],
      strict: false,
      apexForm: 'plain',
    });
  });

  it('takes every option', () => {
    const text =
      '--port 0 --processor-port 1 --host ::1 --database a.db --seed edge-cases --customers 7 ' +
      '--portal-url https://a.test/en --portal-url http://b.test --allow-origin http://c.test:1/ --strict-org --apex rest';
    expect(readCliOptions(text.split(' '))).toEqual({
      port: 0,
      processorPort: 1,
      host: '::1',
      database: 'a.db',
      seed: 'edge-cases',
      customers: 7,
      portalUrls: ['https://a.test', 'http://b.test'],
      allowedOrigins: ['http://c.test:1'],
      strict: true,
      apexForm: 'rest',
    });
  });

  it.each([
    ['--port high', '--port takes a number from 0 to 65535, not "high".'],
    ['--port 65536', '--port takes a number from 0 to 65535, not "65536".'],
    ['--customers 1e3', '--customers takes a number from 0 to 100000, not "1e3".'],
    ['--apex soap', '--apex takes one of plain, wrapped, rest, not "soap".'],
    ['--seed full', '--seed takes one of demo, edge-cases, empty, not "full".'],
    ['--portal-url portal', '--portal-url takes an http or https address, not "portal".'],
    ['--allow-origin *', '--allow-origin takes an http or https address, not "*".'],
    ['--nothing', "Unknown option '--nothing'"],
  ])('says what is wrong with %s', (args, sentence) => {
    expect(() => readCliOptions(args.split(' '))).toThrow(sentence);
  });
});
