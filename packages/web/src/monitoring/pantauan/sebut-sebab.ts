import type { Pantauan } from '@hadir/contract/monitoring/pantauan.ts';
import { bulanSebelum } from '@hadir/rules/waktu/bulan-sebelum.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatAngka } from '../../kit/format/format.ts';

type Sebab = Pantauan['sebab'][number];

/** A reason in words, with where it is mended. */
export function sebutSebab(
  { organisasi_id, tanggal, hari_ini }: Pantauan,
  sebab: Sebab,
): { kata: string; href: string } {
  const { jenis, jumlah, nama, group_id } = sebab;
  const at = { organisasi_id };
  const banyak = formatAngka(jumlah);
  switch (jenis) {
    case 'di_bawah_biasa':
      return {
        kata: `${banyak} orang lebih sedikit dari biasanya`,
        // Once the hours are over, who has not come is absent.
        href: hrefTo('laporan.kehadiran.harian', at, { tanggal, keadaan: hari_ini.belum > 0 ? 'terbuka' : 'absen' }),
      };
    case 'grup_hilang':
      return {
        kata: `${banyak} orang grup ${nama ?? ''} belum datang`,
        href: hrefTo('laporan.kehadiran.harian', at, { tanggal, group_id: group_id ?? undefined }),
      };
    case 'mesin_diam':
      return { kata: `${sebutMesin(nama ?? '')} sehari tidak terdengar`, href: hrefTo('device', at) };
    case 'gangguan':
      return {
        kata: 'Gangguan tercatat sedang berlangsung',
        href: hrefTo('klaimPresensi', at, { bagian: 'gangguan' }),
      };
    case 'kiriman_gagal':
      return { kata: `${banyak} kiriman ditolak`, href: hrefTo('rekapRiwayat', at, { bulan: bulanSebelum(tanggal) }) };
    case 'pekerjaan_gagal':
      return { kata: `${banyak} pekerjaan gagal`, href: hrefTo('home', at) };
    case 'tanpa_jadwal':
      return { kata: 'Belum ada yang berjadwal', href: hrefTo('jamKerja', at) };
    case 'belum_dihitung':
      return { kata: 'Hari ini belum dihitung', href: hrefTo('home', at) };
    case 'belum_verval':
      return {
        kata: `Bulan lalu ${banyak} anggota belum diverifikasi`,
        href: hrefTo('riwayatKehadiran', at, { bagian: 'verval', bulan: bulanSebelum(tanggal) }),
      };
  }
}

/** Many are named by what they are: 'Mesin ruang guru'. */
const sebutMesin = (nama: string) => (/^(mesin|kios)\b/i.test(nama) ? nama : `Mesin ${nama}`);
