import { AwsClient } from 'aws4fetch';
import type { PublicationStorage } from './publication-storage.ts';

/** A bucket that speaks S3. */
export interface Bucket {
  /** Origin of the server; Amazon's for the region unless stated. */
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly keyId: string;
  readonly secret: string;
  readonly bucket: string;
  /** Stands before all names; may be empty. */
  readonly folder: string;
}

/** The settings of a bucket. */
interface BucketOptions extends Bucket {
  /** Milliseconds after which a server that says nothing is away. */
  readonly answerTimeout: number;
}

const found = new Set([200, 204, 304, 404]);

/** A storage in a bucket of S3, or of a server that speaks as it does. */
export function createBucketStorage(options: BucketOptions): PublicationStorage {
  const { endpoint, region, bucket, folder, answerTimeout } = options;
  const client = new AwsClient({
    accessKeyId: options.keyId,
    secretAccessKey: options.secret,
    service: 's3',
    region,
    retries: 0,
  });
  const origin = endpoint ?? `https://s3.${region}.amazonaws.com`;
  const ask = async (name: string, init: RequestInit): Promise<Response> => {
    const key = [bucket, ...folder.split('/'), ...name.split('/')].filter((piece) => piece !== '');
    const url = `${origin}/${key.map(encodeURIComponent).join('/')}`;
    const answer = await client.fetch(url, { ...init, signal: AbortSignal.timeout(answerTimeout) });
    if (found.has(answer.status)) return answer;
    await answer.body?.cancel();
    throw new Error(`The bucket answers ${answer.status} to ${init.method ?? 'GET'} of ${name}.`);
  };
  return {
    async read(name, known) {
      const answer = await ask(name, known === undefined ? {} : { headers: { 'if-none-match': known } });
      const bytes = Buffer.from(await answer.arrayBuffer());
      if (answer.status === 404) return undefined;
      return answer.status === 304 ? 'same' : { bytes, mark: answer.headers.get('etag') ?? '' };
    },
    async write(name, bytes) {
      const answer = await ask(name, { method: 'PUT', body: new Uint8Array(bytes) });
      if (!answer.ok) throw new Error(`There is no bucket "${bucket}" at ${origin}.`);
    },
    async remove(name) {
      await ask(name, { method: 'DELETE' });
    },
  };
}
