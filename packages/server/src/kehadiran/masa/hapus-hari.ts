import { akhirLangkah, batasKehadiran, bekuSampai, planHapus } from '@hadir/rules/pengaturan/masa-kehadiran.ts';
import { masaTerlamaPada } from '@hadir/rules/pengaturan/masa-tertunda.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import type { Db } from '../../platform/db/open/open-db.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { lockBerkasLama } from '../../platform/files/berkas.queries.ts';
import { tryEach } from '../../platform/jobs/try-each.ts';
import { lockPembekuan } from '../turunan/kunci-hari.queries.ts';
import { findHariDihapus } from '../hari/hari-dihapus.queries.ts';
import { isDihitungUlang } from '../turunan/hitung-ulang.queries.ts';
import {
  deleteHari,
  findHariPertama,
  getSaatDihapus,
  insertLogDihapus,
  listIsiBatas,
  noteHariDihapus,
} from './hapus-hari.queries.ts';
import { listMasaKehadiran, listOrganisasiZona, shareMasaKehadiran } from './masa-kehadiran.queries.ts';

/** So many days or events go in one transaction: however many there are, no statement runs into its limit. */
const SEKALI = 2_000;
const BERKAS_SEKALI = 100;

type Ctx = Pick<Deps, 'db' | 'files'>;
type Tempat = { tenant_id: number; organisasi_id: number };

/**
 * Removes what a tenant's organisations keep no longer, one after the other: first it is noted up to which day days are gone,
 * so that from then on nothing is written or derived there; then they go, with their events and photos, some at a time, a year
 * in each step. What was noted and broken off goes on another night, whatever is kept by then.
 */
export async function hapusHari({ db, files }: Ctx, tenant_id: number, now: Date, sekali = SEKALI): Promise<void> {
  const tempat = await inScope(db, { lingkup: 'tenant', tenant_id }, (trx) => listOrganisasiZona(trx, tenant_id, now), {
    readOnly: true,
  });
  const empty = async ({ organisasi_id, hari_ini, dihapus }: (typeof tempat)[number]) => {
    const di = { tenant_id, organisasi_id };
    const note = () => inScope(db, { lingkup: 'organisasi', ...di }, (trx) => noteDihapus(trx, di, hari_ini));
    if (dihapus !== null) await emptyHari({ db, files }, di, now, sekali);
    while (await note()) await emptyHari({ db, files }, di, now, sekali);
  };
  await tryEach(tempat, empty, 'Some organisations keep what they should not');
}

/**
 * Whether more than before is gone from now on. Waits for who freezes or opens a month there and for who takes back that less
 * is kept, and they for this. Where days wait to be judged again, another night will know whether all are frozen.
 */
async function noteDihapus(trx: Db, di: Tempat, hari_ini: string): Promise<boolean> {
  const { tenant_id, organisasi_id } = di;
  await shareMasaKehadiran({ db: trx, tenant_id });
  const tahun = masaTerlamaPada(await listMasaKehadiran({ db: trx, tenant_id }), hari_ini);
  if (tahun === null) return false;
  await lockPembekuan(trx, [di], 'tunggal');
  const pertama = await findHariPertama(trx, organisasi_id, batasKehadiran(hari_ini, tahun));
  if (pertama === null || (await isDihitungUlang(trx, organisasi_id))) return false;
  const batas = akhirLangkah(pertama, batasKehadiran(hari_ini, tahun));
  const [isi] = await listIsiBatas(trx, tenant_id, { batas, beku_sampai: bekuSampai(hari_ini), organisasi_id });
  const { sampai } = isi ? planHapus(isi, batas) : { sampai: null };
  if (sampai === null) return false;
  await noteHariDihapus(trx, organisasi_id, sampai);
  await insertLogDihapus(trx, di, { dari: pertama, sampai });
  return true;
}

async function emptyHari({ db, files }: Ctx, di: Tempat, now: Date, sekali: number): Promise<void> {
  const here = <T>(run: (trx: Db) => Promise<T>) => inScope(db, { lingkup: 'organisasi', ...di }, run);
  const sampai = await here((trx) => findHariDihapus(trx, di));
  if (sampai === null) return;
  while ((await here((trx) => deleteHari(trx, di.organisasi_id, sekali))) > 0);
  const sebelum = await here((trx) => getSaatDihapus(trx, sampai));
  const sweep = () =>
    here(async (trx) => {
      const lama = { jenis: 'foto-presensi', organisasi_id: di.organisasi_id, sebelum };
      const old = await lockBerkasLama(trx, lama, BERKAS_SEKALI);
      for (const berkas of old) await files.remove(trx, berkas, now);
      return old.length;
    });
  while ((await sweep()) === BERKAS_SEKALI);
}
