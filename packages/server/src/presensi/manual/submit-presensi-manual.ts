import type { Input, Output } from '@hadir/contract/kit/endpoint.ts';
import type { presensiManual } from '@hadir/contract/presensi/manual/presensi-manual.contract.ts';
import { judgeRadius } from '@hadir/rules/lokasi/judge-radius.ts';
import { checkWaktuSwafoto, SWAFOTO_MUNDUR_HARI } from '@hadir/rules/presensi/manual/check-waktu-swafoto.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { parseJam } from '@hadir/rules/waktu/jam.ts';
import type { Tanggal } from '@hadir/rules/waktu/tanggal.ts';
import { tanggalOfWaktu, toWaktuLokal } from '@hadir/rules/waktu/waktu-lokal.ts';
import { zonaOn } from '@hadir/rules/waktu/zona-on.ts';
import { epochMsOf, waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import { writeAll } from '../../platform/db/together/write-all.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { listZona } from '../../kehadiran/turunan/zona.queries.ts';
import { lockHariDi, lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { touchPresensi } from '../../kehadiran/turunan/touch-presensi.ts';
import { openJalan } from '../../persetujuan/jalan/jalan.queries.ts';
import { mailPenyetuju } from '../../persetujuan/surat/mail-penyetuju.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { loadFaktaPresensi } from '../ketukan/load-fakta-presensi.ts';
import { getPresensiManual } from './get-presensi-manual.ts';
import { insertJejakManual } from './jejak-manual.queries.ts';
import { insertManual, isBarred } from './presensi-manual.queries.ts';
import { insertPresensi, nextPresensiId } from '../ketukan/presensi.queries.ts';

type Call = typeof presensiManual.submitPresensiManual;

/**
 * Asks for an attendance that a selfie proves: the event is recorded at once and held until it is decided.
 * Refuses one who is no member, what lies ahead or too far back, and a date for which one was rejected for good.
 */
export async function submitPresensiManual(ctx: OrganisasiCtx, input: Input<Call>): Promise<Output<Call>> {
  const { db, deps, organisasi, actor, now, today } = ctx;
  const { tenant_id, organisasi_id } = organisasi;
  const { user_id } = actor;
  const fakta = await loadFaktaPresensi(ctx, { tgl_awal: today, tgl_akhir: today });
  if (!fakta.anggota) throw new Refusal('presensi.not_a_member');

  const hasil = judgeRadius({ lat: input.lat, lng: input.lng }, fakta.lokasi);
  const lokasi = fakta.lokasi.find((row) => row.lokasi_presensi_id === hasil.lokasi_presensi_id);
  const zona = lokasi?.timezone ?? zonaOn(await listZona(db, organisasi_id), input.tanggal ?? today);
  const { saat, tanggal } = requireWaktu(ctx, input, zona);
  // A decision about another request of his ends with his days: what it says of the date holds for this one.
  const own = [{ organisasi_id, user_id }];
  await lockPembekuan(db, own, 'bersama');
  await lockHariDi(db, own);
  if (await isBarred(ctx, user_id, tanggal)) {
    throw new Refusal('presensi_manual.barred', { tanggal: tanggalPanjang(tanggal) });
  }

  const photo = {
    tenant_id,
    organisasi_id,
    jenis: 'foto-presensi',
    mediaType: input.foto.mediaType,
    content: input.foto.content,
    sidik: input.foto.sidik,
    dibuat_oleh: user_id,
  } as const;
  const presensi_id = await nextPresensiId(db);
  const presensi = {
    presensi_id,
    tenant_id,
    organisasi_id,
    user_id,
    waktu: saat.toISOString(),
    timezone: zona,
    sumber: 'manual' as const,
    lat: input.lat,
    lng: input.lng,
    akurasi_meter: input.akurasi ?? null,
    ...hasil,
    foto: (await deps.files.put(db, photo)).berkas_id,
    is_luring: false,
    is_lokasi_palsu: input.is_lokasi_palsu,
    is_ditinjau: true,
    keterangan: input.keterangan,
    diterima_pada: now.toISOString(),
  };
  await writeAll(db, [insertPresensi([presensi])]);
  const presensi_manual_id = await insertManual(ctx, {
    user_id,
    presensi_id,
    tanggal,
    keterangan: input.keterangan,
  });
  const kunci = { untuk: 'presensi_manual', objek_id: presensi_manual_id } as const;
  await openJalan(ctx, kunci, { user_id, giliran_sejak: today });
  await mailPenyetuju(ctx, kunci);
  const diajukan = { status: STATUS_PRESENSI_MANUAL.diajukan, is_permanen: false };
  await insertJejakManual(ctx, presensi_manual_id, diajukan, input.keterangan);
  await touchPresensi(ctx, [presensi]);
  const sesudah = await getPresensiManual(ctx, { presensi_manual_id });
  ctx.logChange({
    sesudah: { presensi_manual_id, nama: actor.nama, tanggal, jam: sesudah.jam, keterangan: input.keterangan },
    tentang_id: user_id,
  });
  return sesudah;
}

/** When the attendance is said to have been; neither ahead nor too far back. */
function requireWaktu({ now, today }: OrganisasiCtx, input: Input<Call>, zona: Zona): { saat: Date; tanggal: Tanggal } {
  const waktu = waktuOf(input, now, zona);
  const refusal = checkWaktuSwafoto(waktu, { sekarang: waktuLokalOf(now.getTime(), zona), hariIni: today });
  if (refusal === 'belum_tiba') throw refuseField('jam', 'Presensi tidak dapat diajukan untuk waktu yang akan datang');
  if (refusal)
    throw refuseField('tanggal', `Presensi dapat diajukan paling lama ${SWAFOTO_MUNDUR_HARI} hari yang lalu`);
  return { saat: new Date(epochMsOf(waktu, zona)), tanggal: tanggalOfWaktu(waktu) };
}

function waktuOf({ tanggal, jam }: Input<Call>, now: Date, zona: Zona) {
  const local = waktuLokalOf(now.getTime(), zona);
  if (tanggal === undefined && jam === undefined) return local;
  if (jam === undefined) throw refuseField('jam', 'Isi jam presensinya');
  return toWaktuLokal(tanggal ?? tanggalOfWaktu(local), parseJam(jam) ?? 0);
}
