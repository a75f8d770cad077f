import { join } from 'node:path';
import type { Config } from '../kit/config.ts';
import { StartFailure } from '../kit/start-failure.ts';
import type { Storage } from './open-disk.ts';

/** Where the settings say that files lie; refused at the start when a store's keys are missing. */
export function storageOf(config: Config): Storage {
  if (config.STORAGE === 'local') return { kind: 'local', folder: join(config.DATA_DIR, 'berkas') };
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey, S3_ENDPOINT: endpoint } = config;
  if (!accessKeyId || !secretAccessKey) {
    throw new StartFailure('STORAGE=s3 memerlukan S3_ACCESS_KEY_ID dan S3_SECRET_ACCESS_KEY.');
  }
  const keys = { accessKeyId, secretAccessKey, ...(endpoint ? { endpoint } : {}) };
  return { kind: 's3', region: config.S3_REGION, bucket: config.S3_BUCKET, ...keys };
}
