/** Limits of the host. Times are milliseconds, sizes bytes. */
export const settings = {
  /** A whole request must have arrived by then. */
  requestTimeout: 15_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: 5_000,
  maxHeaderSize: 16_384,
  maxConnections: 2_000,
  bodyLimit: 1_048_576,
  /** Files travel as forms: room for the largest that the org takes, and a slow line's time to send it. */
  upload: { bodyLimit: 27_262_976, requestTimeout: 300_000 },
  /** A request looks for a new publication no sooner than this after the last look. */
  publicationCheck: 1_000,
  /** Compressed documents in memory, some 4 KB each. */
  documentsKept: 500,
  /** A stop that takes longer is cut off. */
  stopTimeout: 10_000,
  org: {
    connections: 128,
    connectTimeout: 2_000,
    headersTimeout: 10_000,
    bodyTimeout: 15_000,
    retryDelay: 20,
  },
  /** Calls to the org per address and minute. */
  rateLimit: { max: 1_200, timeWindow: 60_000 },
} as const;
