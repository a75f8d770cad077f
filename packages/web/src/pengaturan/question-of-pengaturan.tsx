import type { DampakPengaturan } from '@hadir/contract/pengaturan/isi-pengaturan.ts';
import { UbahanList } from '../base/dampak/ubahan-list.tsx';
import { isMengubahHari } from '../base/dampak/is-mengubah-hari.ts';
import { questionOfDampak } from '../base/dampak/question-of-dampak.tsx';
import { formatAngka, formatHariTanggal } from '../kit/format/format.ts';
import type { ConfirmQuestion } from '../ui/layer/confirm-context.ts';
import { sebutNilai } from './sebut-pengaturan.ts';
import type { UbahanPengaturan } from './list-ubahan.ts';

/** What is asked before settings of an organisation change: only where days or selfies go with them. */
export function questionOfPengaturan(dampak: DampakPengaturan): ConfirmQuestion | null {
  const question = questionOfDampak(dampak);
  const { swafoto } = dampak;
  if (question && swafoto > 0) return { ...question, message: `${question.message} ${sebutSwafoto(swafoto)}` };
  if (question || swafoto === 0) return question;
  return { title: 'Hapus swafoto lama?', message: sebutSwafoto(swafoto), confirmLabel: 'Simpan', danger: true };
}

/** The same of a tenant, where what changes, from when, and in how many organisations is always told. */
export function questionOfPengaturanTenant(
  dampak: DampakPengaturan,
  ubahan: readonly UbahanPengaturan[],
  tgl_mulai: string,
): ConfirmQuestion {
  const { organisasi, hari, anggota, berubah, swafoto } = dampak;
  const mulai = `Mulai ${formatHariTanggal(tgl_mulai)}.`;
  const dinilai = isMengubahHari(dampak)
    ? `${formatAngka(hari)} hari dari ${formatAngka(anggota)} anggota dinilai ulang; ${
        berubah === null ? 'terlalu banyak untuk dibandingkan dahulu' : `${formatAngka(berubah)} hari berubah`
      }.`
    : 'Kehadiran yang sudah dinilai tidak berubah.';
  const isWajahMati = ubahan.some(({ nama, menjadi }) => nama === 'is_wajah' && menjadi === sebutNilai(nama, false));
  return {
    title: organisasi === 0 ? 'Tidak ada instansi yang terkena' : `Berlaku bagi ${formatAngka(organisasi)} instansi`,
    message: [mulai, dinilai, isWajahMati && WAJAH_DIHAPUS, swafoto > 0 && sebutSwafoto(swafoto)]
      .filter(Boolean)
      .join(' '),
    details: (
      <>
        <UbahanList ubahan={ubahan} />
        {questionOfDampak(dampak)?.details}
      </>
    ),
    confirmLabel: 'Simpan',
    cancelLabel: 'Kembali',
    danger: isWajahMati || swafoto > 0 || isMengubahHari(dampak),
  };
}

const WAJAH_DIHAPUS = 'Wajah yang sudah didaftarkan, beserta fotonya, dihapus malam itu.';

const sebutSwafoto = (swafoto: number) =>
  `${formatAngka(swafoto)} swafoto lebih tua daripada masa simpan yang baru. Fotonya terhapus dan tidak dapat dikembalikan; presensinya tetap.`;
