import { fileURLToPath } from 'node:url';
import type { CompiledScreen } from '@energy-portal/portal/publish';
import type { JsonObject } from '@energy-portal/sdk';
import type { AnyOperation } from '@energy-portal/sdk/catalogue';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { failureOfSending, seenOfRead, toldOf, viewOfRead } from '../../../portal/src/screen/testing/seen.ts';
import { planProject } from '../../screens/index.ts';
import { readContractCases } from '../contract-cases.ts';
import { expectedOf, unsureTexts } from './cells.ts';
import { startFailingOrg, type FailingOrg } from './failing-org.ts';
import { failureKinds, type FailureKind } from './kinds.ts';
import { usesOf, type Use } from './uses.ts';

const project = planProject(fileURLToPath(new URL('../../..', import.meta.url)), { today: '2026-11-25' });
const screens = project.screens.map(({ screen }) => ({ screen, uses: usesOf(screen) }));
const cases = new Map((await readContractCases()).map((one) => [one.operationId, one]));

let org: FailingOrg;
beforeAll(async () => {
  // The device has a line.
  vi.stubGlobal('navigator', { onLine: true });
  org = await startFailingOrg(project);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await org.stop();
});

function calledBy(id: string): { readonly operation: AnyOperation; readonly config: JsonObject } {
  const found = cases.get(id);
  if (found === undefined) throw new Error(`There is no example of ${id}.`);
  return found;
}

/** The end of a call, and how often the org was asked. */
interface Ended {
  readonly view?: Awaited<ReturnType<typeof viewOfRead>>;
  readonly failure?: unknown;
  readonly asked: number;
}

const ended = new Map<string, Promise<Ended>>();

/** Each operation meets each kind once; what screens make of the end is theirs. */
function endOf(id: string, kind: FailureKind): Promise<Ended> {
  const key = `${id} ${kind.name}`;
  const found = ended.get(key) ?? callBroken(id, kind);
  ended.set(key, found);
  return found;
}

async function callBroken(id: string, { effect, isTooLate }: FailureKind): Promise<Ended> {
  org.takeCalls();
  org.breakCalls(effect);
  const call = { client: org.openClient(isTooLate ? 'impatient' : 'patient'), ...calledBy(id) };
  const isRead = call.operation.table.kind === 'read';
  const end = isRead ? { view: await viewOfRead(call) } : { failure: await failureOfSending(call) };
  return { ...end, asked: org.takeCalls().length };
}

async function seenIn(screen: CompiledScreen, use: Use, kind: FailureKind): Promise<string> {
  const { view, failure } = await endOf(use.operation, kind);
  if (use.kind === 'read') return view === undefined ? 'no read' : seenOfRead(screen.model, use.name, view);
  return failure === undefined ? 'done' : `told ${toldOf(use.submission, failure).join(' ')}`;
}

describe.each(failureKinds.map((kind) => [kind.name, kind] as const))('after %s', (_, kind) => {
  it.each(screens.map(({ screen, uses }) => [screen.config.id, screen, uses] as const))(
    'customers of %s see what its config says',
    async (_id, screen, uses) => {
      const cells = { expected: {}, seen: {} };
      for (const [at, use] of uses.entries()) {
        const name = `${at} ${use.kind} ${use.operation}`;
        Object.assign(cells.expected, { [name]: expectedOf(screen, use, kind) });
        Object.assign(cells.seen, { [name]: await seenIn(screen, use, kind) });
      }
      expect(cells.seen).toEqual(cells.expected);
    },
  );
});

it('has a cell for each call of each screen and each kind of failure', () => {
  const uses = screens.flatMap((screen) => screen.uses);
  expect(uses.length * failureKinds.length).toBeGreaterThan(1_000);
});

it('tells what nobody knows in sentences that are true whether it arrived or not', () => {
  const named = screens.flatMap(({ screen, uses }) =>
    uses.flatMap((use) =>
      failureKinds
        .filter(({ known }) => known === 'nothing' && use.kind === 'sending')
        .map((kind) => expectedOf(screen, use, kind).replace('told ', '')),
    ),
  );
  expect([...new Set(named)].sort()).toEqual(['errors.noAnswer', ...unsureTexts].sort());
});

describe('what is lost on the way', () => {
  const writes = [
    ...new Set(
      screens
        .flatMap(({ uses }) => uses)
        .filter(({ kind }) => kind === 'sending')
        .map(({ operation }) => operation),
    ),
  ];
  it.each(writes)('%s is not sent again behind the back of the customer', async (id) => {
    for (const kind of failureKinds.filter(({ known }) => known !== 'answered'))
      expect([kind.name, (await endOf(id, kind)).asked]).toEqual([
        kind.name,
        ['cut', '500', '503'].includes(kind.name) ? 0 : 1,
      ]);
  });
});
