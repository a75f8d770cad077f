import { seal, unseal, type SecretKeys } from '../kit/seal.ts';
import type { Surat } from './surat.ts';

export const KONTEKS_SURAT = 'surat';

/** A mail, links that sign people in among it, as the database may hold it: unreadable without the server's key. */
export function sealSurat(keys: SecretKeys, surat: Surat): Buffer {
  return seal(keys, Buffer.from(JSON.stringify(surat)), KONTEKS_SURAT);
}

/** Throws where another key sealed it. */
export function unsealSurat(keys: SecretKeys, tersegel: Buffer): Surat {
  // Nobody else can have sealed it.
  return JSON.parse(unseal(keys, tersegel, KONTEKS_SURAT).toString()) as Surat;
}
