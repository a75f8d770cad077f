import type { PratinjauMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import { Facts } from '../ui/show/facts.tsx';
import { Lines } from './lines.tsx';

type Bawaan = NonNullable<PratinjauMutasi['bawaan']>;

/** What goes along with a transfer: balances, requests that end, and what waits at the other place. */
export function BawaanList({ bawaan, tujuan }: { bawaan: Bawaan; tujuan: string | null }) {
  const { saldo, ajuan, jumlah_ajuan, grup, jadwal, is_tujuan_tertutup, perbantuan, akun_berhenti } = bawaan;
  const facts = [
    // Of who leaves for nowhere no balance goes anywhere.
    ...(akun_berhenti
      ? []
      : [{ label: 'Saldo cuti', value: <Lines lines={saldo.map(sebutSaldo)} none={jumlah_ajuan === undefined ? 'Tidak ada' : 'Tidak ada yang ikut'} />, wide: true }]),
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

function sebutSaldo({ kategori, kategori_tujuan, lot }: Bawaan['saldo'][number]): string {
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

const sebutAjuan = ({ nama, tgl_awal, tgl_akhir }: Bawaan['ajuan'][number]) =>
  `${nama} ${formatTanggal(tgl_awal)}${tgl_akhir === tgl_awal ? '' : ` s.d. ${formatTanggal(tgl_akhir)}`}`;

const sebutPekan = (jadwal: Bawaan['jadwal']) =>
  jadwal
    .filter(({ nama }) => nama !== null)
    .map(({ tanggal, nama, jam }) => `${formatTanggal(tanggal)}: ${jam ?? 'libur'} (${nama})`);
