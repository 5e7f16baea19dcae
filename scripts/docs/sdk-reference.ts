import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Application, JSX, OptionDefaults } from 'typedoc';

/** The source and the output of the SDK's reference, both as absolute folders. */
interface SdkReference {
  readonly root: string;
  readonly output: string;
}

/**
 * Writes the reference of the SDK's entry points, made from its comments.
 *
 * @returns whether there was no error and no warning; typedoc has printed them.
 */
export async function writeSdkReference({ root, output }: SdkReference): Promise<boolean> {
  const application = await Application.bootstrap({
    name: 'SDK',
    entryPoints: await readEntryPoints(join(root, 'sdk')),
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
    // Types that an entry point keeps to itself are no error of its reader.
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

/** The SDK's entry points: the exports of its package. */
async function readEntryPoints(folder: string): Promise<string[]> {
  // The shape of a package.json.
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  return Object.values(manifest.exports).map((path) => join(folder, path));
}
