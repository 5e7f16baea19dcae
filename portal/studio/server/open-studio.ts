import { join } from 'node:path';
import type { Publications } from '../../publish/index.ts';
import { createDraftKeeper } from './draft-keeper.ts';
import { openPreviews } from './previews.ts';
import { createPublishing } from './publishing.ts';
import { createStudioHost } from './studio-host.ts';
import type { StudioHostOptions } from './studio-host.ts';
import { Workspace } from './workspace.ts';
import type { WorkspaceOptions } from './workspace.ts';

/** Options of a studio: the project, and its places. */
export interface StudioOptions
  extends
    Pick<WorkspaceOptions, 'root' | 'format'>,
    Pick<StudioHostOptions, 'settings' | 'password' | 'sampleAddress'> {
  /** The portal's build: folder with `client/`, `published/` and `studio/`. */
  readonly dist: string;
  /** Folder of drafts and of the previews' publications. */
  readonly folder: string;
  readonly publications: Publications;
  readonly orgUrl: string;
  readonly paymentsUrl: string | undefined;
  readonly ports: StudioPorts;
}

/** Ports of 127.0.0.1 that are free. */
interface StudioPorts {
  readonly studio: number;
  /** One for the portal of each brand of the settings, in their order. */
  readonly previews: readonly number[];
}

/** A studio that listens. */
export interface Studio {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Opens the studio for this machine alone.
 *
 * @throws Error with one sentence when the portal or the studio is not built, or a port is taken
 * @example const { url, stop } = await openStudio({ root, dist, folder, orgUrl, ports, settings, ... })
 */
export async function openStudio(options: StudioOptions): Promise<Studio> {
  const { root, format, folder, dist, ports, settings, orgUrl, paymentsUrl } = options;
  const drafts = createDraftKeeper(join(folder, 'drafts.json'));
  const workspace = new Workspace({ root, format, drafts, clock: Date });
  const host = `127.0.0.1:${ports.studio}`;
  const previews = await openPreviews({
    workspace,
    dist,
    folder: join(folder, 'previews'),
    brands: settings.brands.map(({ id }, at) => ({ id, port: ports.previews[at] ?? 0 })),
    orgUrl,
    paymentsUrl,
    framedBy: `http://${host}`,
  });
  const publishing = createPublishing(options.publications);
  const page = join(dist, 'studio');
  const server = createStudioHost({ ...options, workspace, previews, publishing, host, page });
  const url = await server.listen({ port: ports.studio, host: '127.0.0.1' });
  return {
    url,
    async stop() {
      await Promise.all([server.close(), previews.stop()]);
    },
  };
}
