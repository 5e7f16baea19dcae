/** The addresses of a proxy with hosts behind it. */
export interface ProxyAddresses {
  readonly https: string;
  readonly http: string;
}

/** A promise of the reference configuration. */
export interface ProxyCheck {
  readonly name: string;
  readonly holds: (addresses: ProxyAddresses) => Promise<boolean>;
}
