import { PENDAFTARAN_HARI } from '@hadir/rules/tenant/masa-pendaftaran.ts';
import { SEHARI_MS } from '@hadir/rules/waktu/sehari.ts';
import type { permintaanAkses } from '@hadir/contract/akses/permintaan/permintaan-akses.contract.ts';
import type { Input } from '@hadir/contract/kit/endpoint.ts';
import type { BaseCtx } from '../../platform/ctx/ctx.ts';
import { emptyToNull } from '../../platform/kit/empty-to-null.ts';
import { makeSecretToken } from '../../platform/kit/secret-token.ts';
import { insertPermintaanAkses } from './permintaan-akses.queries.ts';
import { suratKonfirmasiAkses } from './surat-akses.ts';

/**
 * Takes down what an institution asks for, and mails its applicant the link by which he stands to it. Nothing is looked
 * for here, so that nothing in the answer or its time can tell who is known (aturan/tenant#pendaftaran).
 */
export async function submitPermintaanAkses(
  ctx: BaseCtx,
  input: Input<typeof permintaanAkses.submitPermintaanAkses>,
): Promise<null> {
  const { jenis, nama, alamat, alasan, pemohon_nama, pemohon_email } = input;
  const kode_tenant = jenis === 'organisasi' ? emptyToNull(input.kode_tenant) : null;
  await ctx.deps.limits.take('daftar_alamat', ctx.origin.ip);
  // Whoever asks in somebody's name again and again does not fill his letter box.
  if ((await ctx.deps.limits.takeQuietly('surat_akun', `daftar|${pemohon_email}`)) === null) return null;

  const { token, token_hash } = makeSecretToken();
  const kedaluwarsa_pada = new Date(ctx.now.getTime() + PENDAFTARAN_HARI * SEHARI_MS);
  await insertPermintaanAkses(ctx.db, {
    jenis,
    kode_tenant,
    nama,
    npsn: emptyToNull(input.npsn),
    nsm: emptyToNull(input.nsm),
    alamat,
    alasan,
    pemohon_nama,
    pemohon_email,
    pemohon_jabatan: emptyToNull(input.pemohon_jabatan),
    pemohon_no_hp: emptyToNull(input.pemohon_no_hp),
    token_hash,
    kedaluwarsa_pada,
    dibuat_pada: ctx.now,
  });
  const isi = { nama: pemohon_nama, instansi: nama, publicUrl: ctx.deps.publicUrl, kedaluwarsa_pada };
  await ctx.deps.mail.send(ctx.db, { kepada: pemohon_email, ...suratKonfirmasiAkses(isi, token) });
  ctx.logChange({ sesudah: { jenis, nama, npsn: input.npsn, pemohon_nama } });
  return null;
}
