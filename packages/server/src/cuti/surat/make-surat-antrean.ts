import type { InstansiCtx, Pejabat } from '../../persetujuan/pejabat.queries.ts';
import type { Surat } from '../../platform/mail/surat.ts';
import type { Ajuan } from '../dasar/ajuan.queries.ts';
import { makeTautanPenyetuju } from './make-tautan-penyetuju.ts';

/**
 * What one approver is told of several requests that wait for him: how many, and where they are. Each counts as told to
 * him, as one that is mailed alone does; undefined where he has no address.
 */
export async function makeSuratAntrean(
  ctx: InstansiCtx & { now: Date; publicUrl: string },
  ajuans: readonly Ajuan[],
  { user_id, nama, email }: Pejabat,
): Promise<Surat | undefined> {
  if (email === null) return undefined;
  for (const ajuan of ajuans) await makeTautanPenyetuju(ctx, ajuan, user_id);
  const judul = `${ajuans.length} ajuan cuti menunggu keputusan Anda`;
  const teks = [
    `Halo ${nama},`,
    `${ajuans.length} permohonan cuti menunggu keputusan Anda.`,
    `Buka antreannya di Hadir untuk membaca alasannya dan memutuskannya satu per satu:\n${ctx.publicUrl}/organisasi/${ctx.organisasi.organisasi_id}/riwayatcuti?bagian=menunggu`,
  ].join('\n\n');
  return { kepada: email, judul, teks };
}
