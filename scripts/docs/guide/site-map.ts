/** A page that stands in the project as Markdown: the site takes it from there. */
export interface SitePage {
  /** Path of the file from the project's root. */
  readonly source: string;
  /** Address on the site, without its ending. */
  readonly address: string;
  /** Name in the navigation, where it is not the page's own title. */
  readonly label?: string;
}

/** Pages that stand together in the navigation. */
interface SiteSection {
  readonly title: string;
  readonly pages: readonly SitePage[];
  /** Folder whose pages follow, those that no section names: nobody has to list a page twice. */
  readonly rest?: string;
}

/** An area of the site with a navigation of its own. */
export interface SiteArea {
  readonly title: string;
  readonly folder: string;
  readonly sections: readonly SiteSection[];
}

function named(folder: string, area: string, names: readonly string[]): readonly SitePage[] {
  return names.map((name) => ({ source: `${folder}/${name}.md`, address: `${area}/${name}` }));
}

const sdk = (...names: readonly string[]): readonly SitePage[] => named('sdk/guide', 'guide', names);

const GUIDE: SiteArea = {
  title: 'Guide',
  folder: 'guide',
  sections: [
    {
      title: 'Start',
      pages: [...sdk('getting-started'), ...named('generator/guide', 'guide', ['tutorial'])],
    },
    {
      title: 'Data',
      pages: sdk('queries', 'object-types', 'caching-and-lifetimes', 'mutations', 'pages', 'errors'),
    },
    { title: 'Frameworks', pages: sdk('react', 'vue', 'svelte', 'solid', 'angular', 'lwc') },
    {
      title: 'Beyond one page',
      pages: sdk('tokens', 'offline', 'tabs', 'server-rendering', 'storage', 'push', 'extensions'),
      rest: 'sdk/guide',
    },
    {
      title: 'Compare',
      pages: sdk('comparison', 'sizes', 'migrating-from-tanstack-query', 'migrating-from-lds'),
    },
    {
      title: 'Inside',
      pages: [
        ...sdk('architecture'),
        { source: 'sdk/GLOSSARY.md', address: 'guide/glossary', label: 'Glossary' },
        { source: 'sdk/CHANGELOG.md', address: 'guide/changelog', label: 'Changes' },
        { source: 'sdk/decisions/README.md', address: 'guide/decisions/index', label: 'Decisions' },
        { source: 'sdk/README.md', address: 'guide/package', label: 'The package' },
      ],
    },
  ],
};

const PORTAL: SiteArea = {
  title: 'Portal',
  folder: 'portal',
  sections: [
    {
      title: 'Screens',
      pages: [
        { source: 'screen-configs/README.md', address: 'portal/screens', label: 'The screen language' },
        ...named('screen-configs/guide', 'portal', ['words-of-a-screen', 'drafts', 'checks']),
        { source: 'locales/README.md', address: 'portal/texts', label: 'Texts' },
        { source: 'portal/studio/README.md', address: 'portal/studio', label: 'The studio' },
      ],
      rest: 'screen-configs/guide',
    },
    {
      title: 'Operation',
      pages: [
        ...named('portal/guide', 'portal', [
          'put-it-on-the-internet',
          'publishing',
          'deployment',
          'real-org',
          'hosted-fields',
        ]),
        { source: 'portal/server/README.md', address: 'portal/host', label: 'The host' },
        { source: 'tests/sandbox/README.md', address: 'portal/sandbox', label: 'The sandbox org' },
        { source: 'tests/sandbox/guide/demo.md', address: 'portal/demo', label: 'Demo customers' },
      ],
      rest: 'portal/guide',
    },
    {
      title: 'Inside',
      pages: [
        { source: 'portal/README.md', address: 'portal/architecture', label: 'The portal' },
        { source: 'portal/screen-language/README.md', address: 'portal/compiler', label: 'The compiler' },
        { source: 'portal/src/blocks/README.md', address: 'portal/blocks', label: 'Blocks' },
        { source: 'portal/src/forms/README.md', address: 'portal/forms', label: 'Forms' },
      ],
    },
  ],
};

const SPECS: SiteArea = {
  title: 'Specs',
  folder: 'specs',
  sections: [
    {
      title: 'Specs and generator',
      pages: [
        {
          source: 'specs/extensions/README.md',
          address: 'specs/extensions',
          label: 'The extension language',
        },
        ...named('generator/guide', 'specs', ['rules', 'foreign-documents']),
        { source: 'specs/ui-api/README.md', address: 'specs/ui-api', label: 'Calls of the record interface' },
        { source: 'specs/apex/README.md', address: 'specs/apex', label: 'Calls of Apex' },
        { source: 'generator/README.md', address: 'specs/generator', label: 'The generator' },
      ],
      rest: 'generator/guide',
    },
  ],
};

/** Every area of the site that is written by hand, in the order of the navigation. */
export const AREAS: readonly SiteArea[] = [GUIDE, SPECS, PORTAL];

/**
 * The pages that there are: those that sections name and the project has, and the rest of the folders that they name.
 *
 * @param files Paths of all Markdown files of the project.
 */
export function presentAreas(areas: readonly SiteArea[], files: readonly string[]): readonly SiteArea[] {
  const listed = new Set(
    areas.flatMap(({ sections }) => sections.flatMap(({ pages }) => pages)).map(({ source }) => source),
  );
  const restOf = (folder: string, area: string): readonly SitePage[] =>
    files
      .filter((file) => file.startsWith(`${folder}/`) && !file.slice(folder.length + 1).includes('/'))
      .filter((file) => !listed.has(file))
      .map((source) => ({ source, address: `${area}/${source.slice(folder.length + 1, -'.md'.length)}` }));
  return areas.map((area) => ({
    ...area,
    sections: area.sections.map((section) => ({
      ...section,
      pages: [
        ...section.pages.filter(({ source }) => files.includes(source)),
        ...(section.rest === undefined ? [] : restOf(section.rest, area.folder)),
      ],
    })),
  }));
}

/** Pages that others link to and that no navigation lists: the records of decisions. */
export function decisionPages(files: readonly string[]): readonly SitePage[] {
  return files
    .filter((file) => /\/decisions\/\d{4}-[^/]+\.md$/.test(file))
    .map((source) => {
      const path = source.replace('/decisions/', '/').slice(0, -'.md'.length);
      return { source, address: `decisions/${path}` };
    });
}
