/** First lines of a generated file: where it comes from, and how it is made again. */
export function header(sources: readonly string[]): string {
  return `// Generated from ${sources.join(' and ')} by \`npm run generate\`. Do not edit.\n\n`;
}

/** Folder of the SDK's generated files. */
export const SDK = 'sdk/src/generated';

/** Folder of the sandbox's generated files. */
export const SANDBOX = 'tests/sandbox/generated';

/** Folder of the portal's generated files. */
export const PORTAL = 'portal/screen-language/generated';
