import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Application, Comment, Converter, OptionDefaults, ReflectionKind } from 'typedoc';
import type { ProjectReflection, TypeDocOptions } from 'typedoc';
import type { PluginOptions } from 'typedoc-plugin-markdown';

/** The source and the output of the SDK's reference, both as absolute folders. */
interface SdkReference {
  readonly root: string;
  readonly output: string;
}

/** The page of the package's own entry point; the other pages have the names of theirs. */
const MAIN = 'sdk';

/** Operations, hooks and schemas have pages of their own in the reference of the specs. */
const GENERATED = 'src/generated/';

const OPTIONS: Partial<TypeDocOptions & PluginOptions> = {
  name: '@energy-portal/sdk',
  plugin: ['typedoc-plugin-markdown'],
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
  outputFileStrategy: 'modules',
  entryFileName: 'index',
  hidePageHeader: true,
  hideBreadcrumbs: true,
  useCodeBlocks: true,
  expandObjects: false,
  parametersFormat: 'table',
  interfacePropertiesFormat: 'table',
  typeDeclarationFormat: 'table',
  indexFormat: 'table',
  // By which links find their headings, however often a name is on a page.
  useCustomAnchors: true,
  pageTitleTemplates: {
    index: 'Entry points of the SDK',
    module: ({ name }) => (name === MAIN ? '`@energy-portal/sdk`' : `\`@energy-portal/sdk/${name}\``),
  },
};

/**
 * Writes the reference of the SDK's entry points as Markdown, a page each, made from its comments.
 *
 * @returns names of the pages, or undefined where there was an error or a warning; typedoc has printed it.
 */
export async function writeSdkReference({
  root,
  output,
}: SdkReference): Promise<readonly string[] | undefined> {
  const modules = await readEntryPoints(join(root, 'sdk'));
  const application = await Application.bootstrapWithPlugins({
    ...OPTIONS,
    entryPoints: [...modules.keys()],
    tsconfig: join(root, 'scripts/config/tsconfig.docs.json'),
    outputs: [{ name: 'markdown', path: output }],
  });
  // Before names are grouped and links are followed.
  application.converter.on(Converter.EVENT_RESOLVE_BEGIN, ({ project }) => {
    leaveGeneratedOut(project);
    leaveSourcesOut(project);
  });
  const project = await application.convert();
  if (project === undefined) return undefined;
  nameModules(project, modules);
  describeModules(project, await readFile(join(root, 'sdk/README.md'), 'utf8'));
  nameParameters(project);
  application.validate(project);
  await application.generateOutputs(project);
  const isSound = !application.logger.hasErrors() && !application.logger.hasWarnings();
  return isSound ? [...modules.values()] : undefined;
}

/** Names of the SDK's entry points by their files: the exports of its package. */
async function readEntryPoints(folder: string): Promise<ReadonlyMap<string, string>> {
  // The shape of a package.json.
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as {
    exports: Record<string, string>;
  };
  const entries = Object.entries(manifest.exports).map(
    ([name, path]) => [join(folder, path), name === '.' ? MAIN : name.slice(2)] as const,
  );
  return new Map(entries);
}

function leaveGeneratedOut(project: ProjectReflection): void {
  for (const reflection of Object.values(project.reflections)) {
    const file = project.getSymbolIdFromReflection(reflection)?.packagePath ?? '';
    const isOfModule = reflection.parent?.kindOf(ReflectionKind.Module) === true;
    if (isOfModule && file.includes(GENERATED)) project.removeReflection(reflection);
  }
}

function nameModules(project: ProjectReflection, names: ReadonlyMap<string, string>): void {
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const file = [...names.keys()].find((each) =>
      [`/${module.name}.ts`, `/${module.name}/index.ts`].some((end) => each.endsWith(end)),
    );
    module.name = names.get(file ?? '') ?? module.name;
  }
}

/** Gives each entry point the words that the README's table has for it. */
function describeModules(project: ProjectReflection, readme: string): void {
  const rows = [...readme.matchAll(/^\| (`.*?) +\| (.*?) +\|/gm)];
  for (const module of project.getReflectionsByKind(ReflectionKind.Module)) {
    const name = module.name === MAIN ? '`@energy-portal/sdk`' : `\`/${module.name}\``;
    const words = rows.find(([, names]) => names?.split(', ').includes(name))?.[2];
    if (words !== undefined) module.comment = new Comment([{ kind: 'text', text: sentence(words) }]);
  }
}

function sentence(words: string): string {
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** Names of documents that only those who wrote the SDK have. */
function leaveSourcesOut(project: ProjectReflection): void {
  for (const { comment } of Object.values(project.reflections)) comment?.removeTags('@see');
}

/** A parameter that takes its members apart has no name; its reader gives options. */
function nameParameters(project: ProjectReflection): void {
  for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter))
    if (parameter.name.startsWith('__')) parameter.name = 'options';
}
