import { SUMBER_DATA } from '@hadir/rules/akses/is-terhubung.ts';
import type { Db } from '../platform/db/open/open-db.ts';
import { inScope } from '../platform/db/scope/in-scope.ts';
import type { Penyedia } from '../platform/simpatika/masuk/penyedia/start-penyedia.ts';

/** So many of each linked organisation can sign in there. */
const TIAP_ORGANISASI = 8;

/** Tells the sign-in's simulator whom the staff system knows of the demo, and one whom nobody here does. */
export async function fillPenyedia(db: Db, penyedia: Penyedia): Promise<void> {
  const ptk = await inScope(db, { lingkup: 'semua' }, listPtk, { readOnly: true });
  const orang = ptk
    .filter((one, at) => ptk.slice(0, at).filter(({ kode }) => kode === one.kode).length < TIAP_ORGANISASI)
    .map(({ user_id, nama, username, nuptk }) => ({
      sub: `PTK${user_id}`,
      nama: username === null ? `${nama} (belum aktivasi)` : `${nama} (${username})`,
      nuptk: nuptk ?? '',
    }));
  await penyedia.atur({
    orang: [...orang, { sub: 'LUAR', nama: 'Orang yang tidak terdaftar', nuptk: '9999888877776666' }],
  });
}

const listPtk = (db: Db) =>
  db
    .selectFrom('anggota')
    .innerJoin('users', 'users.user_id', 'anggota.user_id')
    .innerJoin('organisasi', 'organisasi.organisasi_id', 'anggota.organisasi_id')
    .select(['users.user_id', 'users.nama', 'users.username', 'anggota.nuptk', 'organisasi.kode_organisasi as kode'])
    .where('organisasi.k_sumber_data', '=', SUMBER_DATA.terhubung)
    .where('anggota.nuptk', 'is not', null)
    .orderBy('users.user_id')
    .execute();
