/** Places of one class of calls: those under way, those that may wait, and what one client may have of both. */
export interface ClassLimits {
  readonly places: number;
  readonly waiting: number;
  readonly perSession: number;
  readonly perAddress: number;
}

/** Limits of the host. Times are milliseconds, sizes bytes, rates bytes a second. */
export interface HostSettings {
  /** A request with its body must have arrived by then, files aside. */
  readonly requestTimeout: number;
  readonly headersTimeout: number;
  readonly connectionsCheckingInterval: number;
  readonly keepAliveTimeout: number;
  readonly maxHeaderSize: number;
  readonly bodyLimit: number;
  /** Files travel as forms: room for the largest that the org takes, and an end for the slowest line. */
  readonly upload: { readonly bodyLimit: number; readonly requestTimeout: number };
  readonly connections: {
    readonly most: number;
    /** More than that, which only health checks are answered on, and soon closed. */
    readonly reserve: number;
    readonly reserveTimeout: number;
    /** An IPv6 client has a whole /64. Trusted proxies have no limit. */
    readonly perAddress: number;
    /** Requests on one connection that wait for their answers. */
    readonly pipelined: number;
  };
  /**
   * Files on their way in and every answer on its way out keep to a least rate, counted after a time of grace; all answers together hold
   * no more than `unsentBytes` that their clients have not taken, and all bodies that are not whole no more than `unfinishedBytes`.
   */
  readonly progress: {
    readonly grace: number;
    readonly rate: number;
    /** The time of grace of files while others find no place for theirs. */
    readonly pressedGrace: number;
    readonly interval: number;
    readonly unsentBytes: number;
    readonly unfinishedBytes: number;
  };
  /** A request looks for a new publication no sooner than this after the last look. */
  readonly publicationCheck: number;
  /** A storage of publications is asked every `interval`, and for files that nobody knows no sooner than `lookInterval`. */
  readonly publications: {
    readonly interval: number;
    readonly lookInterval: number;
    readonly answerTimeout: number;
  };
  /**
   * Counters that hosts share: nobody waits longer than `answerTimeout`; after `retryDelay` a store that was away is asked
   * again, and a connection that says nothing for `silence` is opened anew.
   */
  readonly counters: {
    readonly answerTimeout: number;
    readonly retryDelay: number;
    readonly silence: number;
  };
  /** Documents in memory, some 15 KB each. */
  readonly documentsKept: number;
  /** A stop that takes longer is cut off, when every call of the org has had its time; one that waits for files, later. */
  readonly stopTimeout: number;
  readonly filesStopTimeout: number;
  readonly org: {
    readonly connectTimeout: number;
    readonly headersTimeout: number;
    /** The longest gap in an answer. */
    readonly bodyTimeout: number;
    /** A whole answer, files aside. */
    readonly answerTimeout: number;
    readonly answerLimit: number;
    /** Answers that are kept for all, together. */
    readonly sharedBytes: number;
    readonly retryDelay: number;
    /** The longest wait for a place. */
    readonly waitTimeout: number;
    /** The age at which `/readyz` asks the org again. */
    readonly probeInterval: number;
    /** A class is paused when this share of its calls in `duration` had no answer, of at least `perSecond` calls. */
    readonly breaker: {
      readonly share: number;
      readonly duration: number;
      readonly perSecond: number;
      readonly pause: number;
    };
    readonly classes: { readonly [name in CallClass]: ClassLimits };
  };
  /** What browsers refused: bytes of a report, and within `duration` reports of an address, addresses, and lines of the log. */
  readonly reports: {
    readonly bodyLimit: number;
    readonly duration: number;
    readonly perAddress: number;
    readonly addresses: number;
    readonly lines: number;
  };
  /**
   * Tries of calls that somebody who guesses would make, within `window`: of one address, of one account, and of one address
   * for one account, which are fewer than those that the org or the host has for an account: one address alone shuts nobody out. `countsAll`: those that succeed too.
   */
  readonly tries: {
    readonly window: number;
    /** Counts in memory, some 100 bytes each. */
    readonly keys: number;
    /** Addresses of one network of IPv6 whose tries it may have in all: who has a /48 has 65,536 of them. */
    readonly homes: number;
    readonly calls: {
      readonly [
        name in
          | 'enrollInPlan'
          | 'findDeposit'
          | 'findMyEnrollment'
          | 'logIn'
          | 'logInWithCode'
          | 'requestPasswordReset'
          | 'sendLogInCode'
          | 'sendRegistrationCode'
          | 'setNewPassword'
      ]: {
        readonly address: number;
        readonly account: number;
        readonly both: number;
        readonly countsAll?: true;
      };
    };
  };
  /** Connections and calls of one address that begin, or are given up, in a turn of the event loop. */
  readonly stepsATurn: number;
  /** Calls to the org per address and minute. */
  readonly rateLimit: { readonly max: number; readonly timeWindow: number };
}

