import { describe, expect, it } from 'vitest';
import { createModel } from '../../model/create-model.ts';
import { apex } from './apex.ts';
import type { JsonObject } from '../../spec/types.ts';

const schemas: JsonObject = {
  Toy: {
    type: 'object',
    description: 'A toy.',
    required: ['name', 'number'],
    properties: {
      name: { type: 'string', minLength: 1, maxLength: 9 },
      number: { type: ['integer', 'null'], minimum: 0 },
      since: { type: 'string', format: 'date' },
      wheels: { type: 'array', items: { $ref: '#/components/schemas/Wheel' } },
    },
  },
  Wheel: { type: 'object', properties: { size: { type: 'number' } } },
  NewToy: {
    type: 'object',
    additionalProperties: false,
    required: ['kind'],
    dependentRequired: { kind: ['note'] },
    properties: {
      kind: { type: 'string', enum: ["child's", 'other'] },
      note: { type: 'string', pattern: '^\\d+$' },
      agreed: { type: 'boolean', const: true },
    },
  },
};
const answers: JsonObject = {
  '200': {
    description: 'It.',
    content: {
      'application/json': {
        schema: { $ref: '#/components/schemas/Toy' },
        examples: { car: { value: { name: 'Car', number: null } } },
      },
    },
  },
  '402': {
    description: 'No.',
    content: {
      'application/json': {
        schema: { type: 'array' },
        examples: { no: { value: [{ errorCode: 'PAY_FIRST', message: "It isn't paid" }] } },
      },
    },
  },
};

const protectedBy = (code: string): JsonObject => ({
  ...answers,
  '401': {
    description: 'Who?',
    content: {
      'application/json': {
        schema: { type: 'array' },
        examples: { who: { value: [{ errorCode: code, message: 'Log in' }] } },
      },
    },
  },
});

async function make(
  settings: JsonObject = {},
  renamed: Readonly<Record<string, string>> = {},
): Promise<ReadonlyMap<string, string>> {
  const given: JsonObject = {
    servers: [{ url: '/toys' }],
    security: [{ session: [] }],
    'x-envelope': {
      rest: {
        basePath: '/services/apexrest/toys',
        statuses: { allowed: [200, 400], otherwise: 400, header: 'Toy-Status' },
      },
    },
    paths: {
      '/ToyController/getToy': {
        get: {
          operationId: 'getToy',
          security: [],
          tags: ['toys'],
          'x-read': { lifetime: 'Any' },
          parameters: [
            {
              name: 'on',
              in: 'query',
              required: true,
              schema: { type: 'string', format: 'date' },
              example: '2026-01-31',
            },
          ],
          responses: protectedBy('WRONG_KEY'),
        },
      },
      '/ToyController/addToy': {
        post: {
          operationId: 'addToy',
          tags: ['toys'],
          'x-write': { otherwise: 'no' },
          requestBody: {
            content: {
              'application/json': {
                schema: { $ref: '#/components/schemas/NewToy' },
                examples: { one: { value: { kind: "child's", note: '7' } } },
              },
            },
          },
          responses: protectedBy('LOG_IN'),
        },
      },
      '/elsewhere/{id}': {
        get: { operationId: 'getElse', tags: ['toys'], 'x-read': {}, responses: answers },
      },
    },
    components: { schemas },
  };
  const text = Object.entries(renamed).reduce(
    (json, [from, to]) =>
      json.replaceAll(`schemas/${from}`, `schemas/${to}`).replaceAll(`"${from}":`, `"${to}":`),
    JSON.stringify(given),
  );
  // It was an object before.
  const document = JSON.parse(text) as JsonObject;
  const apis = createModel([{ api: 'toy', file: 'toy.yaml', document }]);
  const files = await apex.emit({
    apis,
    settings: { prefix: 'Toy', ...settings },
    sdk: '',
    importExtension: '.ts',
    header: '// Made.\n',
  });
  return new Map(files.map(({ path, text }) => [path.replace('portal.gen/main/default/classes/', ''), text]));
}

