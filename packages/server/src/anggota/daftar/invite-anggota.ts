import { UNDANGAN_HARI } from '@hadir/rules/anggota/masa-undangan.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { Undangan } from '@hadir/contract/anggota/undangan/undangan.contract.ts';
import { localToday } from '../../platform/ctx/local-today.ts';
import type { OrganisasiCtx } from '../../platform/ctx/ctx.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { findProfil } from '../../organisasi/organisasi.queries.ts';
import { insertUndangan, type IsiUndangan } from '../undangan/undangan.queries.ts';

/** `nomor`: the number by which the organisation knows him, in place of his name. */
type Diundang = { user_id: number; nama: string; email: string | null; nomor: string | null };

/** Asks somebody of another organisation to become a member here too; nothing changes until he accepts (aturan/akses#akun-bersama). */
export async function inviteAnggota(
  ctx: OrganisasiCtx,
  { user_id, nama, email, nomor }: Diundang,
  isi: IsiUndangan,
): Promise<Undangan> {
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + UNDANGAN_HARI * SEHARI_MS);
  const undangan_id = await insertUndangan(ctx, { user_id, nomor, isi, kedaluwarsa_pada });
  const instansi = (await findProfil(ctx, ctx.organisasi.organisasi_id))?.nama ?? ctx.organisasi.kode_organisasi;
  if (email) {
    const sampai = tanggalPanjang(localToday(kedaluwarsa_pada, ctx.organisasi.timezone));
    const teks = [
      `Halo ${nama},`,
      `${ctx.actor.nama} mengundang Anda menjadi anggota ${instansi} di Hadir.`,
      `Terima atau tolak undangan ini di Beranda Hadir sampai ${sampai}:\n${ctx.deps.publicUrl}/`,
      nomor === null
        ? 'Selama belum Anda terima, instansi itu hanya mengetahui nama Anda. Abaikan surat ini jika Anda tidak mengenalnya.'
        : `Instansi itu mencatat ${nomor.split(' ')[0]} Anda. Selama belum Anda terima, ia tidak melihat nama, nomor telepon, atau email Anda. Abaikan surat ini jika Anda tidak mengenalnya.`,
    ].join('\n\n');
    const surat = { kepada: email, judul: `Undangan menjadi anggota ${instansi}`, teks };
    if (await mayMail(ctx, user_id)) await ctx.deps.mail.send(ctx.db, surat);
  }
  const terlihat = nomor === null ? { nama, nomor } : { nama: null, nomor };
  ctx.logChange({ sesudah: { undangan_id, user_id, ...terlihat } });
  return {
    undangan_id,
    user_id,
    ...terlihat,
    keadaan: 'menunggu',
    dibuat_pada: ctx.now.toISOString(),
    kedaluwarsa_pada: kedaluwarsa_pada.toISOString(),
  };
}

/** Whoever is invited again and again sees it on Beranda; his letter box is not filled with it. */
async function mayMail({ deps, organisasi }: OrganisasiCtx, user_id: number): Promise<boolean> {
  const isInstansiLeft = await deps.limits.takeQuietly('undangan_instansi', `${organisasi.organisasi_id}|${user_id}`);
  return isInstansiLeft !== null && (await deps.limits.takeQuietly('undangan_orang', String(user_id))) !== null;
}
