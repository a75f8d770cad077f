import { sebutRentang } from '@hadir/contract/kit/sebut-tanggal.ts';
import { sendPemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import { tanggalPanjang } from '../../platform/print/tanggal-panjang.ts';
import { mailAktivasi } from '../../anggota/akun/mail-aktivasi.ts';
import type { MutasiTersimpan } from '../dasar/mutasi.queries.ts';
import type { AkunPindah } from './move-akun.ts';
import type { Pelaksana } from './pelaksana.ts';

/** Tells somebody where he belongs now; who has no password there yet gets the link that gives him one. */
export async function mailPindah({ db, deps, now }: Pelaksana, mutasi: MutasiTersimpan, akun: AkunPindah | null) {
  if (!akun) return;
  const { nama, asal, tujuan, tgl_mulai, tgl_selesai, tujuan_tenant_id } = mutasi;
  const sampai = tgl_selesai === null ? '' : ` sampai ${tanggalPanjang(tgl_selesai)}`;
  const sebab = `Mulai ${tanggalPanjang(tgl_mulai)}${sampai} Anda anggota ${tujuan ?? ''}, dari ${asal}.`;
  const { user_id, email, is_akun_baru, has_password } = akun;
  if (is_akun_baru && !has_password) {
    if (email) await mailAktivasi({ db, deps, now, tenant_id: tujuan_tenant_id }, { user_id, nama, email }, sebab);
    return;
  }
  const organisasi_id = mutasi.tujuan_organisasi_id ?? mutasi.organisasi_id;
  // Whoever is signed in stands there at once; whoever is not signs in first.
  const tautan = `${deps.publicUrl}/dashboard/${organisasi_id}`;
  const teks = [`Halo ${nama},`, sebab, `Masuk seperti biasa:\n${tautan}`].join('\n\n');
  const masa = sebutRentang({ tgl_awal: tgl_mulai, tgl_akhir: tgl_selesai ?? tgl_mulai });
  const surat = { kepada: email, judul: `Anda kini anggota ${tujuan ?? ''} mulai ${masa}`, teks };
  await sendPemberitahuan({ db, deps, now }, [{ user_id, jenis: ['mutasi'], organisasi_id, surat, tautan }]);
}
