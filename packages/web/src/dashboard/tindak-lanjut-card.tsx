import type { TindakLanjut } from '@hadir/contract/dashboard/dashboard.contract.ts';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import type { output } from 'zod/mini';
import { hrefTo } from '../app/href-to.ts';
import { formatAngka } from '../kit/format.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import classes from './tindak-lanjut-card.module.css';
import { StatusBerandaChip } from './status-beranda-chip.tsx';

type Item = output<typeof TindakLanjut>;
type Props = { organisasi_id: number; items: readonly Item[] };

const WORDS: Record<Item['jenis'], (jumlah: string) => string> = {
  tanpa_jadwal: (jumlah) => `${jumlah} anggota belum punya jadwal kerja hari ini`,
  bulan_belum_verval: (jumlah) => `${jumlah} anggota belum diverifikasi untuk bulan lalu`,
  swafoto_menunggu: (jumlah) => `${jumlah} presensi swafoto menunggu keputusan`,
  presensi_menunggu: (jumlah) => `${jumlah} presensi ditahan dan menunggu tinjauan`,
  klaim_menunggu: (jumlah) => `${jumlah} klaim presensi menunggu keputusan`,
  anggota_belum_aktivasi: (jumlah) => `${jumlah} anggota belum mengaktifkan akun`,
  tanpa_lokasi: () => 'Belum ada lokasi presensi yang aktif',
  tanpa_pin: (jumlah) => `${jumlah} anggota tanpa PIN mesin presensi`,
};

/** What waits for the operator; each leads to where it is put right. */
export function TindakLanjutCard({ organisasi_id, items }: Props) {
  const hrefOf: Record<Item['jenis'], string> = {
    tanpa_jadwal: hrefTo('jamKerja', { organisasi_id }),
    bulan_belum_verval: hrefTo('klaimPresensi', { organisasi_id }, { bagian: 'verval' }),
    swafoto_menunggu: hrefTo('presensiManual', { organisasi_id }),
    presensi_menunggu: hrefTo('presensiManual', { organisasi_id }, { bagian: 'ditinjau' }),
    klaim_menunggu: hrefTo('klaimPresensi', { organisasi_id }, { status: 'diajukan' }),
    anggota_belum_aktivasi: hrefTo('user', { organisasi_id }, { aktivasi: 2 }),
    tanpa_lokasi: hrefTo('organisasi.detail', { organisasi_id }),
    tanpa_pin: hrefTo('user', { organisasi_id }, { is_biometrik: 0 }),
  };
  return (
    <Card title="Tindak lanjut">
      {items.length === 0 ? (
        <p className={classes['none']}>Tidak ada yang menunggu.</p>
      ) : (
        <ul className={classes['list']}>
          {items.map(({ jenis, jumlah, status }) => (
            <li key={jenis}>
              <Link className={classes['row']} href={hrefOf[jenis]}>
                <span className={classes['words']}>{WORDS[jenis](formatAngka(jumlah))}</span>
                <StatusBerandaChip status={status} />
                <IconChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
