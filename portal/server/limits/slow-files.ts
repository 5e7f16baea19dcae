import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostSettings } from '../settings.ts';
import { networkKey } from './client-address.ts';
import type { LimitLog } from './limit-log.ts';
import { cutOff } from './progress.ts';

/** A call that carries a file, and its answer. */
interface FileExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Files on their way that hold places. */
export interface SlowFiles {
  /** Follows an upload until it is there, or has gone. */
  readonly watchUpload: (exchange: FileExchange, address: string) => void;
  /** Follows a download whose answer begins now. */
  readonly watchDownload: (exchange: FileExchange, address: string) => void;
  /** Called where others find no place: the slowest of the network with the most slow ones is cut. */
  readonly giveWay: () => void;
}

/** The settings of files that give way. */
interface SlowFileOptions {
  readonly limits: Pick<HostSettings['progress'], 'pressedGrace' | 'rate'>;
  readonly clock: { readonly now: () => number };
  readonly refused: LimitLog;
}

/** Bytes of a file that the machine itself takes for its client before it says so. */
const PIECE = 1_048_576;

interface Following extends FileExchange {
  readonly limit: 'slow file' | 'slow reader';
  readonly address: string;
  /** Bytes a second that its client has sent or taken; undefined while it is the org that is slow. */
  readonly rate: () => number | undefined;
}

/** Creates the watch over files: while there is room each may be slow for a while, and where there is none it may not. */
export function createSlowFiles({ limits, clock, refused }: SlowFileOptions): SlowFiles {
  const underWay = new Set<Following>();
  const perSecond = (bytes: number, since: number): number | undefined => {
    const elapsed = clock.now() - since;
    return elapsed > limits.pressedGrace ? (bytes * 1_000) / elapsed : undefined;
  };
  const isSlow = ({ rate }: Following): boolean => (rate() ?? limits.rate) < limits.rate;
  return {
    watchUpload({ request, response }, address) {
      const { socket } = request;
      const [since, before] = [clock.now(), socket.bytesRead];
      const isAwaited = () => !request.complete && request.readableLength === 0;
      const rate = () => (isAwaited() ? perSecond(socket.bytesRead - before, since) : undefined);
      const file = { request, response, address, rate, limit: 'slow file' } as const;
      underWay.add(file);
      // What still comes behind an answer has no place any more.
      response.once('close', () => underWay.delete(file));
    },
    watchDownload({ request, response }, address) {
      // What counts is the time since the client last took what the machine holds.
      let since = clock.now();
      response.on('drain', () => (since = clock.now()));
      const rate = () => (response.writableLength > 0 ? perSecond(PIECE, since) : undefined);
      const file = { request, response, address, rate, limit: 'slow reader' } as const;
      underWay.add(file);
      response.once('close', () => underWay.delete(file));
    },
    giveWay() {
      const ofNetworks = Object.values(Object.groupBy(underWay, ({ address }) => networkKey(address)));
      const [most] = ofNetworks
        .map((files = []) => files.filter(isSlow))
        .toSorted((one, other) => other.length - one.length);
      const slowest = most?.toSorted((one, other) => (one.rate() ?? 0) - (other.rate() ?? 0)).at(0);
      if (slowest === undefined) return;
      underWay.delete(slowest);
      refused(slowest.limit);
      cutOff(slowest);
    },
  };
}