describe('the target apex', () => {
  it('makes a class for each object, and four for each tag', async () => {
    const names = [...(await make()).keys()].filter((name) => name.endsWith('.cls'));
    expect(names).toEqual(
      expect.arrayContaining(
        [
          'ToyToy',
          'ToyWheel',
          'ToyNewToy',
          'ToyToysService',
          'ToyToysDefault',
          'ToyToysCalls',
          'ToyToysTest',
          'ToyController',
          'ToyRest',
          'ToyErrors',
        ].map((name) => `${name}.cls`),
      ),
    );
  });

  it.each([
    [
      'a method that changes nothing is cacheable',
      'ToyController.cls',
      '@AuraEnabled(cacheable=true)\n  public static ToyResult getToy(String onValue)',
    ],
    ['any other is not', 'ToyController.cls', '@AuraEnabled\n  public static ToyResult addToy('],
    ['parameters keep their names', 'ToyController.cls', "'on' => onValue"],
    ['reserved words stay on the wire', 'ToyToy.cls', "told.put('number', numberValue)"],
    [
      'members that may be null need not be there',
      'ToyToy.cls',
      "data.numberValue = input.field('number').between(0, null).whole();",
    ],
    ['lists are read item by item', 'ToyToy.cls', 'data.wheels.add(ToyWheel.read(item'],
    ['dates are dates', 'ToyToy.cls', 'public Date since'],
    [
      'closed objects refuse what they do not know',
      'ToyNewToy.cls',
      "input.only(new Set<String>{ 'kind', 'note', 'agreed' });",
    ],
    ['members go together', 'ToyNewToy.cls', "input.together('kind', new List<String>{ 'note' });"],
    ['texts are escaped', 'ToyNewToy.cls', String.raw`.among(new Set<String>{ 'child\'s', 'other' })`],
    ['patterns are escaped', 'ToyNewToy.cls', String.raw`.matching('^\\d+$')`],
    ['consent is true', 'ToyNewToy.cls', "input.field('agreed').accepted().flag()"],
    ['each code is a class', 'ToyErrors.cls', 'public class PayFirstException extends ToyException'],
    [
      'calls that need a log-in are refused to guests',
      'ToyToysCalls.cls',
      'addToy(ToyInput input) {\n    ToyCalls.refuseGuests(new ToyErrors.LogInException());',
    ],
    [
      'those that need none are not',
      'ToyToysCalls.cls',
      "getToy(ToyInput input) {\n    input.only(new Set<String>{ 'on' });",
    ],
    ['codes have their statuses', 'ToyErrors.cls', 'return 402;'],
    [
      'statuses that cannot be set travel in a header',
      'ToyRest.cls',
      "response.addHeader('Toy-Status', String.valueOf(result.status));",
    ],
    ['calls at other addresses are none', 'ToyRest.cls', 'Set<String> CLASSES = new Set<String>{ '],
    ['addresses are those of the document', 'ToyRest.cls', "@RestResource(urlMapping='/toys/*')"],
    [
      'a call that nobody answers says what to write',
      'ToyToysDefault.cls',
      "' is not written yet. Override it in a class that extends ToyToysDefault, and name that class in the record toys of Toy_Service__mdt.'",
    ],
    [
      'the log has what the org has to mend',
      'ToyCalls.cls',
      'if (error.status() >= 500) {\n      System.debug(',
    ],
    [
      'times are told with the offset of the place',
      'ToyText.cls',
      "value.format('yyyy-MM-dd\\'T\\'HH:mm:ss.SSSXXX', UserInfo.getTimeZone().getID())",
    ],
    ['tests are the examples', 'ToyToysTest.cls', `String example = '{"name":"Car","number":null}';`],
  ])('%s', async (_, name, want) => {
    expect((await make()).get(name)).toContain(want);
  });

  it('leaves out what something else answers, and what no class can', async () => {
    const files = await make({ without: ['addToy'] });
    expect(files.get('ToyController.cls')).not.toMatch(/addToy|getElse/);
    expect(files.has('ToyNewToy.cls')).toBe(false);
  });

  it('refuses two classes of one name', async () => {
    await expect(make({}, { Wheel: 'Field' })).rejects.toThrow('Two classes would be called toyfield.');
  });
});
