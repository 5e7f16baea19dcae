import type { Client } from '@energy-portal/sdk';
import type { PagesResult, ReadResult, Write, WriteProgress } from '@energy-portal/sdk/react';
import type { saveThing, Thing, ThingConfig, ThingPage } from '../../sdk/toys/index.ts';

export type Config = ThingConfig | undefined;

/** The inputs of an app: a client, and one component for each configuration that reads it. */
export interface Inputs {
  readonly client: Client;
  readonly configs: readonly Config[];
}

/** Tells what a component renders, and returns its text. */
export type Show = (index: number, result: ReadResult<Thing>) => string;

/** All that a component can do: a selected read with an interval, pages, and a write. */
export interface Panel {
  readonly name: ReadResult<string, Thing>;
  readonly pages: PagesResult<ThingPage, Thing>;
  readonly save: Write<ThingChange, Thing>;
  readonly progress: WriteProgress;
  readonly reset: () => void;
}

/** The change that a panel saves. */
type ThingChange = NonNullable<(typeof saveThing)['types']>['config'];

export const PANEL = {
  config: { thingId: 'a', fields: ['person.Name'] },
  shelf: { shelf: 's' },
  options: { interval: 1_000, select: ({ fields }: Thing) => String(fields['Name']?.value).toUpperCase() },
};

/** Tells what a panel renders, and returns its text. */
export type ShowPanel = (panel: Panel) => string;

/** A running app. */
export interface App {
  /** Changes some inputs. */
  change(inputs: Partial<Inputs>): void | Promise<void>;
  unmount(): void | Promise<void>;
}

/** One framework: how it runs an app, and how it comes to rest. */
export interface Driver {
  readonly name: string;
  mount(inputs: Inputs, show: Show): App | Promise<App>;
  /** Does something, and returns when all that follows from it was rendered. */
  act(work: () => unknown): Promise<void>;
  /** Mounts a component with all that `PANEL` says. @returns unmounts it */
  mountPanel(client: Client, show: ShowPanel): () => unknown;
  /** Mounts a component that reads, with no client above it. */
  mountAlone(): unknown;
}
