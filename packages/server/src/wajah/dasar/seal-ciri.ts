import type { Deskriptor } from '@hadir/rules/wajah/judge-wajah.ts';
import { seal, unseal } from '../../platform/kit/seal.ts';

/** It opens as this person's alone: a row that was moved to another opens nothing. */
const contextOf = (user_id: number) => `ciri wajah ${user_id}`;

/** What a face was measured as, for the database to keep without being able to read it. */
export function sealCiri(key: Buffer, user_id: number, ciri: Deskriptor): Buffer {
  return seal(key, Buffer.from(new Float32Array(ciri).buffer), contextOf(user_id));
}

export function unsealCiri(key: Buffer, user_id: number, sealed: Buffer): Deskriptor {
  const plain = new Uint8Array(unseal(key, sealed, contextOf(user_id)));
  return [...new Float32Array(plain.buffer)];
}
