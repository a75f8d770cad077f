import { kapital } from '@hadir/contract/kit/kapital.ts';
import { kalimat } from '@hadir/contract/kit/kalimat.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listJalan, type KunciJalan } from '../jalan/jalan.queries.ts';
import { listPenerima } from './penerima.queries.ts';

/** Whose membership ends, and where he goes to, where he goes anywhere. */
export type KeanggotaanBerakhir = { user_id: number; tujuan?: string | null | undefined };

/**
 * Tells those whose request it is that it ended with a membership: nobody decided that, so nobody is named. Who leaves is
 * led to the Beranda of the place, which stays his and says where he went on: the request itself may be closed to him.
 */
export async function mailBerakhir(
  ctx: OrganisasiCtx,
  { untuk, objek_id }: KunciJalan,
  berakhir: KeanggotaanBerakhir,
): Promise<void> {
  const { deps, actor, organisasi } = ctx;
  const { organisasi_id } = organisasi;
  const jalan = (await listJalan(ctx, untuk, [objek_id])).get(objek_id);
  if (!jalan) return;
  const { sebutan, sebut } = deps.upward.permintaan[untuk];
  const permintaan = await sebut(ctx, objek_id);
  if (!permintaan) return;
  const milik = [...new Set([jalan.user_id, ...(jalan.pihak_lain ?? [])])];
  for (const { user_id, nama, email } of await listPenerima(ctx, milik, actor.user_id)) {
    const isSendiri = user_id === berakhir.user_id;
    const sebab = `berakhir karena ${isSendiri ? 'Anda' : 'anggotanya'} ${berakhir.tujuan ? `pindah ke ${berakhir.tujuan}` : 'tidak lagi anggota'}`;
    const layar = isSendiri
      ? `dashboard/${organisasi_id}`
      : `organisasi/${organisasi_id}/${permintaan.layarPemilik ?? permintaan.layar}`;
    const tautan = `${deps.publicUrl}/${layar}`;
    const isi = kalimat(`${kapital(sebutan.permohonan)} ${permintaan.tentang} ${sebab}`);
    const teks = [`Halo ${nama},`, isi, `${isSendiri ? 'Masuk' : 'Selengkapnya'}: ${tautan}`].join('\n\n');
    const surat = { kepada: email, judul: `${kapital(sebutan.ajuan)} Anda ${permintaan.hari} ${sebab}`, teks };
    await sendPemberitahuan(ctx, [{ user_id, jenis: ['hasil'], organisasi_id, surat, tautan }]);
  }
}
