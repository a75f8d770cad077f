import type { kios } from '@hadir/contract/perangkat/kios/kios.contract.ts';
import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { judgeLangkahKios, parseKodeKios } from '@hadir/rules/perangkat/kode-kios.ts';
import { loadFaktaPresensi } from '../../presensi/ketukan/load-fakta-presensi.ts';
import { findPresensiTerakhir } from '../../presensi/ketukan/find-presensi-terakhir.ts';
import { kalimatPresensi } from '../../presensi/ketukan/kalimat-presensi.ts';
import { recordKetukanKios } from '../../presensi/ketukan/record-ketukan-kios.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal } from '../../platform/kit/refusal.ts';
import { updateKiriman } from '../dasar/mesin.queries.ts';
import { findKios, type Kios } from './kios.queries.ts';
import { getRahasiaKios, isTandaKios } from './rahasia-kios.ts';

type Call = typeof kios.submitPresensiQr;

/**
 * Attends by the code on a kiosk's screen: at its place, at the moment it arrives here. Refuses who is no member, what is
 * no code of a kiosk here, one that is over or not yet shown, and one that the member has used (aturan/perangkat#kode-kios).
 */
export async function submitPresensiQr(ctx: OrganisasiCtx, { kode }: Input<Call>): Promise<Output<Call>> {
  const { db, deps, now, today, actor } = ctx;
  const { anggota } = await loadFaktaPresensi(ctx, { tgl_awal: today, tgl_akhir: today });
  if (!anggota) throw new Refusal('presensi.not_a_member');
  const { kios, langkah } = await requireKode(ctx, kode);
  const waktu = now.toISOString();
  const presensi_id = await recordKetukanKios({ db, now }, kios, {
    user_id: actor.user_id,
    waktu,
    id_luar: `qr ${actor.user_id} ${langkah}`,
    foto: null,
    is_luring: false,
    is_ditinjau: false,
    sebab_ditinjau: null,
  });
  if (presensi_id === undefined) throw new Refusal('kios.qr_terpakai');
  await updateKiriman(db, kios, { jumlah: 1, stamp: null, selisih_detik: null });
  ctx.logChange({ sesudah: { presensi_id, waktu, perangkat: kios.nama } });
  ctx.afterCommit(async () => deps.siaran.tell(kios.organisasi_id));
  return {
    waktu,
    nama_perangkat: kios.nama,
    nama_lokasi: kios.nama_lokasi,
    kalimat: await kalimatOf(ctx, presensi_id),
  };
}

async function requireKode(ctx: OrganisasiCtx, teks: string): Promise<{ kios: Kios; langkah: number }> {
  const kode = parseKodeKios(teks);
  if (!kode) throw new Refusal('kios.qr_bukan_kode');
  const kios = await findKios(ctx.db, ctx.organisasi.organisasi_id, kode.perangkat_id, ctx.now);
  if (!kios?.token_hash || kios.status !== STATUS_RECORD.aktif) throw new Refusal('kios.qr_lain');
  const rahasia = await getRahasiaKios(ctx.db, kios, kios.token_hash);
  if (!isTandaKios(rahasia, kode)) throw new Refusal('kios.qr_lain');
  const keadaan = judgeLangkahKios(kode.langkah, ctx.now.getTime());
  if (keadaan === 'belum') throw new Refusal('kios.qr_belum');
  if (keadaan) throw new Refusal('kios.qr_lewat', { detik: keadaan.lewat_detik });
  return { kios, langkah: kode.langkah };
}

/** What the event means to the member by the day that was just derived. */
async function kalimatOf(ctx: OrganisasiCtx, presensi_id: number): Promise<string> {
  const { presensi, hari } = await findPresensiTerakhir(ctx);
  const event = presensi.find((one) => one.presensi_id === presensi_id);
  return event ? kalimatPresensi(event, hari) : 'Presensi tercatat';
}
