import type { AcaraKalender } from '@hadir/contract/cuti/kalender/kalender-cuti.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { formatJumlahHari } from '../../kit/format/format-jumlah-hari.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';

/** A leave in words: 'Cuti Tahunan, disetujui, 24-11-2026 – 26-11-2026, 3 hari'. */
export const sebutAcara = (acara: AcaraKalender): string =>
  [
    acara.kategori ?? 'Cuti',
    acara.status === STATUS_CUTI.disetujui ? 'disetujui' : 'menunggu keputusan',
    formatRentang(acara.tgl_awal, acara.tgl_akhir),
    acara.setengah_hari ? `setengah hari ${acara.setengah_hari}` : null,
    acara.jumlah_hari !== null && !acara.setengah_hari ? formatJumlahHari(acara.jumlah_hari) : null,
  ]
    .filter(Boolean)
    .join(', ');
