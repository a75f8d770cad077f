import { kapital } from '@hadir/contract/kit/kapital.ts';
import { kalimat } from '@hadir/contract/kit/kalimat.ts';
import type { JenisPemberitahuan } from '@hadir/rules/auth/pemberitahuan.ts';
import { listPilihanOf } from '../../auth/pemberitahuan/pilihan.queries.ts';
import { sendPemberitahuan, type Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { listPejabat } from '../dasar/pejabat.queries.ts';
import { listJalan, type Jalan, type KunciJalan } from '../jalan/jalan.queries.ts';
import { listPutusanJenjang } from '../jalan/putusan-jenjang.queries.ts';
import { listPenerima } from './penerima.queries.ts';

export type Hasil = {
  /** What was done: 'disetujui', 'dibatalkan'. */
  terjadi: string;
  /** What whose request it is should know besides. */
  tambahan?: string;
  /** Why it was refused or called off, in the words of who did that. */
  alasan?: string | null | undefined;
  /** What it asks of those whose it is besides who asked: 'menunggu kesepakatan Anda'. */
  ditanya?: string;
  /** Its title says by whom as well: nobody waited for it. */
  isMenyebutPelaku?: boolean;
  /** Where it is read, if no longer on its own screen. */
  layar?: string;
};

/**
 * Tells what the caller just did with a request: those whose it is, himself left out; and where it is his own, those who
 * had decided. `diketahui` is the request's way, where it was just read.
 */
export async function mailHasil(
  ctx: OrganisasiCtx,
  { untuk, objek_id }: KunciJalan,
  { terjadi, tambahan, alasan, ditanya, isMenyebutPelaku = false, layar }: Hasil,
  diketahui?: Jalan,
): Promise<void> {
  const { user_id: me, nama: pelaku } = ctx.actor;
  const { sebutan, sebut } = ctx.deps.upward.permintaan[untuk];
  const jalan = diketahui ?? (await listJalan(ctx, untuk, [objek_id])).get(objek_id);
  if (!jalan) return;
  const milik = [...new Set([jalan.user_id, ...(jalan.pihak_lain ?? [])])];
  const lain = milik.filter((user_id) => user_id !== me);
  // All leave together.
  const [penerima, pemutus, permintaan, pilihan] = await Promise.all([
    lain.length === 0 ? [] : listPenerima(ctx, lain),
    milik.includes(me) ? listPemutus(ctx, jalan.jalan_id, milik) : [],
    sebut(ctx, objek_id),
    lain.length === 0 ? undefined : listPilihanOf(ctx.db, lain),
  ]);
  if (!permintaan) return;
  const instansi = `${ctx.deps.publicUrl}/organisasi/${ctx.organisasi.organisasi_id}`;
  const alamat = `${instansi}/${permintaan.layar}`;
  const alamatPemilik = `${instansi}/${layar ?? permintaan.layarPemilik ?? permintaan.layar}`;
  // Neither kind nor the asker's reason: a letter box has other readers.
  const surat = (nama: string, apa: string, judul: string, dan: (string | undefined)[], tautan: string) => ({
    judul,
    teks: [
      `Halo ${nama},`,
      kalimat(`${apa} ${terjadi} oleh ${pelaku}`),
      ...dan.flatMap((one) => one ?? []),
      `Selengkapnya: ${tautan}`,
    ].join('\n\n'),
  });
  const apa = `${kapital(sebutan.permohonan)} ${permintaan.tentang}`;
  const judul = `${kapital(sebutan.ajuan)} Anda ${permintaan.hari} ${terjadi}${isMenyebutPelaku ? ` oleh ${pelaku}` : ''}`;
  const { organisasi_id } = ctx.organisasi;
  const kabar = (
    user_id: number,
    isi: Pemberitahuan['surat'],
    tautan: string,
    jenis: JenisPemberitahuan = 'hasil',
  ): Pemberitahuan => ({ user_id, jenis: [jenis], organisasi_id, surat: isi, tautan });
  const kePemilik = penerima.map(({ user_id, nama, email }) => {
    if (ditanya && jalan.pihak_lain?.includes(user_id)) {
      const tanya = `${kapital(sebutan.ajuan)} ${permintaan.nama} ${permintaan.hari} ${ditanya}`;
      const isi = surat(nama, apa, tanya, [kalimat(`Permohonan ini ${ditanya}`)], alamatPemilik);
      return kabar(user_id, { kepada: email, ...isi }, alamatPemilik, untuk);
    }
    const dan = [tambahan, alasan ? `Alasannya: ${alasan}` : undefined];
    return kabar(user_id, { kepada: email, ...surat(nama, apa, judul, dan, alamatPemilik) }, alamatPemilik);
  });
  const punyaSiapa = `${kapital(sebutan.permohonan)} ${permintaan.nama} ${permintaan.tentang}`;
  const kePemutus = pemutus.map(({ user_id, nama, email }) => {
    const isi = surat(
      nama,
      punyaSiapa,
      `${kapital(sebutan.ajuan)} ${permintaan.nama} ${permintaan.hari} ${terjadi}`,
      [],
      alamat,
    );
    return kabar(user_id, { kepada: email, ...isi }, alamat);
  });
  await Promise.all([sendPemberitahuan(ctx, kePemilik, pilihan), sendPemberitahuan(ctx, kePemutus)]);
}

/** Who has decided on the request, those whose it is left out. */
async function listPemutus(ctx: OrganisasiCtx, jalan_id: number, milik: readonly number[]) {
  const putusan = (await listPutusanJenjang(ctx, [jalan_id])).get(jalan_id) ?? [];
  const ids = new Set(putusan.flatMap(({ user_id }) => user_id ?? []).filter((id) => !milik.includes(id)));
  if (ids.size === 0) return [];
  return (await listPejabat(ctx, [...ids])).filter(({ user_id }) => ids.has(user_id));
}
