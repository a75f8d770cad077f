import type { IkutPindah } from '@hadir/contract/mutasi/mutasi.ts';
import { STATUS_AKSES } from '@hadir/rules/kode/status-akses.ts';
import { getZona } from '../../kehadiran/turunan/zona.queries.ts';
import type { Deps } from '../../platform/ctx/deps.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import { inScope } from '../../platform/db/scope/in-scope.ts';
import { mailOrang } from '../dasar/mail-orang.ts';
import { mailSisi } from '../dasar/mail-sisi.ts';
import { lockMutasi, updateMutasi, type MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import { closeAsal } from './close-asal.ts';
import { insertLogMutasi } from './jatuh-tempo.queries.ts';
import { mailPindah } from './mail-pindah.ts';
import { moveMutasi } from './move-mutasi.ts';
import type { Pelaksana } from './pelaksana.ts';
import { sebutTertahan } from './sebut-tertahan.ts';

const SEMUA = { lingkup: 'semua' } as const;
/** Nobody's act. */
const PRODUK = { user_id: 0 };

/**
 * Does a confirmed transfer whose day has come, once, however often and wherever it is asked: the membership moves when
 * the day begins at the first of the two places, and the one that is left is closed when it begins there. What cannot be
 * done stays as it was, with the reason, and is tried again (aturan/mutasi#hari).
 */
export async function runMutasi(deps: Deps, mutasi_id: number, now: Date): Promise<void> {
  try {
    const tersentuh = await inScope(deps.db, SEMUA, (db) => step({ db, deps, now }, mutasi_id));
    for (const organisasi_id of tersentuh) deps.siaran.tell(organisasi_id);
  } catch (error) {
    const tertahan = sebutTertahan(error);
    if (tertahan === null) throw error;
    await inScope(deps.db, SEMUA, (db) => hold({ db, deps, now }, mutasi_id, tertahan));
  }
}

/** Keeps why it could not be done on its day; both sides and whom it is about are told once of each reason. */
async function hold(p: Pelaksana, mutasi_id: number, tertahan: string): Promise<void> {
  const before = await lockMutasi(p.db, mutasi_id);
  if (before?.status !== STATUS_AKSES.disetujui || before.tertahan === tertahan) return;
  const mutasi = await updateMutasi(p.db, mutasi_id, { tertahan });
  const today = localToday(p.now, await getZona(p.db, mutasi.organisasi_id, p.now));
  const apa = `belum dapat dijalankan: ${tertahan}`;
  for (const sisi of ['asal', 'tujuan'] as const) await mailSisi({ ...p, today, actor: PRODUK }, mutasi, sisi, apa);
  await mailOrang(p, mutasi, 'belum dapat dijalankan');
}

/** Answers where somebody's days came to something else. */
async function step(p: Pelaksana, mutasi_id: number): Promise<number[]> {
  const mutasi = await lockMutasi(p.db, mutasi_id);
  if (mutasi?.status !== STATUS_AKSES.disetujui || mutasi.selesai_pada !== null) return [];
  const { tgl_mulai, jenis, organisasi_id, tujuan_organisasi_id } = mutasi;
  const isBegun = async (id: number) => tgl_mulai <= localToday(p.now, await getZona(p.db, id, p.now));
  const isBegunAsal = await isBegun(organisasi_id);
  if (!isBegunAsal && !(tujuan_organisasi_id !== null && (await isBegun(tujuan_organisasi_id)))) return [];

  const ikut = mutasi.dipindahkan_pada === null ? await move(p, mutasi) : (mutasi.bawaan as IkutPindah);
  const tersentuh = [organisasi_id, tujuan_organisasi_id].filter((id) => id !== null);
  if (jenis !== 'perbantuan' && !isBegunAsal) return tersentuh;
  if (jenis !== 'perbantuan') await closeAsal(p, mutasi, ikut.is_akun_berakhir);
  await updateMutasi(p.db, mutasi_id, { selesai_pada: p.now });
  return tersentuh;
}

async function move(p: Pelaksana, mutasi: MutasiTersimpan): Promise<IkutPindah> {
  const { mutasi_id, tenant_id, organisasi_id, tujuan_tenant_id, tujuan_organisasi_id } = mutasi;
  const { ikut, akun } = await moveMutasi(p, mutasi);
  await updateMutasi(p.db, mutasi_id, {
    dipindahkan_pada: p.now,
    bawaan: JSON.stringify(ikut),
    tujuan_user_id: akun?.user_id ?? null,
    tertahan: null,
  });
  const tujuan =
    tujuan_tenant_id === null || tujuan_organisasi_id === null
      ? []
      : [{ tenant_id: tujuan_tenant_id, organisasi_id: tujuan_organisasi_id }];
  const { jenis, nama, asal, tujuan: ke, tgl_mulai } = mutasi;
  const sesudah = { jenis, nama, asal, tujuan: ke, tgl_mulai };
  await insertLogMutasi(p.db, mutasi, [{ tenant_id, organisasi_id }, ...tujuan], sesudah);
  await mailPindah(p, mutasi, akun);
  return ikut;
}
