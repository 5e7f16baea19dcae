import type { Client } from '@energy-portal/sdk';
import type { ReadResult } from '@energy-portal/sdk/react';
import type { Thing, ThingConfig } from '../../sdk/toys/index.ts';

export type Config = ThingConfig | undefined;

/** The inputs of an app: a client, and one component for each configuration that reads it. */
export interface Inputs {
  readonly client: Client;
  readonly configs: readonly Config[];
}

/** Tells what a component renders, and returns its text. */
export type Show = (index: number, result: ReadResult<Thing>) => string;

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
  /** Mounts a component that reads, with no client above it. */
  mountAlone(): unknown;
}
