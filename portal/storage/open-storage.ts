import { createBucketStorage } from './bucket-storage.ts';
import type { Bucket } from './bucket-storage.ts';
import { createFolderStorage } from './folder-storage.ts';
import type { PublicationStorage } from './publication-storage.ts';

/** The way to a storage, beside its address. */
interface StorageAccess {
  readonly endpoint?: string | undefined;
  readonly region: string;
  readonly keyId?: string | undefined;
  readonly secret?: string | undefined;
  /** Milliseconds. */
  readonly answerTimeout: number;
}

/** The place of a storage. */
type StoragePlace = { readonly folder: string } | { readonly bucket: Pick<Bucket, 'bucket' | 'folder'> };

/** Reads an address such as `s3://bucket/folder` or `/mnt/portal`; undefined for one that is none. */
export function readStorageAddress(address: string): StoragePlace | undefined {
  const [, bucket, folder = ''] =
    /^s3:\/\/([a-z\d][a-z\d.-]{1,61}[a-z\d])(?:\/([\w./-]{0,200}))?$/.exec(address) ?? [];
  if (bucket !== undefined) return { bucket: { bucket, folder } };
  return /^[a-z\d]+:\/\//i.test(address) || address.includes('\0') ? undefined : { folder: address };
}

/**
 * Opens the storage of an address. Nobody is asked yet.
 *
 * @throws Error with one sentence where an address of a bucket has no keys
 */
export function openStorage(address: string, access: StorageAccess): PublicationStorage {
  const place = readStorageAddress(address);
  if (place === undefined) throw new Error(`"${address}" is no address of a storage.`);
  if ('folder' in place) return createFolderStorage(place.folder);
  const { keyId, secret, ...others } = access;
  if (keyId === undefined || secret === undefined)
    throw new Error(`PUBLICATIONS=${address} needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.`);
  return createBucketStorage({ ...place.bucket, ...others, keyId, secret });
}
