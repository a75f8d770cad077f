import type { Surat } from '../../platform/mail/surat.ts';
import type { Pejabat } from '../dasar/pejabat.queries.ts';
import type { Jalan } from '../jalan/jalan.queries.ts';
import type { LayananCtx } from '../jalan/persetujuan-upward.ts';
import { makeTautanPenyetuju } from './make-tautan-penyetuju.ts';

/** What one approver is told of a request that waits for him, with his link; undefined where he has no address. */
export async function makeSuratPenyetuju(
  ctx: LayananCtx,
  jalan: Jalan,
  { user_id, nama, email }: Pejabat,
  sebab: string | null = null,
): Promise<Surat | undefined> {
  const { sebutan, sebut } = ctx.deps.upward.permintaan[jalan.untuk];
  const permintaan = await sebut(ctx, jalan.objek_id);
  if (!permintaan || email === null) return undefined;
  const token = await makeTautanPenyetuju(ctx, jalan, user_id);
  const teks = [
    `Halo ${nama},`,
    // What kind it is and why is between those who have signed in: a letter box has other readers.
    `${permintaan.nama} mengajukan ${sebutan.permohonan} ${permintaan.tentang}.`,
    ...(sebab ? [sebab] : []),
    `Buka tautan ini untuk membaca alasannya dan memutuskannya. Tautan berlaku satu kali, selama 14 hari, dan hanya untuk Anda:\n${ctx.deps.publicUrl}/keputusan-cuti/${token}`,
    'Membuka tautan tidak memutuskan apa pun; keputusan dikirim dari halamannya.',
  ].join('\n\n');
  return { kepada: email, judul: `Ajuan ${sebutan.ajuan} ${permintaan.nama}`, teks };
}
