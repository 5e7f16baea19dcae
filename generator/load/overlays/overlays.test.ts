import { describe, expect, it } from 'vitest';
import { loadSpecs } from '../../index.ts';
import { formatDiagnostic } from '../../project/report.ts';
import type { Diagnostic, JsonObject } from '../../index.ts';

const DOCUMENT = `openapi: 3.1.0
info: { title: Trains, version: '1' }
paths:
  /seats/{seatId}:
    $ref: paths.yaml#/seat
  /seats:
    get:
      operationId: getSeats
      tags: [seats]
      responses: { '200': { $ref: '#/components/responses/Seats' } }
components:
  responses:
    Seats: { description: All, content: { application/json: { schema: { type: array, items: { $ref: '#/components/schemas/Seat' } } } } }
  schemas:
    Seat: { type: object, required: [id], properties: { id: { type: string }, passenger: { type: string } } }
`;
const PATHS = `x-request-id: { description: An id, schema: { type: string } }
x-other: { $ref: none.yaml }
seat:
  get:
    operationId: getSeat
    parameters: [{ name: seatId, in: path, required: true, schema: { type: string } }]
    responses: { '200': { description: One, content: { application/json: { schema: { $ref: 'openapi.yaml#/components/schemas/Seat' } } } } }
`;

const overlay = (actions: string): string =>
  `overlay: 1.0.0\ninfo: { title: Ours, version: '1' }\nactions:\n${actions}`;

