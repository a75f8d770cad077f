import type { Deskriptor } from '@hadir/rules/wajah/judge-wajah.ts';
import { seal, unseal, type SecretKeys } from '../../platform/kit/seal.ts';

/** It opens as this person's alone: a row that was moved to another opens nothing. */
export const contextOfCiri = (user_id: number) => `ciri wajah ${user_id}`;

/** What a face was measured as, for the database to keep without being able to read it. */
export function sealCiri(keys: SecretKeys, user_id: number, ciri: Deskriptor): Buffer {
  return seal(keys, Buffer.from(new Float32Array(ciri).buffer), contextOfCiri(user_id));
}

export function unsealCiri(keys: SecretKeys, user_id: number, sealed: Buffer): Deskriptor {
  const plain = new Uint8Array(unseal(keys, sealed, contextOfCiri(user_id)));
  return [...new Float32Array(plain.buffer)];
}
