import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { customers, mariasCase, mariasOrder } from './customers.ts';

/** What these journeys need to know of a published screen. */
export interface Place {
  readonly id: string;
  readonly access: 'guest' | 'customer' | 'anyone';
  /** An address at which the screen has something to show. */
  readonly path: string;
  /** Who goes there; nobody where guests may. */
  readonly username: string | undefined;
  /** Operations that the screen reads, whether it needs the answer, and whether it ever tells of a failure. */
  readonly reads: readonly {
    readonly operation: string;
    readonly isNeeded: boolean;
    readonly isTold: boolean;
  }[];
  readonly hasForm: boolean;
  /** The operation that its form is sent to at the end. */
  readonly submits: string | undefined;
}

interface PublishedEntry {
  readonly id: string;
  readonly route: string;
  readonly access: Place['access'];
  readonly model: string;
  readonly validators: string | null;
}

const published = new URL('published/', distFolder());
/** The demo's links have it. */
const secret = '#token=kJ8sV2mQx7Rz4tYbN1cW9eHa';

/** What stands in routes after a colon, as the examples of the specs have it, too. */
const parameters: Readonly<Record<string, string>> = {
  orderId: mariasOrder,
  caseId: mariasCase,
  planId: 'plan_gp24_c',
  authorizationId: 'auth_7Hq1',
};

/** Who is asked for a change has an account of brand A, which sells other plans than the portal's own brand. */
const ownParameters: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'plans/change': { planId: 'plan_ss12' },
};

/** What stands behind the path, for screens that show little without it. */
const tails: Readonly<Record<string, string>> = {
  'account/confirm-email': secret,
  'account/confirm-registration': secret,
  'account/new-password': secret,
  'payments/deposit': secret,
  'documents/hand-in': `?order=${mariasOrder}`,
  'identity/verify': `?order=${mariasOrder}`,
  'plans/shop': '?zip=78704',
  'plans/plan': '?zip=78704',
  'plans/enroll': '?zip=78704',
  'plans/join': '?zip=78704',
};

/** Every published screen: one that is added is here by itself. @throws where a route has a parameter without a value */
export function readPlaces(): readonly Place[] {
  // Written by the publish step.
  const { screens } = readJson(new URL('manifest.json', published)) as {
    readonly screens: readonly PublishedEntry[];
  };
  return screens.map(({ id, route, access, model, validators }) => {
    const path =
      route.replace(/:(\w+)/g, (_, name: string) => ownParameters[id]?.[name] ?? valueOf(name, route)) +
      (tails[id] ?? '');
    const username = access === 'customer' ? customers.maria : undefined;
    return { id, access, path, username, ...modelOf(model), hasForm: validators !== null };
  });
}

function modelOf(model: string): Pick<Place, 'reads' | 'submits'> {
  // Written by the publish step; `model` is an absolute path below /published/.
  const { reads, submit } = readJson(new URL(model.replace(/^\/published\//, ''), published)) as {
    readonly reads: readonly {
      readonly operation: string;
      readonly needed: boolean;
      readonly retryWhen?: unknown;
    }[];
    readonly submit?: { readonly operation: string };
  };
  return {
    reads: reads.map(({ operation, needed, retryWhen }) => {
      return { operation, isNeeded: needed, isTold: needed || retryWhen !== undefined };
    }),
    submits: submit?.operation,
  };
}

function valueOf(name: string, route: string): string {
  const value = parameters[name];
  if (value === undefined) throw new Error(`tests/e2e/places.ts has no value for :${name} of ${route}.`);
  return value;
}

function distFolder(): URL {
  const named = process.env['PORTAL_DIST'];
  return named === undefined ? new URL('../../portal/dist/', import.meta.url) : new URL(`file://${named}/`);
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
}
