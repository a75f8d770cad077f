import { SEBAB_WORDS } from '@hadir/contract/persetujuan/sebab-words.ts';
import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { sebutJenjangDiputus } from '@hadir/contract/persetujuan/sebut-jenjang-diputus.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from '../dasar/cuti.module.css';
import { formatRentang } from '../../kit/format/format-rentang.ts';

const TINDAKAN: Record<DetailCuti['riwayat'][number]['tindakan'], string> = {
  diajukan: 'Diajukan',
  ditarik: 'Ditarik kembali menjadi draf',
  disetujui: 'Disetujui',
  diubah: 'Disetujui dengan tanggal lain',
  ditangguhkan: 'Ditangguhkan',
  ditolak: 'Ditolak',
  dibatalkan: 'Dibatalkan',
  'perubahan ditolak': 'Perubahan tanggal tidak diterima',
  'hari dikembalikan': 'Hari dikembalikan',
};

/** What was done with a request, in order. */
export function RiwayatLangkah({ riwayat }: { riwayat: DetailCuti['riwayat'] }) {
  return (
    <Card title="Riwayat">
      {riwayat.length === 0 ? (
        <p className={classes['dimmed']}>Masih draf, belum diajukan.</p>
      ) : (
        <ol className={classes['list']}>
          {riwayat.map((one) => (
            <li key={`${one.waktu} ${one.tindakan} ${one.nama}`}>
              <strong>{TINDAKAN[one.tindakan]}</strong> oleh {one.nama}
              {one.sebab && SEBAB_WORDS[one.sebab]}
              {sebutUntukJenjang(one)}
              <div className={classes['dimmed']}>
                <Saat pada={one.waktu} /> untuk {formatRentang(one.tgl_awal, one.tgl_akhir)}
              </div>
              {one.keterangan && <div>“{one.keterangan}”</div>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function sebutUntukJenjang({ urutan, jumlah_jenjang }: DetailCuti['riwayat'][number]): string {
  const jenjang = sebutJenjangDiputus(urutan, jumlah_jenjang);
  return jenjang ? ` untuk ${jenjang}` : '';
}
