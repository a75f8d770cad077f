import { seal, unseal } from '../kit/seal.ts';
import type { Surat } from './surat.ts';

const CONTEXT = 'surat';

/** A mail, links that sign people in among it, as the database may hold it: unreadable without the server's key. */
export function sealSurat(key: Buffer, surat: Surat): Buffer {
  return seal(key, Buffer.from(JSON.stringify(surat)), CONTEXT);
}

/** Throws where another key sealed it. */
export function unsealSurat(key: Buffer, tersegel: Buffer): Surat {
  // Nobody else can have sealed it.
  return JSON.parse(unseal(key, tersegel, CONTEXT).toString()) as Surat;
}
