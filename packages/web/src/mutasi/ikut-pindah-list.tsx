import { formatRentang } from '../kit/format/format-rentang.ts';
import type { Mutasi, PratinjauMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import { Facts } from '../ui/show/facts.tsx';
import { Lines } from './lines.tsx';

type Ikut = NonNullable<PratinjauMutasi['bawaan']>;

/** What goes along with a transfer: balances, requests that end, and what waits at the other place. */
export function IkutPindahList({ ikut, mutasi }: { ikut: Ikut; mutasi: Pick<Mutasi, 'jenis' | 'asal' | 'tujuan'> }) {
  const { jenis, asal, tujuan } = mutasi;
  const { saldo, ajuan, jumlah_ajuan, grup, jadwal, is_tujuan_tertutup, perbantuan } = ikut;
  const facts = [
    { label: 'Saldo cuti', value: sebutSaldoDi(jenis, asal) ?? <Lines lines={saldo.map(sebutSaldo)} none={jumlah_ajuan === undefined ? 'Tidak ada' : 'Tidak ada yang ikut'} />, wide: true },
    jumlah_ajuan === undefined
      ? { label: 'Ajuan yang berakhir', value: <Lines lines={ajuan.map(sebutAjuan)} none="Tidak ada" />, wide: true }
      : { label: 'Ajuan yang berakhir di asal', value: jumlah_ajuan === 0 ? 'Tidak ada' : formatAngka(jumlah_ajuan), wide: true },
    ...(jadwal.length > 0
      ? [
          { label: 'Grup di tujuan', value: grup ?? 'Tanpa grup' },
          { label: 'Jam kerja pekan pertama', value: <Lines lines={sebutPekan(jadwal)} none="Belum ada jadwal" />, wide: true },
        ]
      : []),
    ...(is_tujuan_tertutup
      ? [{ label: 'Grup dan jam kerja di tujuan', value: `Tampak di sini sesudah ${tujuan ?? 'instansi tujuan'} menyetujui.`, wide: true }]
      : []),
    ...(perbantuan
      ? [{ label: 'Tetap diperbantukan', value: <Lines lines={perbantuan.map((one) => `${one.tujuan} sampai ${formatTanggal(one.tgl_selesai)}`)} none="" />, wide: true }]
      : []),
  ]; // prettier-ignore
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div role="group" aria-label="Yang ikut pindah" tabIndex={0}>
      <Facts facts={facts} />
    </div>
  );
}

/** Where the balance stays whose owner is only lent, or goes nowhere; nothing where it may go along. */
function sebutSaldoDi(jenis: Mutasi['jenis'], asal: string): string | undefined {
  if (jenis === 'perbantuan') return `Tetap di ${asal}`;
  if (jenis === 'berhenti') return `Tidak ikut ke mana pun: sisanya tetap tercatat di ${asal}, dan tidak terpakai lagi`;
  return undefined;
}

function sebutSaldo({ kategori, kategori_tujuan, lot }: Ikut['saldo'][number]): string {
  const sisa = lot
    .map(({ tahun, sisa: hari, kedaluwarsa }) =>
      [`${formatAngka(hari)} hari jatah ${tahun}`, kedaluwarsa && `sampai ${formatTanggal(kedaluwarsa)}`]
        .filter(Boolean)
        .join(' '),
    )
    .join(', ');
  if (kategori_tujuan === null) return `${kategori}: ${sisa}, tetap di asal (tidak ada kategori yang sama di tujuan)`;
  return `${kategori}: ${sisa}${kategori_tujuan === kategori ? '' : `, menjadi ${kategori_tujuan}`}`;
}

const sebutAjuan = ({ nama, tgl_awal, tgl_akhir }: Ikut['ajuan'][number]) =>
  `${nama} ${formatRentang(tgl_awal, tgl_akhir)}`;

const sebutPekan = (jadwal: Ikut['jadwal']) =>
  jadwal
    .filter(({ nama }) => nama !== null)
    .map(({ tanggal, nama, jam }) => `${formatTanggal(tanggal)}: ${nama}, ${jam ?? 'libur'}`);
