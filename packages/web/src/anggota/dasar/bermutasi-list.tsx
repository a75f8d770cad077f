import type { AnggotaBermutasi } from '@hadir/contract/anggota/daftar/mutasi-anggota.ts';
import { sebutMutasiBerjalan } from '@hadir/contract/mutasi/sebut-mutasi-berjalan.ts';
import { sebutPinjaman } from '@hadir/contract/mutasi/sebut-pinjaman.ts';
import { formatTanggal } from '../../kit/format/format.ts';
import classes from './anggota.module.css';

/** Whose transfers and loans the end of their memberships touches, and what becomes of each: it concerns another place too. */
export function BermutasiList({ bermutasi }: { bermutasi: readonly AnggotaBermutasi[] }) {
  return (
    <section className={classes['bermutasi']} aria-label="Mutasi dan perbantuan yang terkena">
      <h3>Mutasi dan perbantuan yang terkena</h3>
      <ul>
        {bermutasi.map((one) => (
          <li key={one.user_id}>
            <strong>{one.nama}:</strong> {sebut(one).join(' ')}
          </li>
        ))}
      </ul>
    </section>
  );
}

function sebut({ mutasi_berjalan, dipinjamkan, pinjaman }: AnggotaBermutasi): string[] {
  return [
    mutasi_berjalan &&
      `Mutasinya ikut batal: ${sebutMutasiBerjalan(mutasi_berjalan)}. Kedua instansi dan orangnya diberi tahu, sejauh mutasinya sudah diajukan.`,
    dipinjamkan &&
      `Ia diperbantukan ke ${sebutPinjaman(dipinjamkan)}. Perbantuannya tidak ikut berakhir: di sana ia tetap anggota sampai hari itu, dan operatornya diberi tahu.`,
    pinjaman &&
      `Ia diperbantukan oleh ${pinjaman.asal} sampai ${formatTanggal(pinjaman.sampai)}. Operator ${pinjaman.asal} dan orangnya diberi tahu, dan sampai hari itu ia dapat diaktifkan kembali di sini.`,
  ].filter((kalimat) => kalimat !== undefined);
}
