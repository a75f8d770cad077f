import { SEBUTAN_TINDAKAN } from '../persetujuan/dasar/sebutan-tindakan.ts';
import type { klaimPresensi } from '@hadir/contract/klaim-presensi/klaim-presensi.contract.ts';
import type { Output } from '@hadir/contract/kit/endpoint.ts';
import { mayCancelKlaim, mewakiliSemuaKlaim } from '@hadir/rules/klaim-presensi/mewakili-klaim.ts';
import { judgeTindakanKlaim, type TindakanKlaim } from '@hadir/rules/klaim-presensi/tindakan-klaim.ts';
import type { OrganisasiCtx } from '../platform/ctx/ctx.ts';
import { Refusal, refuseField } from '../platform/kit/refusal.ts';
import { decideJenjang } from '../persetujuan/jalan/decide-jenjang.ts';
import { closeJalan, listJalan } from '../persetujuan/jalan/jalan.queries.ts';
import type { Dijawab } from '../persetujuan/jalan/judge-giliran.ts';
import { requireGiliran } from '../persetujuan/jalan/require-giliran.ts';
import { mailHasil } from '../persetujuan/surat/mail-hasil.ts';
import { mailPenyetuju } from '../persetujuan/surat/mail-penyetuju.ts';
import { hariOfKlaim, layarKlaim, tellPerubahanHari } from './dasar/tell-perubahan-hari.ts';
import { getKlaim } from './get-klaim.ts';
import { lockKlaim, updateKlaim } from './klaim-presensi.queries.ts';
import { sebutStatusKlaim } from './sebut-status-klaim.ts';
import { touchKlaim } from './touch-klaim.ts';
import { toLogKlaim, tentangKlaim } from './dasar/to-log-klaim.ts';

type Gerak = Dijawab & {
  presensi_klaim_id: number;
  tindakan: TindakanKlaim;
  keterangan: string;
  /** Nothing is kept, and it moves on as if the last level had approved. */
  preview?: boolean;
};

/**
 * Moves a claim on as its chain and the rule allow, and judges its days again where that starts or ends its effect. An
 * approval that leaves further levels to decide has none yet.
 */
export async function moveKlaim(ctx: OrganisasiCtx, gerak: Gerak): Promise<Output<typeof klaimPresensi.decideKlaim>> {
  const { presensi_klaim_id, tindakan, keterangan, urutan, versi, preview = false } = gerak;
  const { actor, now } = ctx;
  await lockKlaim(ctx, presensi_klaim_id);
  const sebelum = await getKlaim(ctx, { presensi_klaim_id });
  const milik = sebelum.anggota.map(({ user_id }) => user_id);
  if (tindakan === 'batal' && !mayCancelKlaim(actor, milik)) throw new Refusal('akses.denied');

  const kunci = { untuk: 'klaim', objek_id: presensi_klaim_id } as const;
  const isPutusan = tindakan !== 'batal' && sebelum.status === 'diajukan';
  const giliran = isPutusan ? await requireGiliran(ctx, kunci, { urutan, versi }) : null;
  const canDecide = giliran !== null || mewakiliSemuaKlaim(actor.peran);
  const hasil = judgeTindakanKlaim(tindakan, sebelum.status, { canDecide }, keterangan);
  if (hasil.kind === 'refused') {
    if (hasil.reason === 'keterangan_required') throw refuseField('keterangan', 'Isi keterangannya');
    if (hasil.reason === 'not_allowed') throw new Refusal('klaim.undecided_only');
    throw new Refusal('klaim.state', {
      status: sebutStatusKlaim(sebelum.status),
      tindakan: SEBUTAN_TINDAKAN[tindakan],
    });
  }
  const isi = { is_setuju: tindakan === 'setujui', keterangan };
  const jenjang = giliran && (await decideJenjang(ctx, giliran, isi));
  const isDiteruskan = jenjang?.kind === 'forwarded' && !preview;
  const gerakkan = async () => {
    if (!isDiteruskan) {
      await updateKlaim(ctx, presensi_klaim_id, {
        status: hasil.status,
        catatan: keterangan || null,
        diputuskan_oleh: actor.user_id,
        diputuskan_pada: now,
      });
    }
    if (!giliran) await closeJalan(ctx, kunci);
    await (isDiteruskan
      ? mailPenyetuju(ctx, kunci)
      : mailHasil(ctx, kunci, {
          terjadi: SEBUTAN_TINDAKAN[tindakan],
          alasan: tindakan === 'setujui' ? null : keterangan,
        }));
    const sesudah = await getKlaim(ctx, { presensi_klaim_id });
    ctx.logChange({ sebelum: toLogKlaim(sebelum), sesudah: toLogKlaim(sesudah), ...tentangKlaim(sesudah) });
    return { ...sesudah, dampak: await touchKlaim(ctx, [sebelum, sesudah], preview) };
  };
  // An operator's own went no way, so that nobody else is told of its end.
  const isSendiri = sebelum.status === 'berlaku' && !(await listJalan(ctx, kunci.untuk, [presensi_klaim_id])).size;
  if (!isSendiri) return gerakkan();
  return tellPerubahanHari(ctx, { hari: hariOfKlaim(sebelum, milik), ubah: gerakkan, layarOf: layarKlaim });
}
