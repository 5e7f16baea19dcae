import type { ApiModel } from '@energy-portal/generator';
import { EXTENSIONS, SDK, START, apiAddress, operationAddress, tagAddress } from '../reference/address.ts';
import { languageAddresses } from '../language/shape-link.ts';
import { apiPages, tagsOf, titleOf } from '../reference/table-of-contents.ts';
import type { SiteArea } from './site-map.ts';

/** An entry of the navigation: a page, a group of entries, or both. */
interface Entry {
  readonly text: string;
  readonly link?: string;
  readonly collapsed?: boolean;
  readonly items?: readonly Entry[];
}

/** The navigation of the site: entries at its head, and those at the side by the address that they stand beside. */
export interface Navigation {
  readonly head: readonly Entry[];
  readonly side: Readonly<Record<string, readonly Entry[]>>;
}

/** Sources of the navigation. */
interface Contents {
  readonly areas: readonly SiteArea[];
  /** Title of a page by its source. */
  readonly titles: ReadonlyMap<string, string>;
  readonly apis: readonly ApiModel[];
  /** Names of the SDK's entry points, in the order of their pages. */
  readonly entryPoints: readonly string[];
}

/** The navigation of the pages that are written by hand, and of the reference. */
export function createNavigation({ areas, titles, apis, entryPoints }: Contents): Navigation {
  const sides = areas.map(({ folder, sections }) => {
    const groups = sections.map(({ title, pages }) => ({
      text: title,
      items: pages.map(({ source, address, label }) => ({
        text: label ?? titles.get(source) ?? address,
        link: `/${address}`,
      })),
    }));
    return [`/${folder}/`, groups.filter(({ items }) => items.length > 0)] as const;
  });
  const heads = sides.flatMap(([folder, [first]], index) => {
    const link = first?.items[0]?.link;
    return link === undefined ? [] : [{ text: areas[index]?.title ?? folder, link }];
  });
  return {
    head: [...heads, { text: 'Reference', link: `/${START.replace('index.html', '')}` }],
    side: { ...Object.fromEntries(sides), '/reference/': referenceSide(apis, entryPoints) },
  };
}

const page = (text: string, address: string): Entry => ({
  text,
  link: `/${address.replace(/(?:index)?\.html$/, '')}`,
});

function referenceSide(apis: readonly ApiModel[], entryPoints: readonly string[]): readonly Entry[] {
  const modules = entryPoints.map((name) => page(name, SDK.replace('index', name)));
  return [
    { text: 'Reference', items: [page('All operations', START), page('Extension language', EXTENSIONS)] },
    {
      text: 'Screens',
      items: [
        page('The screen language', languageAddresses.start),
        page('Blocks', languageAddresses.blocks),
        page('Questions', languageAddresses.questions),
        page('Shapes', languageAddresses.shapes),
      ],
    },
    { text: 'SDK', collapsed: true, items: [page('Entry points', SDK), ...modules] },
    ...apis.map((api) => ({
      text: titleOf(api),
      items: [
        ...tagsOf(api).map(({ name, operations }) => ({
          ...page(name, tagAddress(api.name, name)),
          collapsed: true,
          items: operations.map((operation) => page(operation.id, operationAddress(operation))),
        })),
        ...apiPages(api).map(({ page: id, title }) => page(title, apiAddress(api.name, id))),
      ],
    })),
  ];
}
