import type { Dampak } from '@hadir/contract/kehadiran/turunan/dampak.ts';
import { DampakList } from '../base/dampak/dampak-list.tsx';
import { formatAngka } from '../kit/format/format.ts';
import { FormNotice } from '../ui/feedback/form-notice.tsx';
import type { ConfirmQuestion } from '../ui/layer/confirm-context.ts';

/** What is asked before a claim is filed: whose days it makes what, also that it makes none anything else. */
export function questionOfKlaim(dampak: Dampak, isAjuan: boolean): ConfirmQuestion {
  const { hari, anggota, berubah } = dampak;
  const labels = { confirmLabel: isAjuan ? 'Ajukan' : 'Simpan', cancelLabel: 'Kembali' };
  if (berubah === 0) {
    return {
      ...labels,
      title: 'Klaim ini tidak mengubah hari mana pun',
      message: 'Hari libur dan cuti tidak terpengaruh klaim, dan hari lainnya sudah sama dengan yang diminta.',
    };
  }
  const dinilai = `${formatAngka(hari)} hari dari ${formatAngka(anggota)} anggota`;
  return {
    ...labels,
    title: isAjuan ? 'Ajukan perubahan ini?' : 'Simpan perubahan presensi ini?',
    message:
      berubah === null
        ? `${dinilai} dinilai ulang; terlalu banyak untuk dibandingkan dahulu.`
        : `${formatAngka(berubah)} dari ${dinilai} berubah${isAjuan ? ' setelah disetujui' : ''}:`,
    details: (
      <>
        {dampak.contoh.some(isHanyaLamanya) && (
          <FormNotice pesan="Di antaranya hari yang sudah lengkap dan tanpa kekurangan: jamnya diganti jam yang diminta, sehingga lama kerjanya berubah. Agar hari itu tetap, pilih hanya anggota dan tanggal yang perlu diubah." />
        )}
        <DampakList dampak={dampak} />
      </>
    ),
  };
}

/** A day that lacked nothing, and whose length alone the claim changes. */
const isHanyaLamanya = ({ sebelum, sesudah }: Dampak['contoh'][number]): boolean =>
  [sebelum, sesudah].every(
    (hari) =>
      hari?.status === 'hadir' &&
      hari.terlambat_menit === 0 &&
      hari.pulang_cepat_menit === 0 &&
      hari.potongan === 0 &&
      hari.durasi_menit > 0,
  );
