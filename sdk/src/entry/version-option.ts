import { version } from '../generated/version.gen.ts';

/** Options of which the version of the specs is known: the generated one unless stated. */
export type WithKnownVersion<TOptions extends { readonly version: string }> = Omit<TOptions, 'version'> & {
  readonly version?: string | undefined;
};

/** Returns options with the version of the specs. */
export function withVersion<TOptions extends { readonly version?: string | undefined }>(
  options: TOptions,
): TOptions & { readonly version: string } {
  return { ...options, version: options.version ?? version };
}
