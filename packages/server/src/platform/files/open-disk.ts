import { Disk } from 'flydrive';
import { S3Driver } from 'flydrive/drivers/s3';
import { LocalDriver } from './local-driver.ts';

export type Storage =
  | { kind: 'local'; folder: string }
  | { kind: 's3'; endpoint?: string; region: string; bucket: string; accessKeyId: string; secretAccessKey: string };

/** Where bytes lie: a folder, or any S3-compatible store, private in both. */
export function openDisk(storage: Storage): Disk {
  if (storage.kind === 'local') return new Disk(new LocalDriver(storage.folder));
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = storage;
  return new Disk(
    new S3Driver({
      credentials: { accessKeyId, secretAccessKey },
      region,
      bucket,
      visibility: 'private',
      // Stores other than Amazon's know no host per bucket, nor its access lists.
      ...(endpoint ? { endpoint, forcePathStyle: true, supportsACL: false } : {}),
    }),
  );
}
