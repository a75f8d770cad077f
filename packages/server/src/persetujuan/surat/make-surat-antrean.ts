import type { Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Pejabat } from '../dasar/pejabat.queries.ts';
import type { Jalan } from '../jalan/jalan.queries.ts';
import type { LayananCtx } from '../jalan/persetujuan-upward.ts';
import { makeTautanPenyetuju } from './make-tautan-penyetuju.ts';

/**
 * What one approver is told of several requests that wait for him: how many, and where they are. Each counts as told to
 * him, as one that is mailed alone does.
 */
export async function makeSuratAntrean(
  ctx: LayananCtx,
  antrean: readonly [Jalan, ...Jalan[]],
  { user_id, nama, email }: Pejabat,
): Promise<Pemberitahuan> {
  for (const jalan of antrean) await makeTautanPenyetuju(ctx, jalan, user_id);
  const { permintaan } = ctx.deps.upward;
  const instansi = `${ctx.deps.publicUrl}/organisasi/${ctx.organisasi.organisasi_id}`;
  const jenis = [...Map.groupBy(antrean, ({ untuk }) => untuk)].map(([untuk, { length }]) => {
    const { sebutan, antrean: layar } = permintaan[untuk];
    return { judul: `${length} ajuan ${sebutan.ajuan}`, kalimat: `${length} ${sebutan.permohonan}`, layar };
  });
  const teks = [
    `Halo ${nama},`,
    `${sebutDaftar(jenis.map(({ kalimat }) => kalimat))} menunggu keputusan Anda.`,
    `Buka antreannya di Hadir untuk membaca alasannya dan memutuskannya satu per satu:\n${jenis.map(({ layar }) => `${instansi}/${layar}`).join('\n')}`,
  ].join('\n\n');
  const surat = {
    kepada: email,
    judul: `${sebutDaftar(jenis.map(({ judul }) => judul))} menunggu keputusan Anda`,
    teks,
  };
  return {
    user_id,
    jenis: [antrean[0].untuk, ...antrean.map(({ untuk }) => untuk)],
    organisasi_id: ctx.organisasi.organisasi_id,
    surat,
    tautan: `${instansi}/${jenis[0]?.layar ?? ''}`,
  };
}

const DAFTAR = new Intl.ListFormat('id', { type: 'conjunction' });
const sebutDaftar = (semua: readonly string[]) => DAFTAR.format(semua);
