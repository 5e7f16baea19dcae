import type { Client } from '@energy-portal/sdk';
import { operationModules } from '@energy-portal/sdk/catalogue';
import { createContext, useContext, useMemo } from 'react';
import type { PageScreen } from '../../screen-language/manifest.ts';
import type { ScreenModel } from '../../screen-language/model/model.ts';
import type { LoadedScreen } from './loaded-screen.ts';
import type { AnyOperation, LoadOperation } from '../page/page.ts';
import type { Follow } from './read-board.ts';

type OperationModule = Readonly<Record<string, AnyOperation>>;

/**
 * The fetched screens, operations and code of a page. The browser keeps them, too, but hands them out too late
 * for the first frame.
 */
export interface ScreenCache {
  /** A page has one publication, so that they stay as they are; one that broke is deleted before it is tried again. */
  readonly screens: WeakMap<PageScreen, LoadedScreen>;
  /** An operation out of its module. */
  readonly operationOf: (module: string, operationId: string) => AnyOperation | Promise<AnyOperation>;
  /** Follows lists of pages, which few screens have. */
  readonly followPages: () => Follow | Promise<Follow>;
}

/**
 * Creates an empty cache.
 *
 * @param load fetches what an operation asks of the record layer, before anybody uses it
 */
export function createScreenCache(load?: Client['load']): ScreenCache {
  const known = new Map<string, AnyOperation>();
  let followPages: Follow | undefined;
  const fetchOperation = async (name: string, operationId: string) => {
    const module: OperationModule = (await operationModules[name]?.()) ?? {};
    const operation = module[operationId];
    if (operation === undefined) throw new Error(`There is no operation ${operationId}.`);
    await load?.(operation);
    known.set(operationId, operation);
    return operation;
  };
  return {
    screens: new WeakMap(),
    operationOf: (name, operationId) => known.get(operationId) ?? fetchOperation(name, operationId),
    followPages: () =>
      followPages ?? import('./paged-reads.ts').then((module) => (followPages = module.followPages)),
  };
}

const Current = createContext<ScreenCache | undefined>(undefined);

/** Set once, around the routes. */
export const ScreenCacheProvider = Current.Provider;

/** Returns the cache of the page. */
export function useScreenCache(): ScreenCache {
  const options = useContext(Current);
  if (options === undefined) throw new Error('Put it below ScreenCacheProvider.');
  return options;
}

/** Fetches the tables of a screen's operations, which the bundle holds apart, by their ids. */
export function useOperationLoader({ operations }: Pick<ScreenModel, 'operations'>): LoadOperation {
  const { operationOf } = useScreenCache();
  return useMemo<LoadOperation>(
    () => (operationId) => operationOf(operations[operationId] ?? '', operationId),
    [operations, operationOf],
  );
}
