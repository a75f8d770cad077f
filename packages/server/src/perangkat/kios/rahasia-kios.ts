import { createHmac, timingSafeEqual } from 'node:crypto';
import { isiTanda, type KodeKios } from '@hadir/rules/perangkat/kode-kios.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import { getKunciServer } from '../../platform/db/open/kunci-server.queries.ts';
import type { Kios } from './kios.queries.ts';

/** A tag this long fits a code that a poor camera reads, and is not guessed within its twenty seconds. */
const TANDA_BYTES = 12;
const GARAM_BYTES = 16;

/** What a kiosk signs its codes with; another after each pairing, and kept nowhere. */
export async function getRahasiaKios(
  db: Db,
  { organisasi_id, perangkat_id }: Pick<Kios, 'organisasi_id' | 'perangkat_id'>,
  token_hash: Buffer,
): Promise<Buffer> {
  const kunci = await getKunciServer(db, 'kios');
  return createHmac('sha256', kunci)
    .update(`${organisasi_id} ${perangkat_id} ${token_hash.toString('hex')}`)
    .digest();
}

/** What a kiosk's PINs are derived with; another after each pairing, like its codes. */
export async function getGaramKios(
  db: Db,
  { organisasi_id, perangkat_id }: Pick<Kios, 'organisasi_id' | 'perangkat_id'>,
  token_hash: Buffer,
): Promise<Buffer> {
  const kunci = await getKunciServer(db, 'kios');
  const untuk = `garam ${organisasi_id} ${perangkat_id} ${token_hash.toString('hex')}`;
  return createHmac('sha256', kunci).update(untuk).digest().subarray(0, GARAM_BYTES);
}

/** Whether a code was signed with it. */
export function isTandaKios(rahasia: Buffer, kode: KodeKios): boolean {
  const benar = createHmac('sha256', rahasia).update(isiTanda(kode)).digest().subarray(0, TANDA_BYTES);
  const tanda = Buffer.from(kode.tanda, 'base64url');
  return tanda.length === benar.length && timingSafeEqual(tanda, benar);
}
