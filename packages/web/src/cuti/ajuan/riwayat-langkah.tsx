import type { DetailCuti } from '@hadir/contract/cuti/ajuan/cuti.ts';
import { Saat } from '../../kit/zona/saat.tsx';
import { Card } from '../../ui/show/card.tsx';
import classes from '../dasar/cuti.module.css';
import { formatRentang } from '../../kit/format/format-rentang.ts';

const TINDAKAN: Record<DetailCuti['riwayat'][number]['tindakan'], string> = {
  diajukan: 'Diajukan',
  ditarik: 'Ditarik kembali menjadi draf',
  ditolak: 'Ditolak',
  dibatalkan: 'Dibatalkan',
  'perubahan ditolak': 'Perubahan tanggal tidak diterima',
  'hari dikembalikan': 'Hari dikembalikan',
};

/** What was done with a request beside what its levels decided, in order. */
export function RiwayatLangkah({ riwayat }: { riwayat: DetailCuti['riwayat'] }) {
  return (
    <Card title="Riwayat">
      {riwayat.length === 0 ? (
        <p className={classes['dimmed']}>Masih draf, belum diajukan.</p>
      ) : (
        <ol className={classes['list']}>
          {riwayat.map((one) => (
            <li key={`${one.waktu} ${one.tindakan} ${one.nama}`}>
              {one.nama === null ? (
                <strong>Berakhir bersama keanggotaan</strong>
              ) : (
                <>
                  <strong>{TINDAKAN[one.tindakan]}</strong> oleh {one.nama}
                </>
              )}
              <div className={classes['dimmed']}>
                <Saat pada={one.waktu} /> untuk{' '}
                <span className={classes['rentang']}>{formatRentang(one.tgl_awal, one.tgl_akhir)}</span>
              </div>
              {one.keterangan && one.nama !== null && <div>“{one.keterangan}”</div>}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
