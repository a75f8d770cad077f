import {
  checkPemutusPresensi,
  judgePutusanPresensi,
  type TindakanPresensi,
} from '@hadir/rules/presensi/putusan/putusan-presensi.ts';
import { toJam } from '@hadir/rules/waktu/jam.ts';
import { detikOfWaktu } from '@hadir/rules/waktu/waktu-lokal.ts';
import { waktuLokalOf, type Zona } from '@hadir/rules/waktu/zona.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../../platform/kit/refusal.ts';
import { lockHariDi, lockPembekuan } from '../../kehadiran/turunan/kunci-hari.queries.ts';
import { touchPresensi } from '../../kehadiran/turunan/touch-presensi.ts';
import { listKeadaanPresensi, upsertPutusan } from './putusan-presensi.queries.ts';
import { foundOnlyIf } from '../../platform/kit/found.ts';

type Putusan = { presensi_id: readonly number[]; tindakan: TindakanPresensi; keterangan: string };

const SEBUTAN: Record<TindakanPresensi, string> = { hitung: 'dihitung', tolak: 'ditolak', hapus: 'disisihkan' };
const KEADAAN = {
  menunggu_tinjauan: 'masih menunggu tinjauan',
  ditolak: `sudah ${SEBUTAN.tolak}`,
  dihapus: `sudah ${SEBUTAN.hapus}`,
  dibatalkan: 'sudah dibatalkan',
};

/**
 * Decides about events, all of them or none, and judges their days again. Events of a request with a selfie are decided
 * through the request, so that both say the same; nobody decides about his own.
 */
export async function decidePresensi(
  ctx: OrganisasiCtx,
  { presensi_id, tindakan, keterangan }: Putusan,
): Promise<{ presensi_id: number[] }> {
  const ids = [...new Set(presensi_id)];
  const { organisasi_id } = ctx.organisasi;
  const siapa = (await listKeadaanPresensi(ctx, ids)).map(({ user_id }) => ({ organisasi_id, user_id }));
  await lockPembekuan(ctx.db, siapa, 'bersama');
  await lockHariDi(ctx.db, siapa);

  const sebelum = await listKeadaanPresensi(ctx, ids);
  foundOnlyIf(sebelum.length === ids.length);
  const refusal = checkPemutusPresensi(sebelum, ctx.actor.user_id);
  if (refusal) throw new Refusal(`presensi.${refusal}`);
  const putusan = sebelum.map((event) => {
    const hasil = judgePutusanPresensi(tindakan, event, keterangan);
    if (hasil.kind === 'decided') return { presensi_id: event.presensi_id, putusan: hasil.putusan };
    if (hasil.reason === 'keterangan_required') throw refuseField('keterangan', 'Isi keterangannya');
    const jam = toJam(detikOfWaktu(waktuLokalOf(Date.parse(event.waktu), event.timezone as Zona)));
    const keadaan = event.tahan === null ? 'sudah dihitung' : KEADAAN[event.tahan];
    throw new Refusal('presensi.decided', { jam, keadaan, tindakan: SEBUTAN[tindakan] });
  });
  await upsertPutusan(ctx, putusan, keterangan || null);
  await touchPresensi(ctx, sebelum);
  ctx.logChange({ sebelum, sesudah: { putusan, keterangan } });
  return { presensi_id: ids };
}
