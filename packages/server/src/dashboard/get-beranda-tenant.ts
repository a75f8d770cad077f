import type { BerandaTenant } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { TenantCtx } from '../platform/ctx/ctx.ts';
import { RINGKASAN_KOSONG } from '../kehadiran/harian/ringkasan-kosong.ts';
import { findHariKerjaTerakhir } from '../kehadiran/harian/hari-kerja-terakhir.queries.ts';
import { listRingkasanOrganisasi, listTren } from '../kehadiran/harian/tren.queries.ts';
import { countAnggotaTenant, listOrganisasiTerbuka, listTanpaJadwal } from './beranda.queries.ts';
import { listTanpaPemutus } from './tanpa-pemutus.queries.ts';

const HARI_TREN = 14;

/**
 * Beranda of a tenant: today and the trend over all its organisations, and each of them by name; where all have the day off,
 * each with the last working day.
 */
export async function getBerandaTenant(ctx: TenantCtx): Promise<BerandaTenant> {
  const { db, tenant_id, today, now } = ctx;
  const organisasi = await listOrganisasiTerbuka(ctx);
  const ids = organisasi.map((row) => row.organisasi_id);
  const [jumlah_anggota, tanpaJadwal, menunggu, tren] = await Promise.all([
    countAnggotaTenant(db, tenant_id),
    listTanpaJadwal(db, ids, today),
    listTanpaPemutus(db, ids, today),
    listTren(db, ids, { tgl_awal: addDays(today, 1 - HARI_TREN), tgl_akhir: today }, now),
  ]);
  const hari_ini = tren.find((hari) => hari.tanggal === today) ?? RINGKASAN_KOSONG;
  const hari_kerja_terakhir = await findHariKerjaTerakhir(db, ids, today, hari_ini, now);
  const perOrganisasi = await listRingkasanOrganisasi(db, ids, hari_kerja_terakhir?.tanggal ?? today, now);
  const byId = new Map(perOrganisasi.map(({ organisasi_id, ...ringkasan }) => [organisasi_id, ringkasan]));
  return {
    tanggal: today,
    jumlah_organisasi: organisasi.length,
    jumlah_anggota,
    hari_ini,
    hari_kerja_terakhir,
    tren,
    menunggu,
    organisasi: organisasi.map((row) => ({
      ...row,
      hari_ini: byId.get(row.organisasi_id) ?? RINGKASAN_KOSONG,
      is_tanpa_jadwal: tanpaJadwal.has(row.organisasi_id),
    })),
  };
}
