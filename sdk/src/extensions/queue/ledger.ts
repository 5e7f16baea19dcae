import { SdkError } from '../../core/errors.ts';
import type { TabChannel } from '../journal/channel.ts';
import { isSameLine, type Line } from './line.ts';
import type { QueuedWrite } from './queued-write.ts';
import type { QueueStorage } from './storage.ts';
import { storageError } from './verdict.ts';

/** Tells the other pages of this browser that a queue has changed; a `BroadcastChannel` is one. */
export interface QueueChannel extends Omit<TabChannel, 'close'> {
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** The kept line of one user, and what this page knows of it. */
export interface Ledger {
  /** As of the last look; the same object until it changes. */
  line(): Line;
  /** @throws SdkError `STORAGE` */
  read(): Promise<Line>;
  /**
   * Changes the line where it is kept; it is durable when the promise resolves.
   *
   * @throws SdkError `STORAGE`, and whatever `how` throws
   */
  change(how: (line: Line) => Line): Promise<Line>;
  close(): void;
}

/** What a ledger needs. */
interface LedgerOptions {
  readonly key: string;
  readonly storage: QueueStorage;
  readonly channel?: QueueChannel | undefined;
  /** Told when the line is another one than before. */
  readonly onLine: (line: Line) => void;
  /** Told when another page has changed the line. */
  readonly onForeignChange: () => void;
}

/** A ledger that knows nothing yet. */
export function createLedger(options: LedgerOptions): Ledger {
  const { key, storage, channel, onLine, onForeignChange } = options;
  let known: Line = [];
  const hear = ({ data }: { readonly data: unknown }): void => {
    if (data === key) onForeignChange();
  };
  const learn = (line: Line): void => {
    if (isSameLine(known, line)) return;
    known = line;
    onLine(line);
  };
  const tell = (): void => {
    try {
      // A channel has no origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel?.postMessage(key);
    } catch {
      // What is kept is kept: pages that cannot be told see it when they look.
    }
  };
  const change: Ledger['change'] = async (how) => {
    let line = known;
    let hasChanged = false;
    try {
      await storage.update(key, (kept) => {
        const before = lineOf(kept);
        line = how(before);
        hasChanged = line !== before;
        if (!hasChanged) return kept;
        return line.length === 0 ? undefined : line;
      });
    } catch (cause) {
      throw cause instanceof SdkError ? cause : storageError(cause);
    }
    learn(line);
    if (hasChanged) tell();
    return line;
  };
  channel?.addEventListener('message', hear);
  return {
    line: () => known,
    read: () => change((line) => line),
    change,
    close: () => channel?.removeEventListener('message', hear),
  };
}

function lineOf(kept: unknown): Line {
  if (kept === undefined) return [];
  // The key names the format, so a list of writes has all that this version gives them.
  if (Array.isArray(kept) && kept.every(isWrite)) return kept;
  throw new SdkError('STORAGE', 'What the device has kept is no queue');
}

function isWrite(value: unknown): value is QueuedWrite {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['id', 'operation', 'state', 'idempotencyKey', 'records'].every((member) => member in value)
  );
}
