import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HostSettings } from '../settings.ts';
import { networkKey } from './client-address.ts';
import type { LimitLog } from './limit-log.ts';
import { cutOff } from './progress.ts';

/** An upload and its answer. */
interface UploadExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Uploads that hold places for files. */
export interface SlowUploads {
  /** Follows an upload until it is there, or has gone. */
  readonly watch: (exchange: UploadExchange, address: string) => void;
  /** Called where others find no place: the slowest of the network with the most places is cut, if it is slow. */
  readonly giveWay: () => void;
}

/** The settings of uploads that give way. */
interface SlowUploadOptions {
  readonly limits: Pick<HostSettings['progress'], 'pressedGrace' | 'rate'>;
  readonly clock: { readonly now: () => number };
  readonly refused: LimitLog;
}

interface Upload extends UploadExchange {
  readonly address: string;
  readonly since: number;
  readonly readBefore: number;
}

/** Creates the watch over uploads: while there is room each may be slow for a while, and where there is none it may not. */
export function createSlowUploads({ limits, clock, refused }: SlowUploadOptions): SlowUploads {
  const underWay = new Set<Upload>();
  const rateOf = ({ request, since, readBefore }: Upload): number =>
    ((request.socket.bytesRead - readBefore) * 1_000) / Math.max(1, clock.now() - since);
  // While bytes wait to be taken it is the org that is slow.
  const isSlow = (upload: Upload): boolean =>
    clock.now() - upload.since > limits.pressedGrace &&
    !upload.request.complete &&
    upload.request.readableLength === 0 &&
    rateOf(upload) < limits.rate;
  return {
    watch({ request, response }, address) {
      const upload = { request, response, address, since: clock.now(), readBefore: request.socket.bytesRead };
      underWay.add(upload);
      request.once('close', () => underWay.delete(upload));
    },
    giveWay() {
      const ofNetworks = Object.values(Object.groupBy(underWay, ({ address }) => networkKey(address)));
      const [most] = ofNetworks
        .map((uploads = []) => uploads.filter(isSlow))
        .toSorted((one, other) => other.length - one.length);
      const slowest = most?.toSorted((one, other) => rateOf(one) - rateOf(other)).at(0);
      if (slowest === undefined) return;
      underWay.delete(slowest);
      refused('slow file');
      cutOff(slowest);
    },
  };
}
