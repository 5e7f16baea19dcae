/** First lines of a generated file: where it comes from, and how it is made again. */
export function header(sources: readonly string[]): string {
  return `// Generated from ${sources.join(' and ')} by ${OWN_COMMAND}. Do not edit.\n\n`;
}

/** As above, in a project of others. */
export function packageHeader(sources: readonly string[]): string {
  return header(sources).replace(OWN_COMMAND, PACKAGE_COMMAND);
}

/** The command that makes the files again: in this project, and in others. */
export const OWN_COMMAND = '`npm run generate`';
export const PACKAGE_COMMAND = '`npx @energy-portal/generator generate`';

/** Folder of the SDK's generated files. */
export const SDK = 'sdk/src/generated';

/** Folder of the sandbox's generated files. */
export const SANDBOX = 'tests/sandbox/generated';

/** Folder of the portal's generated files. */
export const PORTAL = 'portal/screen-language/generated';

/** Folders of this project by the kind of output. */
export const OWN_FOLDERS = { sdk: SDK, sandbox: SANDBOX, screens: PORTAL } as const;
