import type { PratinjauMutasi } from '@hadir/contract/mutasi/mutasi.ts';
import { formatAngka, formatTanggal } from '../kit/format/format.ts';
import { Facts } from '../ui/show/facts.tsx';
import classes from './mutasi.module.css';

type Bawaan = NonNullable<PratinjauMutasi['bawaan']>;

/** What goes along with a transfer: balances, requests that end, and what waits at the other place. */
export function BawaanList({ bawaan }: { bawaan: Bawaan }) {
  const {
    saldo,
    ajuan,
    cuti_menunggu,
    hari_roster,
    grup,
    jadwal,
    bentrok,
    perbantuan,
    is_akun_baru,
    is_akun_berakhir,
  } = bawaan;
  const facts = [
    { label: 'Saldo cuti', value: <Lines lines={saldo.map(sebutSaldo)} none="Tidak ada" />, wide: true },
    { label: 'Ajuan yang berakhir', value: <Lines lines={ajuan.map(sebutAjuan)} none="Tidak ada" />, wide: true },
    ...(cuti_menunggu
      ? [{ label: 'Perlu diputuskan dahulu', value: `Cuti mulai ${formatTanggal(cuti_menunggu)} masih menunggu keputusan. Bila sampai harinya belum diputuskan, mutasi ini tertahan.`, wide: true }]
      : []),
    ...(hari_roster > 0
      ? [{ label: 'Jadwal shift di asal', value: `${formatAngka(hari_roster)} hari sejak tanggal itu tidak berlaku lagi`, wide: true }]
      : []),
    ...(jadwal.length > 0
      ? [
          { label: 'Grup di tujuan', value: grup ?? 'Tanpa grup' },
          { label: 'Jam kerja pekan pertama', value: <Lines lines={sebutPekan(jadwal)} none="Belum ada jadwal" />, wide: true },
        ]
      : []),
    ...(bentrok
      ? [{ label: 'Jam kerja bertumpuk', value: `Pada ${formatAngka(bentrok)} hari pekan pertama kedua instansi menunggunya pada jam yang sama: di salah satunya ia tercatat tidak datang. Atur jadwalnya dahulu.`, wide: true }]
      : []),
    ...(perbantuan
      ? [{ label: 'Tetap diperbantukan', value: <Lines lines={perbantuan.map((one) => `${one.tujuan} sampai ${formatTanggal(one.tgl_selesai)}`)} none="" />, wide: true }]
      : []),
    ...(is_akun_baru
      ? [{ label: 'Akun', value: is_akun_berakhir ? AKUN_BERAKHIR : AKUN_TETAP, wide: true }]
      : []),
  ]; // prettier-ignore
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div role="group" aria-label="Yang ikut pindah" tabIndex={0}>
      <Facts facts={facts} />
    </div>
  );
}

const AKUN_BERAKHIR =
  'Induk lain: akunnya di sini berakhir dan ia keluar dari semua perangkat. Ia mendapat akun baru di sana.';
const AKUN_TETAP =
  'Induk lain: ia mendapat akun baru di sana. Akunnya di sini tetap, sebab ia masih anggota instansi lain.';

function Lines({ lines, none }: { lines: string[]; none: string }) {
  if (lines.length === 0) return none;
  return (
    <ul className={classes['lines']}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
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
