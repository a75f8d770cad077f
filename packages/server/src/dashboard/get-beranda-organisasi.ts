import type { BerandaOrganisasi } from '@hadir/contract/dashboard/dashboard.contract.ts';
import { judgeLangkahAwal } from '@hadir/rules/dashboard/judge-langkah-awal.ts';
import { seesSemua } from '@hadir/rules/akses/terlihat.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { isAnggota } from '../kehadiran/hari/anggota.queries.ts';
import { countHarian } from '../kehadiran/harian/harian.queries.ts';
import { findHariKerjaTerakhir } from '../kehadiran/harian/hari-kerja-terakhir.queries.ts';
import { listTren } from '../kehadiran/harian/tren.queries.ts';
import { sumHariOf } from '../kehadiran/rekap/rekap.queries.ts';
import { findLangganan, hasJadwal } from './beranda.queries.ts';
import { findFaktaLangkahAwal } from './langkah-awal.queries.ts';
import { listTindakLanjut } from './list-tindak-lanjut.ts';

const HARI_TREN = 14;

/** Beranda by role: the organisation's day, trend and open matters to those above its members, to a member his month. */
export async function getBerandaOrganisasi(ctx: OrganisasiCtx): Promise<BerandaOrganisasi> {
  const { db, organisasi, actor, today } = ctx;
  const month = { tgl_awal: `${today.slice(0, 8)}01`, tgl_akhir: today };
  const isMember = await isAnggota(db, organisasi.organisasi_id, actor.user_id);
  return {
    tanggal: today,
    timezone: organisasi.timezone,
    organisasi: seesSemua(actor.peran) ? await findOrganisasi(ctx) : null,
    saya: isMember ? { ...month, ...(await sumHariOf(db, organisasi.organisasi_id, actor.user_id, month)) } : null,
  };
}

async function findOrganisasi(ctx: OrganisasiCtx): Promise<BerandaOrganisasi['organisasi']> {
  const { db, organisasi, today, now } = ctx;
  const [hari_ini, tren, tindak_lanjut, langkah, langganan] = await Promise.all([
    countHarian(ctx, { tanggal: today }),
    listTren(db, [organisasi.organisasi_id], { tgl_awal: addDays(today, 1 - HARI_TREN), tgl_akhir: today }, now),
    listTindakLanjut(ctx),
    findFaktaLangkahAwal(ctx),
    findLangganan(db, organisasi.organisasi_id, today),
  ]);
  const hari_kerja_terakhir = await findHariKerjaTerakhir(db, [organisasi.organisasi_id], today, hari_ini, now);
  const isSemuaLibur = hari_ini.anggota === hari_ini.libur;
  const is_tanpa_jadwal =
    isSemuaLibur && hari_ini.anggota > 0 && !(await hasJadwal(db, organisasi.organisasi_id, today));
  const langkah_awal = judgeLangkahAwal(langkah);
  return { hari_ini, hari_kerja_terakhir, is_tanpa_jadwal, tren, tindak_lanjut, langkah_awal, ...langganan };
}
