import { hkdfSync } from 'node:crypto';
import type { Db } from '../db/open/open-db.ts';
import { listKunci, seal, tryUnseal, type SecretKeys } from '../kit/seal.ts';

/** Whose it is in the database: `kunci lama` and which. */
export const konteksKunciLama = (sidik: Buffer): string => `kunci lama ${sidik.toString('hex')}`;

/** Tells a key from others, and tells nothing of it. */
const sidikOf = (kunci: Buffer): Buffer => Buffer.from(hkdfSync('sha256', kunci, '', 'hadir sidik kunci', 16));

/** Keeps a key that another has taken the place of. From now on no server seals the log with it. */
export async function keepKunciLama(trx: Db, keys: SecretKeys, lama: Buffer): Promise<void> {
  const sidik = sidikOf(lama);
  await trx
    .insertInto('kunci_lama')
    .values({ sidik, isi: seal(keys, lama, konteksKunciLama(sidik)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type KunciServer = {
  /** Of those that the server was given, the ones that none took the place of, its own first. */
  berlaku: Buffer[];
  /** All that another took the place of, the latest first; but for those that are sealed with a key that is gone. */
  lama: Buffer[];
};

/** The keys that hashes may have been made with, as far as this server has them. */
export async function listKunciServer(trx: Db, keys: SecretKeys): Promise<KunciServer> {
  const rows = await trx.selectFrom('kunci_lama').select(['sidik', 'isi']).orderBy('diganti_pada', 'desc').execute();
  const given = listKunci(keys);
  const isLama = (kunci: Buffer) => rows.some(({ sidik }) => sidik.equals(sidikOf(kunci)));
  const lama = rows.map(({ sidik, isi }) => {
    const inHand = given.find((kunci) => sidik.equals(sidikOf(kunci)));
    if (inHand) return inHand;
    return given.map((kunci) => tryUnseal(kunci, isi, konteksKunciLama(sidik))).find((kunci) => kunci !== undefined);
  });
  return {
    berlaku: given.filter((kunci) => !isLama(kunci)),
    lama: lama.filter((kunci) => kunci !== undefined),
  };
}
