import type { DampakHapus } from '@hadir/contract/kehadiran/masa/masa-kehadiran.contract.ts';
import { sebutDampakHapus } from '@hadir/contract/kehadiran/masa/sebut-dampak-hapus.ts';
import { sebutTanggal } from '@hadir/contract/kit/sebut-tanggal.ts';
import { addDays } from '@hadir/rules/waktu/tanggal.ts';
import { sendPemberitahuan, type Pemberitahuan } from '../../auth/pemberitahuan/send-pemberitahuan.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { listDiberitahu } from './masa-kehadiran.queries.ts';

export type KabarMasa = {
  tahun: number | null;
  /** From when a shorter time holds; null of one that holds already. */
  tgl_mulai: string | null;
  oleh: string;
  dampak: DampakHapus | null;
};

/** Tells the tenant's admins and the operators of its organisations for how long days are kept, and what goes when. */
export const kabarMasaKehadiranJob: Job<KabarMasa> = {
  jenis: 'kabar-masa-kehadiran',
  retryLimit: 3,
  isAwaited: false,
  run: async ({ deps, now, tenant_id, dibuat_oleh }, kabar) => {
    if (tenant_id === null) throw new Error('kabar-masa-kehadiran belongs to a tenant');
    return async (db) => {
      const judul = judulOf(kabar);
      const semua = (await listDiberitahu(db, tenant_id, dibuat_oleh ?? 0)).map(
        ({ user_id, nama, email, organisasi_id }): Pemberitahuan => {
          // An operator sees nothing of the tenant; what he can do is freeze his months, or not.
          const layar =
            organisasi_id === null
              ? '/tenant/profil?bagian=pengaturan'
              : `/organisasi/${organisasi_id}/riwayat-hadir?bagian=verval`;
          const tautan = `${deps.publicUrl}${layar}`;
          const teks = [`Halo ${nama},`, isiOf(kabar), `Selengkapnya: ${tautan}`].join('\n\n');
          const surat = { kepada: email, judul, teks };
          return { user_id, jenis: ['masa_simpan'], organisasi_id, surat, tautan };
        },
      );
      await sendPemberitahuan({ db, deps, now }, semua);
      return { orang: semua.length };
    };
  },
};

function judulOf({ tahun, tgl_mulai }: KabarMasa): string {
  if (tahun === null) return 'Kehadiran disimpan seterusnya';
  if (tgl_mulai === null) return `Kehadiran disimpan ${tahun} tahun`;
  return `Kehadiran disimpan hanya ${tahun} tahun mulai ${sebutTanggal(tgl_mulai)}`;
}

function isiOf({ tahun, tgl_mulai, oleh, dampak }: KabarMasa): string {
  if (tahun === null)
    return `${oleh} menetapkan bahwa kehadiran di induk Anda disimpan seterusnya. Tidak ada yang dihapus.`;
  if (tgl_mulai === null) return `${oleh} memanjangkan masa simpan kehadiran di induk Anda menjadi ${tahun} tahun.`;
  return [
    `${oleh} memendekkan masa simpan kehadiran di induk Anda menjadi ${tahun} tahun, mulai ${sebutTanggal(tgl_mulai)}.`,
    dampak
      ? sebutDampakHapus(dampak)
      : 'Rincian hari yang lebih tua, yang bulannya sudah dibekukan, dihapus sejak itu.',
    `Yang dihapus tidak dapat dikembalikan. Admin induk masih dapat menariknya kembali sampai ${sebutTanggal(addDays(tgl_mulai, -1))}.`,
  ].join(' ');
}
