import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Application, JSX, OptionDefaults } from 'typedoc';

/** Where the SDK's reference comes from and goes to, both as absolute folders. */
export interface SdkReference {
  readonly root: string;
  readonly output: string;
}

/**
 * Writes the reference of the SDK's doors, made from its comments.
 *
 * @returns whether there was no error and no warning; typedoc has printed them.
 */
export async function writeSdkReference({ root, output }: SdkReference): Promise<boolean> {
  const application = await Application.bootstrap({
    name: 'SDK',
    entryPoints: await readDoors(join(root, 'sdk')),
    tsconfig: join(root, 'scripts/config/tsconfig.docs.json'),
    readme: 'none',
    logLevel: 'Warn',
    // The gate of the types has checked them, with another version of the compiler.
    skipErrorChecking: true,
    // A link to a line needs the address of a host of the sources, of which a checkout knows nothing.
    disableSources: true,
    // Those of openapi-typescript.
    blockTags: [...OptionDefaults.blockTags, '@description', '@constant'],
    excludeInternal: true,
    excludeExternals: true,
    excludePrivate: true,
    githubPages: false,
    // What a door keeps for itself is no fault of its reader's.
    validation: { notExported: false, invalidLink: true, invalidPath: true, rewrittenLink: true },
  });
  application.renderer.hooks.on('body.begin', (context) =>
    JSX.createElement(
      'p',
      { style: 'margin: 0; padding: 0.5rem 1rem' },
      JSX.createElement(
        'a',
        { href: context.relativeURL('../index.html') },
        'Back to the reference of the specs',
      ),
    ),
  );
  const project = await application.convert();
  if (project === undefined) return false;
  application.validate(project);
  await application.generateDocs(project, output);
  return !application.logger.hasErrors() && !application.logger.hasWarnings();
}

/** The SDK's doors are what its package exports. */
async function readDoors(folder: string): Promise<string[]> {
  // The shape of a package.json.
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(manifest.exports).map((door) => join(folder, door));
}
