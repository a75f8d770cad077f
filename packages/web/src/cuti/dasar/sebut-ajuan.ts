import type { Cuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';

type Hari = Pick<Cuti, 'tgl_awal' | 'tgl_akhir' | 'setengah_hari'>;

/** The dates of a request, with which half where it is half a day: '03-12-2026 (pagi)'. */
export const sebutHariAjuan = ({ tgl_awal, tgl_akhir, setengah_hari }: Hari): string =>
  formatRentang(tgl_awal, tgl_akhir) + (setengah_hari ? ` (${setengah_hari})` : '');

/** Which request, in a few words: 'Izin Ani 03-12-2026 (pagi)'. */
export const sebutAjuan = (cuti: Hari & Pick<Cuti, 'kategori' | 'nama'>): string =>
  `${cuti.kategori} ${cuti.nama} ${sebutHariAjuan(cuti)}`;
