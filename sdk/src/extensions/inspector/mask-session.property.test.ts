import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Json } from '../../core/json-value.ts';
import { settled } from '../../../testing/index.ts';
import { createToyClient, getSetting, getThing, saveThing } from '../../../toys/index.ts';
import { createInspector } from './create-inspector.ts';
import { maskSession } from './mask-session.ts';
import { readSession, writeSession } from './session-file.ts';
import { takeSession } from './session.ts';

/** Stands in every text that a customer could have given. */
const MARK = 'ünïque';
const SECRET_NUMBER = 918_273_645;
const marked = fc.string().map((text) => `${text}${MARK}`);
const personal = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    marked,
    fc.constant(SECRET_NUMBER),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.oneof(marked, fc.constantFrom('Name', 'street', '__proto__')), tie('value'), {
      maxKeys: 4,
    }),
  ),
})).value;

/** A client that was asked for, told and refused what is personal, in every way there is. */
async function createSession(value: Json) {
  const inspector = createInspector();
  const { client, server } = createToyClient({ extensions: [inspector] });
  const thing = {
    id: `id ${MARK}`,
    kind: 'person',
    rev: 7,
    fields: {
      Name: { value: `Ann ${MARK}` },
      [`Map ${MARK}`]: { value: null },
      Age: { value: SECRET_NUMBER },
    },
    more: value,
  };
  const config = { thingId: `id ${MARK}`, fields: ['person.Name', `person.${MARK}`], extras: ['person.Age'] };
  client.watch(getThing, config, () => undefined);
  await server.last().answer(thing);
  void client.refresh(getThing, config);
  await server.last().answer({ ...thing, rev: 8, fields: { Name: { value: `Bo ${MARK}` } } });
  client.watch(getSetting, { name: MARK }, () => undefined);
  await server.last().answer({ deep: value, [MARK]: value });
  const saving = client
    .write(saveThing, { fields: { Id: `id ${MARK}`, Name: MARK } }, { optimistic: true })
    .catch(() => undefined);
  await settled();
  const pending = takeSession(inspector);
  await server.last().answer([{ errorCode: 'BAD', message: `No ${MARK}` }], 400);
  await saving;
  void client.refresh(getThing, config);
  await server.last().answer([{ errorCode: 'BAD', message: `No ${MARK}` }], 404);
  inspector.act({ do: 'invalidate-record', record: { entity: 'Thing', key: `id ${MARK}` } });
  await settled();
  return [pending, takeSession(inspector)];
}

const leaks = (text: string): boolean =>
  text.includes(MARK) || text.includes(encodeURIComponent(MARK)) || text.includes(String(SECRET_NUMBER));

describe('a masked session', () => {
  it('holds nothing that a customer could have given', async () => {
    await fc.assert(
      fc.asyncProperty(personal, async (value) => {
        for (const session of await createSession(value)) {
          // The mark is there to be found.
          expect(leaks(writeSession(session))).toBe(true);
          const text = writeSession(maskSession(session));
          expect(leaks(text), text).toBe(false);
          expect(readSession(text).isMasked).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('still shows what belongs together, and what is no value', async () => {
    const [, session] = await createSession({
      street: 'Main',
      count: 3,
      isGood: true,
      none: null,
      empty: '',
    });
    if (!session) throw new Error('No session');
    const { queries, records } = maskSession(session, { readable: ['kind', 'street'] });
    const [thing] = records;
    expect(thing).toMatchObject({
      entity: 'Thing',
      label: 'person',
      key: expect.stringMatching(/^text \d+$/),
    });
    const field = (name: string) => thing?.fields.find((one) => one.name === name)?.value;
    expect(field('id')).toBe(thing?.key);
    expect(field('kind')).toBe('person');
    expect(field('more')).toEqual({
      street: 'Main',
      count: expect.stringMatching(/^number/),
      isGood: true,
      none: null,
      empty: '',
    });
    expect(queries.map(({ operation }) => operation).toSorted()).toEqual(['getSetting', 'getThing']);
    expect(queries.flatMap((query) => query.records)).toContainEqual({ entity: 'Thing', key: thing?.key });
  });
});