/** Calls of one kind share a pool, so that none waits behind another kind. */
export type CallClass = 'session' | 'payments' | 'account' | 'records' | 'files';

/** The host's limits unless stated otherwise. */
export const settings: HostSettings = {
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  bodyLimit: 262_144,
  upload: { bodyLimit: 27_262_976, requestTimeout: 1_800_000 },
  connections: { most: 2_000, reserve: 64, reserveTimeout: 2_000, perAddress: 256, pipelined: 8 },
  progress: {
    grace: 20_000,
    rate: 16_384,
    pressedGrace: 3_000,
    interval: 1_000,
    unsentBytes: 67_108_864,
    unfinishedBytes: 33_554_432,
  },
  publicationCheck: 1_000,
  publications: { interval: 2_000, lookInterval: 1_000, answerTimeout: 2_000 },
  counters: { answerTimeout: 200, retryDelay: 1_000, silence: 4_000 },
  documentsKept: 1_000,
  stopTimeout: 35_000,
  filesStopTimeout: 300_000,
  org: {
    connectTimeout: 2_000,
    headersTimeout: 10_000,
    bodyTimeout: 15_000,
    answerTimeout: 30_000,
    answerLimit: 8_388_608,
    sharedBytes: 16_777_216,
    retryDelay: 20,
    waitTimeout: 2_000,
    probeInterval: 5_000,
    breaker: { share: 0.5, duration: 10_000, perSecond: 1, pause: 5_000 },
    classes: {
      session: { places: 20, waiting: 40, perSession: 10, perAddress: 30 },
      payments: { places: 16, waiting: 32, perSession: 8, perAddress: 24 },
      account: { places: 32, waiting: 64, perSession: 24, perAddress: 60 },
      records: { places: 48, waiting: 96, perSession: 32, perAddress: 72 },
      files: { places: 32, waiting: 16, perSession: 6, perAddress: 6 },
    },
  },
  reports: { bodyLimit: 8_192, duration: 60_000, perAddress: 10, addresses: 1_000, lines: 60 },
  tries: {
    window: 900_000,
    keys: 50_000,
    homes: 16,
    // The org ends tries for one account at 10 passwords, 5 codes, 5 mails and 20 orders: `both` is below that, so that one network leaves the
    // customer some. A household or an office behind one address has room.
    calls: {
      logIn: { address: 50, account: 40, both: 6 },
      logInWithCode: { address: 50, account: 40, both: 3 },
      sendLogInCode: { address: 20, account: 15, both: 4, countsAll: true },
      requestPasswordReset: { address: 20, account: 15, both: 4, countsAll: true },
      enrollInPlan: { address: 20, account: 20, both: 10, countsAll: true },
      findMyEnrollment: { address: 40, account: 20, both: 10 },
      sendRegistrationCode: { address: 20, account: 15, both: 4, countsAll: true },
      findDeposit: { address: 40, account: 20, both: 10 },
      setNewPassword: { address: 40, account: 20, both: 10 },
    },
  },
  stepsATurn: 4,
  rateLimit: { max: 1_200, timeWindow: 60_000 },
};
