import type { PerintahMesin } from '@hadir/contract/perangkat/perintah/perintah-mesin.contract.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import type { Tone } from '../ui/show/tone.ts';

/** What was asked, in words: 'Mengirim ulang 01-11-2026 – 03-11-2026'. */
export function sebutPerintah({ jenis, jumlah, pin, from, to }: PerintahMesin): string {
  switch (jenis) {
    case 'jam':
      return 'Mencocokkan jam';
    case 'kirim_ulang':
      return `Mengirim ulang ${formatRentang(from ?? '', to)}`;
    case 'kirim_nama':
      return `Menerima nama dan PIN ${jumlah} anggota`;
    case 'hapus_pin':
      return `Menghapus PIN ${pin}`;
    case 'mulai_ulang':
      return 'Mulai ulang';
  }
}

/** How far it is; of several the worst is told first. */
export function keadaanPerintah(perintah: PerintahMesin): { tone: Tone; label: string } {
  const { jumlah, menunggu, terkirim, selesai, gagal, batal } = perintah;
  const dari = (n: number) => (jumlah > 1 ? ` ${n} dari ${jumlah}` : '');
  if (menunggu > 0) return { tone: 'orange', label: `Menunggu mesin${dari(menunggu)}` };
  if (terkirim > 0) return { tone: 'blue', label: `Menunggu jawaban${dari(terkirim)}` };
  if (gagal > 0) return { tone: 'red', label: `Gagal${dari(gagal)}` };
  if (batal > 0) return { tone: 'grey', label: `Dibatalkan${dari(batal)}` };
  return { tone: 'green', label: `Selesai${dari(selesai)}` };
}
