import { TAUTAN_HARI } from '@hadir/rules/persetujuan/masa-tautan.ts';
import type { Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Pejabat } from '../dasar/pejabat.queries.ts';
import type { Jalan } from '../jalan/jalan.queries.ts';
import type { LayananCtx } from '../jalan/persetujuan-upward.ts';
import { makeTautanPenyetuju } from './make-tautan-penyetuju.ts';

/** What one approver is told of a request that waits for him, with his link; undefined where it is gone. */
export async function makeSuratPenyetuju(
  ctx: LayananCtx,
  jalan: Jalan,
  { user_id, nama, email }: Pejabat,
  sebab: string | null = null,
): Promise<Pemberitahuan | undefined> {
  const { sebutan, sebut, antrean, isLewatTautan } = ctx.deps.upward.permintaan[jalan.untuk];
  // Both leave together.
  const [permintaan, token] = await Promise.all([sebut(ctx, jalan.objek_id), makeTautanPenyetuju(ctx, jalan, user_id)]);
  if (!permintaan) return undefined;
  const { publicUrl } = ctx.deps;
  const layar = `${publicUrl}/organisasi/${ctx.organisasi.organisasi_id}/${antrean}`;
  const teks = [
    `Halo ${nama},`,
    // What kind it is and why is between those who have signed in: a letter box has other readers.
    `${permintaan.nama} mengajukan ${sebutan.permohonan} ${permintaan.tentang}.`,
    ...(sebab ? [sebab] : []),
    ...(isLewatTautan
      ? [
          `Buka tautan ini untuk membaca alasannya dan memutuskannya. Tautan berlaku satu kali, selama ${TAUTAN_HARI} hari, dan hanya untuk Anda:\n${publicUrl}/keputusan/${token}`,
          'Membuka tautan tidak memutuskan apa pun; keputusan dikirim dari halamannya.',
        ]
      : [`Buka antreannya di Hadir untuk melihat swafotonya dan memutuskannya:\n${layar}`]),
  ].join('\n\n');
  const surat = { kepada: email, judul: `Ajuan ${sebutan.ajuan} ${permintaan.nama} ${permintaan.hari}`, teks };
  const { organisasi_id } = ctx.organisasi;
  return { user_id, jenis: [jalan.untuk], organisasi_id, surat, tautan: layar };
}
