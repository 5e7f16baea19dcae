import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { PublicationStorage } from '../storage/index.ts';
import { isStillBuild } from './build-files.ts';
import type { BuildFiles } from './build-files.ts';
import { followFolder } from './folder-changes.ts';
import { openPublication } from './publication.ts';
import type { OpenPublication } from './publication.ts';
import type { HostSettings } from './settings.ts';
import { openStoredPublication } from './stored-publication.ts';
import type { Telemetry } from './telemetry/telemetry.ts';

/** The place of publications, and whom to tell of them. */
interface FollowOptions {
  readonly dist: string;
  readonly build: BuildFiles;
  /** A storage that all hosts see; the folder of the build unless stated. */
  readonly storage?: PublicationStorage | undefined;
  readonly clock: { readonly now: () => number };
  readonly settings: Pick<HostSettings, 'publications' | 'publicationCheck'>;
  readonly telemetry: Telemetry;
}

/** Opens the publication, which is followed until the host stops. */
export async function followPublication(
  server: FastifyInstance,
  options: FollowOptions,
): Promise<OpenPublication> {
  const { dist, build, storage, clock, settings, telemetry } = options;
  const onBroken = (error: unknown) => {
    telemetry.count('publication', { outcome: 'broken' });
    server.log.error({ reason: String(error) }, 'the new publication cannot be read');
  };
  const onTaken = () => telemetry.count('publication', { outcome: 'taken' });
  const publication =
    storage === undefined
      ? await openPublication({
          dist,
          clock,
          every: settings.publicationCheck,
          isSameBuild: () => isStillBuild(build, dist),
          follow: (onChange) => followFolder(dist, 'published', onChange),
          onBroken,
          onTaken,
        })
      : await openStoredPublication({
          storage,
          dist,
          build,
          clock,
          repeat: (look) => repeatEvery(settings.publications.interval, look),
          lookInterval: settings.publications.lookInterval,
          wait: (duration) => setTimeout(duration),
          onBroken,
          onTaken,
          onReached: (isReached, reason) => {
            if (isReached) server.log.warn('the storage of publications is back');
            else server.log.warn({ reason: reasonOf(reason) }, 'the storage of publications is away');
          },
        });
  server.addHook('onClose', async () => publication.stop());
  return publication;
}

/** The reason in words, with what is behind it: a fetch that fails says nothing itself. */
function reasonOf(reason: unknown): string {
  const cause = reason instanceof Error ? reason.cause : undefined;
  return cause === undefined ? String(reason) : `${String(reason)}: ${String(cause)}`;
}

function repeatEvery(interval: number, look: () => void): () => void {
  const timer = setInterval(look, interval).unref();
  return () => clearInterval(timer);
}
