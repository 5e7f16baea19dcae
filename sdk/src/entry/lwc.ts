import type { Client, WatchOptions } from '../client/client.ts';
import { createReadBinding, type BoundRead } from '../client/read-binding.ts';
import type { SdkError } from '../core/errors.ts';
import type { ReadResult } from '../query/query-observer.ts';
import type { ReadOperation } from '../spec/operation.ts';

/** The value of a wired member. At most one of `data` and `error` is there. */
export type WireValue<TData> = {
  /** Asks the server whatever the store has; the member gets what comes. */
  readonly refresh: () => Promise<void>;
} & (
  | { readonly data: TData; readonly error: undefined }
  | { readonly data: undefined; readonly error: undefined }
  | { readonly data: undefined; readonly error: SdkError }
);

/** One wired member of one component, as the engine of Lightning Web Components uses it. */
export interface WireAdapter<TConfig> {
  /** Takes the configuration, again whenever one of its `$` members has changed. */
  update(config: TConfig): void;
  connect(): void;
  disconnect(): void;
}

/** A wire adapter: the first argument of `@wire`. */
export type WireAdapterClass<TConfig, TData> = new (
  dataCallback: (value: WireValue<TData>) => void,
) => WireAdapter<TConfig>;

/**
 * Makes a wire adapter of an operation. While a required member of the configuration is undefined nothing is sent.
 *
 * @example
 * export const getRecord = createWireAdapter(client, operations.getRecord);
 * // in a component: @wire(getRecord, { recordId: '$recordId', fields }) record;
 */
export function createWireAdapter<TConfig, TData>(
  client: Client,
  operation: ReadOperation<TConfig, TData>,
  options?: WatchOptions,
): WireAdapterClass<TConfig, TData> {
  return class extends WiredRead<TConfig, TData> {
    constructor(dataCallback: (value: WireValue<TData>) => void) {
      const bind = createReadBinding(operation, options);
      super((config) => bind(client, config), dataCallback);
    }
  };
}

/** A class, since the engine makes one for each wired member. */
class WiredRead<TConfig, TData> implements WireAdapter<TConfig> {
  readonly #bind: (config: TConfig | undefined) => BoundRead<TData>;
  readonly #dataCallback: (value: WireValue<TData>) => void;
  #config: TConfig | undefined;
  #isConnected = false;
  #read: BoundRead<TData> | undefined;
  #stop: (() => void) | undefined;
  #last: WireValue<TData> | undefined;

  constructor(
    bind: (config: TConfig | undefined) => BoundRead<TData>,
    dataCallback: (value: WireValue<TData>) => void,
  ) {
    this.#bind = bind;
    this.#dataCallback = dataCallback;
    // A template reads members of a wired value from its first rendering on.
    this.#emit({ data: undefined, error: undefined });
  }

  update(config: TConfig): void {
    this.#config = config;
    if (this.#isConnected) this.#follow();
  }

  connect(): void {
    this.#isConnected = true;
    // The engine gives a configuration after it connects; other hosts may have given one before.
    if (this.#config !== undefined) this.#follow();
  }

  disconnect(): void {
    this.#isConnected = false;
    this.#stop?.();
    this.#read = undefined;
    this.#config = undefined;
  }

  #follow(): void {
    const read = this.#bind(this.#config);
    if (read === this.#read) return;
    this.#stop?.();
    this.#read = read;
    const emit = (): void => this.#emit(read.current());
    this.#stop = read.subscribe(emit);
    emit();
  }

  #emit({ data: known, error }: Pick<ReadResult<TData>, 'data' | 'error'>): void {
    const data = error ? undefined : known;
    if (this.#last && this.#last.data === data && this.#last.error === error) return;
    // One of the two is undefined.
    this.#last = { data, error, refresh: this.#refresh } as WireValue<TData>;
    this.#dataCallback(this.#last);
  }

  readonly #refresh = async (): Promise<void> => {
    await this.#read?.current().refresh();
  };
}