interface Loaded {
  readonly document: JsonObject | undefined;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** The document after its overlays, which are called `1.yaml`, `2.yaml` and so on. */
async function load(overlays: readonly string[], document = DOCUMENT): Promise<Loaded> {
  const names = overlays.map((_, index) => `${index + 1}.yaml`);
  const files = new Map([
    ['openapi.yaml', document],
    ['paths.yaml', PATHS],
  ]);
  for (const [index, name] of names.entries()) files.set(name, overlays[index] ?? '');
  const warnings: Diagnostic[] = [];
  const read = async (path: string): Promise<string> => {
    if (path.startsWith('specs/extensions/')) return readVocabulary(path);
    return files.get(path) ?? Promise.reject(Object.assign(new Error('none'), { code: 'ENOENT' }));
  };
  const specs = [{ api: 'trains', file: 'openapi.yaml', overlays: names }];
  const result = await loadSpecs(specs, read, { onWarning: (each) => warnings.push(each) });
  return {
    document: result.ok ? result.value[0]?.document : undefined,
    errors: result.ok ? [] : result.diagnostics.map(formatDiagnostic),
    warnings: warnings.map(formatDiagnostic),
  };
}

async function readVocabulary(path: string): Promise<string> {
  const { readFile } = await import('node:fs/promises');
  return readFile(new URL(`../../../${path}`, import.meta.url), 'utf8');
}

const ENTITY = overlay(`  - target: $
    update: { x-lifetimes: { Seat: { fresh: 60000 } } }
  - target: $.components.schemas.Seat
    update: { x-entity: { key: [id], lifetime: Seat } }
  - target: $.paths['/seats/{seatId}'].get
    update: { x-read: { entity: Seat, key: { id: seatId } } }
`);

describe('overlays', () => {
  it('give a document our extensions, also where it stands in several files', async () => {
    const { document, errors, warnings } = await load([ENTITY]);
    expect([...errors, ...warnings]).toEqual([]);
    expect(document).toMatchObject({
      'x-lifetimes': { Seat: { fresh: 60_000 }, Unstated: { fresh: 0 } },
      components: { schemas: { Seat: { 'x-entity': { key: ['id'], lifetime: 'Seat' } } } },
      paths: {
        '/seats/{seatId}': { get: { 'x-read': { entity: 'Seat', key: { id: 'seatId' } } } },
        '/seats': { get: { 'x-read': { lifetime: 'Unstated' } } },
      },
    });
  });

  it('are applied in their order: the last one counts', async () => {
    const later = overlay(`  - target: $['x-lifetimes'].Seat\n    update: { fresh: 5 }\n`);
    const { document } = await load([ENTITY, later]);
    expect(document?.['x-lifetimes']).toMatchObject({ Seat: { fresh: 5 } });
  });

  it('touch nothing but their document, whatever their members are called', async () => {
    const hostile = overlay(`  - target: $.info\n    update: { __proto__: { polluted: 'yes' }, x-own: 1 }\n`);
    const { document } = await load([hostile]);
    expect(Reflect.has({}, 'polluted')).toBe(false);
    expect(document?.['info']).toMatchObject({ title: 'Trains', 'x-own': 1 });
  });

  it.each<readonly [name: string, actions: string, path: string, want: unknown]>([
    [
      'merge objects member by member',
      `  - target: $.info\n    update: { title: New, contact: { name: Us } }\n`,
      'info',
      { title: 'New', version: '1', contact: { name: 'Us' } },
    ],
    [
      'append to lists',
      `  - target: $.components.schemas.Seat.required\n    update: passenger\n`,
      'components.schemas.Seat.required',
      ['id', 'passenger'],
    ],
    [
      'join lists of members',
      `  - target: $.components.schemas.Seat\n    update: { required: [passenger] }\n`,
      'components.schemas.Seat.required',
      ['id', 'passenger'],
    ],
    [
      'remove all that is selected',
      `  - target: $.components.schemas.Seat.properties.*\n    remove: true\n`,
      'components.schemas.Seat.properties',
      {},
    ],
    [
      'select by what is there',
      `  - target: $.paths[?@.get.operationId == 'getSeats'].get\n    update: { description: Chosen }\n`,
      'paths./seats.get.description',
      'Chosen',
    ],
  ])('%s', async (_, actions, path, want) => {
    const { document, errors } = await load([overlay(actions)]);
    expect(errors).toEqual([]);
    const value = path.split('.').reduce<unknown>((node, key) => Reflect.get(Object(node), key), document);
    expect(value).toEqual(want);
  });
});

describe('a broken overlay is told at its own place, with a remedy', () => {
  it.each<readonly [name: string, text: string, want: readonly string[]]>([
    [
      'no YAML',
      'overlay: [1',
      ['1.yaml:1:12  #  broken-yaml  unexpected end of the stream within a flow collection. Mend the YAML.'],
    ],
    [
      'no overlay',
      'openapi: 3.1.0',
      [
        '1.yaml:1:1  #  invalid-overlay  This is no OpenAPI Overlay. Begin with "overlay: 1.0.0", "info" and "actions".',
      ],
    ],
    [
      'no title',
      `overlay: 1.0.0\ninfo: { version: '1' }\nactions: [{ target: $, update: {} }]`,
      [
        '1.yaml:2:1  #/info  invalid-overlay  The field `title` must be present on this level. See the OpenAPI Overlay Specification 1.0.0.',
      ],
    ],
    [
      'an unknown member',
      overlay(`  - target: $.info\n    updte: { title: X }\n`),
      [
        '1.yaml:4:5  #/actions/0  invalid-overlay  The action changes nothing. Give it "update" or "remove: true".',
        '1.yaml:5:5  #/actions/0/updte  invalid-overlay  Property `updte` is not expected here. Did you mean "update"?',
      ],
    ],
    [
      'no target',
      overlay(`  - update: { title: X }\n`),
      [
        '1.yaml:4:5  #/actions/0  invalid-overlay  The field `target` must be present on this level. See the OpenAPI Overlay Specification 1.0.0.',
      ],
    ],
    [
      'no JSONPath',
      overlay(`  - target: $.info[\n    update: { title: X }\n`),
      [
        '1.yaml:4:13  #/actions/0/target  invalid-overlay  "$.info[" is no JSONPath: end of input is not expected. Correct the JSONPath.',
      ],
    ],
    [
      'an action without a change',
      overlay(`  - target: $.info\n`),
      [
        '1.yaml:4:5  #/actions/0  invalid-overlay  The action changes nothing. Give it "update" or "remove: true".',
      ],
    ],
    [
      'a key that is no property',
      ENTITY.replace('key: [id]', 'key: [idd]'),
      [
        '1.yaml:7:33  #/actions/1/update/x-entity/key/0  unknown-property  "idd" is no property of the schema. Did you mean "id"?',
        '1.yaml:9:44  #/actions/2/update/x-read/key  incomplete-key  The key of "Seat" lacks idd. Say where each key member comes from.',
        '1.yaml:9:50  #/actions/2/update/x-read/key/id  unknown-key  "id" is no key member of the entity. Did you mean "idd"?',
      ],
    ],
    [
      'a lifetime that is no row',
      ENTITY.replace('lifetime: Seat }', 'lifetime: Saet }'),
      [
        '1.yaml:7:48  #/actions/1/update/x-entity/lifetime  unknown-lifetime  "Saet" is no row of x-lifetimes. Did you mean "Seat"?',
      ],
    ],
    [
      'an extension of the wrong form',
      ENTITY.replace('fresh: 60000', 'fresh: soon'),
      [
        '1.yaml:5:45  #/actions/0/update/x-lifetimes/Seat/fresh  invalid-extension  This must be integer. See specs/extensions/README.md.',
      ],
    ],
    [
      'an entity that is none',
      ENTITY.replace('entity: Seat', 'entity: Sit'),
      [
        '1.yaml:9:33  #/actions/2/update/x-read/entity  unknown-entity  "Sit" is no schema with x-entity. Did you mean "Seat"?',
      ],
    ],
  ])('%s', async (_, text, want) => {
    const { errors } = await load([text]);
    expect(errors).toEqual(want);
  });

  it('tells all of several overlays at once', async () => {
    const { errors } = await load(['openapi: 3.1.0', overlay(`  - target: $.info\n    updte: {}\n`)]);
    expect(errors.map((each) => each.split(':')[0])).toEqual(expect.arrayContaining(['1.yaml', '2.yaml']));
  });

  it('warns of an action that selects nothing', async () => {
    const { warnings } = await load([
      overlay(`  - target: $.paths['/none']\n    update: { description: X }\n`),
    ]);
    expect(warnings).toEqual([
      `1.yaml:4:13  #/actions/0/target  unused-action  "$.paths['/none']" selects nothing in openapi.yaml. Correct the target, or drop the action.`,
    ]);
  });
});

describe('extensions in documents of others', () => {
  it('are held to what they name, and the document to nothing more', async () => {
    const own = DOCUMENT.replace(
      'Seat: { type: object',
      'Seat: { x-entity: { key: [id], lifetime: Seat }, type: object',
    );
    const { errors } = await load([], own);
    expect(errors).toEqual([
      'openapi.yaml:15:46  #/components/schemas/Seat/x-entity/lifetime  unknown-lifetime  "Seat" is no row of x-lifetimes. There is none to choose from.',
    ]);
  });

  it('are ignored where only the name is ours', async () => {
    const own = DOCUMENT.replace('Seat: { type: object', 'Seat: { x-entity: seats, type: object');
    const { errors, warnings, document } = await load([], own);
    expect(errors).toEqual([]);
    expect(warnings).toEqual([
      'openapi.yaml:15:23  #/components/schemas/Seat/x-entity  invalid-extension  This must be object. The extension is ignored. See specs/extensions/README.md.',
    ]);
    expect(document).not.toHaveProperty('components.schemas.Seat.x-entity');
  });

  it('are not dropped where they are names that something refers to', async () => {
    const header = "{ $ref: 'paths.yaml#/x-request-id' }";
    const own = DOCUMENT.replace(
      'description: All',
      `description: All, headers: { X-Request-Id: ${header} }`,
    );
    const { errors, document } = await load([], own);
    expect(errors).toEqual([]);
    expect(JSON.stringify(document)).toContain('An id');
  });
});
