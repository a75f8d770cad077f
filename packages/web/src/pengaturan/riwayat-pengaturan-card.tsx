import {
  NAMA_PENGATURAN,
  PENGATURAN_BAWAAN,
  type IsiPengaturan,
  type NamaPengaturan,
} from '@hadir/rules/pengaturan/isi-pengaturan.ts';
import type { Berlaku } from '@hadir/rules/waktu/tanggal.ts';
import { formatRentang } from '../kit/format/format-rentang.ts';
import { useToday } from '../kit/zona/use-today.ts';
import { Card } from '../ui/show/card.tsx';
import { labelPengaturan, sebutNilai } from './sebut-pengaturan.ts';
import classes from './pengaturan.module.css';

type Masa = Berlaku & IsiPengaturan & { sendiri?: readonly NamaPengaturan[] };

/** Every settings that held, hold or will hold, the newest first: what each changed of the one before. */
export function RiwayatPengaturanCard({ riwayat }: { riwayat: readonly Masa[] }) {
  const today = useToday();
  const newestFirst = riwayat.toSorted((a, b) => b.tgl_mulai.localeCompare(a.tgl_mulai));
  return (
    <Card title="Riwayat pengaturan" subtitle="Setiap hari dinilai dengan pengaturan yang berlaku pada hari itu.">
      <ul className={classes['history']}>
        {newestFirst.map((masa, n) => (
          <li key={masa.tgl_mulai} className={classes['change']}>
            <span className={classes['when']}>{formatRentang(masa.tgl_mulai, masa.tgl_selesai, today)}</span>
            <span className={classes['what']}>{kalimat(masa, newestFirst[n + 1])}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The first of them is told by what it has of its own. */
function kalimat(masa: Masa, sebelumnya: Masa | undefined): string {
  const awal: Omit<Masa, keyof Berlaku> = { ...PENGATURAN_BAWAAN, ...(masa.sendiri ? { sendiri: [] } : {}) };
  const lama = sebelumnya ?? awal;
  const berubah = NAMA_PENGATURAN.filter(
    (nama) => masa[nama] !== lama[nama] || masa.sendiri?.includes(nama) !== lama.sendiri?.includes(nama),
  );
  if (berubah.length === 0) return sebelumnya ? 'Cuti Simpatika berubah' : 'Seperti bawaan';
  return berubah.map((nama) => `${sebut(masa, nama)}${asal(masa, nama)}`).join(', ');
}

const sebut = (masa: Masa, nama: NamaPengaturan) => `${labelPengaturan(nama)}: ${sebutNilai(nama, masa[nama])}`;
const asal = ({ sendiri }: Masa, nama: NamaPengaturan) =>
  sendiri === undefined ? '' : sendiri.includes(nama) ? ' (diatur sendiri)' : ' (mengikuti induk)';
