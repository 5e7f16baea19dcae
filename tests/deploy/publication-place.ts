import { openStorage } from '@energy-portal/portal/storage';
import type { PublicationStorage } from '@energy-portal/portal/storage';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** A place that hosts find publications in. */
interface PublicationPlace {
  /** For whoever publishes. */
  readonly storage: PublicationStorage;
  /** Settings of the hosts. */
  readonly env: Readonly<Record<string, string>>;
  readonly close: () => Promise<void>;
}

/** The key that the server of the tests knows. */
const key = 'S3RVER';
const region = 'us-east-1';
const address = 's3://portal/published';
/** Milliseconds. */
const answerTimeout = 5_000;

/** Opens a folder, or a bucket whose server keeps its objects in that folder. */
export async function openPlace(kind: 'folder' | 'bucket', folder: string): Promise<PublicationPlace> {
  if (kind === 'folder') {
    const close = async (): Promise<void> => undefined;
    return { storage: openStorage(folder, { region, answerTimeout }), env: { PUBLICATIONS: folder }, close };
  }
  const { endpoint, close } = await startBucket(folder);
  return {
    storage: openStorage(address, { region, endpoint, keyId: key, secret: key, answerTimeout }),
    env: {
      PUBLICATIONS: address,
      AWS_ENDPOINT_URL_S3: endpoint,
      AWS_REGION: region,
      AWS_ACCESS_KEY_ID: key,
      AWS_SECRET_ACCESS_KEY: key,
    },
    close,
  };
}

/** Starts the server of a bucket in a process of its own: one that compiles screens meanwhile would answer nobody. */
async function startBucket(folder: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'bucket-process.ts'), folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(child.stdout, 'data');
  return {
    endpoint: String(printed).trim(),
    async close() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}
