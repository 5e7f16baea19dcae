import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { addressOf, type PageBrand } from './addresses.ts';
import { customers } from './demo.ts';

/** A published screen, as these journeys need to know it. */
export interface Place {
  readonly id: string;
  readonly access: 'guest' | 'customer' | 'anyone';
  /** An address at which the screen has something to show. */
  readonly path: string;
  /** That address on the pages of a brand. */
  readonly pathOf: (brand: PageBrand) => string;
  /** The customer who goes there; undefined where guests may. */
  readonly username: string | undefined;
  /** Operations that the screen reads, whether it needs the answer, and whether it ever tells of a failure. */
  readonly reads: readonly {
    readonly operation: string;
    readonly isNeeded: boolean;
    readonly isTold: boolean;
    /** It waits for no condition, no other answer and nothing that a customer chooses. */
    readonly isAlwaysAsked: boolean;
    /** It asks about the account of who is there. */
    readonly isOfCustomer: boolean;
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

/** Every published screen: one that is added is here by itself. @throws where a route has a parameter without a value */
export function readPlaces(): readonly Place[] {
  // Written by the publish step.
  const { screens } = readJson(new URL('manifest.json', published)) as {
    readonly screens: readonly PublishedEntry[];
  };
  return screens.map(({ id, route, access, model, validators }) => {
    const pathOf = (brand?: PageBrand) => {
      const { path, tail } = addressOf({ id, route }, brand);
      return path + tail;
    };
    const username = access === 'customer' ? customers.maria : undefined;
    return { id, access, path: pathOf(), pathOf, username, ...modelOf(model), hasForm: validators !== null };
  });
}

/** Some of them, by their ids. @throws where one of the ids is not published: its tests would be gone without a word */
export function readPlacesOf(ids: readonly string[]): readonly Place[] {
  const places = readPlaces();
  const unknown = ids.filter((id) => !places.some((place) => place.id === id));
  if (unknown.length > 0) throw new Error(`There is no screen ${unknown.join(', ')}.`);
  return places.filter(({ id }) => ids.includes(id));
}

function modelOf(model: string): Pick<Place, 'reads' | 'submits'> {
  // Written by the publish step; `model` is an absolute path below /published/.
  const { reads, submit } = readJson(new URL(model.replace(/^\/published\//, ''), published)) as {
    readonly reads: readonly {
      readonly operation: string;
      readonly needed: boolean;
      readonly retryWhen?: unknown;
      readonly when?: unknown;
      readonly with?: unknown;
    }[];
    readonly submit?: { readonly operation: string };
  };
  return {
    reads: reads.map(({ operation, needed, retryWhen, when, with: bindings = {} }) => ({
      operation,
      isNeeded: needed,
      isTold: needed || retryWhen !== undefined,
      isAlwaysAsked:
        when === undefined && !/"(reads|answers|result|results)\.|"field":/.test(JSON.stringify(bindings)),
      isOfCustomer: JSON.stringify(bindings).includes('session.'),
    })),
    submits: submit?.operation,
  };
}

function distFolder(): URL {
  const named = process.env['PORTAL_DIST'];
  return named === undefined ? new URL('../../portal/dist/', import.meta.url) : new URL(`file://${named}/`);
}

function readJson(file: URL): unknown {
  return JSON.parse(readFileSync(fileURLToPath(file), 'utf8'));
}
