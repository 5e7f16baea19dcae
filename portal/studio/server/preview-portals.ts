import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { PublishedFiles } from '../../server/build-files.ts';
import { createHost } from '../../server/host.ts';
import type { Host } from '../../server/host.ts';

/** The portal of one brand as one person sees it. */
export interface PreviewPortal {
  readonly host: Host;
  /** Of the workspace, as shown. */
  revision: number;
  published: PublishedFiles | undefined;
  /** Files of other states of the project, which pages of it may be shown in. */
  beside: PublishedFiles['files'];
}

/** The places and services of previews. */
interface PortalOptions {
  /** The portal's build: folder with `client/` and a publication to begin with. */
  readonly dist: string;
  /** Folder of the previews' own publications. */
  readonly folder: string;
  readonly orgUrl: string;
  readonly paymentsUrl: string | undefined;
  /** Origin of the studio's page. */
  readonly framedBy: string;
  /** Names of the previews, where people reach them by others than those of the machine. */
  readonly hosts?: string | undefined;
  readonly trustProxy?: string | undefined;
}

/** Portals by person and brand. */
interface PreviewPortals {
  readonly open: (brand: string, who: string) => Promise<PreviewPortal>;
  readonly stop: () => Promise<void>;
}

/** Portals that are kept, each with a build in memory; the one that was used longest ago makes room. */
const most = 18;

/** Keeps a portal for each person and brand; all portals of a brand begin with the same folder. */
export function keepPreviewPortals(brands: readonly string[], options: PortalOptions): PreviewPortals {
  for (const brand of brands) prepareFolder(join(options.folder, brand), options.dist);
  const portals = new Map<string, Promise<PreviewPortal>>();
  const end = async (portal: Promise<PreviewPortal>) => (await portal).host.stop();
  return {
    open(brand, who) {
      const key = JSON.stringify([brand, who]);
      const portal = portals.get(key) ?? openPortal(join(options.folder, brand), options);
      // Kept in the order of their last use.
      portals.delete(key);
      portals.set(key, portal);
      portal.catch(() => portals.delete(key));
      for (const [name, oldest] of portals) {
        if (portals.size <= most) break;
        portals.delete(name);
        void end(oldest).catch(() => undefined);
      }
      return portal;
    },
    stop: async () => void (await Promise.all([...portals.values()].map(end))),
  };
}

function prepareFolder(folder: string, built: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  // A junction needs no rights on Windows; elsewhere the word counts for nothing.
  symlinkSync(join(built, 'client'), join(folder, 'client'), 'junction');
  if (existsSync(join(built, 'published')))
    cpSync(join(built, 'published'), join(folder, 'published'), { recursive: true });
}

async function openPortal(dist: string, options: PortalOptions): Promise<PreviewPortal> {
  const { orgUrl, paymentsUrl, framedBy, hosts, trustProxy } = options;
  const host = await createHost({ orgUrl, dist, clock: Date, paymentsUrl, framedBy, hosts, trustProxy });
  await host.server.ready();
  return { host, revision: 0, published: undefined, beside: new Map() };
}
