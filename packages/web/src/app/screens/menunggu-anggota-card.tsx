import { sebutJam } from '@hadir/contract/kit/sebut-jam.ts';
import { STATUS_CUTI } from '@hadir/rules/cuti/ajuan/status-cuti.ts';
import { STATUS_PRESENSI_MANUAL } from '@hadir/rules/presensi/manual/status-presensi-manual.ts';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '../../base/api/api.ts';
import { hrefTo } from '../../base/links/href-to.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { StatusCutiChip } from '../../cuti/dasar/status-cuti-chip.tsx';
import { formatHariTanggal } from '../../kit/format/format.ts';
import { sebutHakKlaim, sebutTanggalKlaim } from '../../klaim-presensi/sebut-klaim.ts';
import { StatusKlaimChip } from '../../klaim-presensi/status-klaim-chip.tsx';
import { StatusManualChip } from '../../presensi/manual/status-manual-chip.tsx';
import { Card } from '../../ui/show/card.tsx';
import { Link } from '../../ui/show/link.tsx';
import classes from './menunggu-anggota-card.module.css';

type Props = { organisasi_id: number; user_id: number; withCuti: boolean };

/** What a member asked for and nobody has decided yet, each leading to where it is decided. Nothing where there is none. */
export function MenungguAnggotaCard({ organisasi_id, user_id, withCuti }: Props) {
  const asked = { organisasi_id, user_id };
  const cuti = useQuery({
    ...api.cuti.listCutiTerlihat.query({ ...asked, status: [STATUS_CUTI.diajukan] }, { errors: 'caller' }),
    enabled: withCuti,
  });
  const klaim = useQuery(
    api.klaimPresensi.listKlaimPresensi.query({ ...asked, status: 'diajukan' }, { errors: 'caller' }),
  );
  const manual = useQuery(
    api.presensiManual.listPresensiManual.query(
      { ...asked, status: STATUS_PRESENSI_MANUAL.diajukan },
      { errors: 'caller' },
    ),
  );
  const rows: { key: string; href: string; words: string; chip: ReactNode }[] = [
    ...(cuti.data?.data ?? []).map(({ cuti_id, kategori, tgl_awal, tgl_akhir, status, keputusan, tgl_batal }) => ({
      key: `cuti-${cuti_id}`,
      href: hrefTo('cuti.detail', { organisasi_id, cuti_id }),
      words: `${kategori}, ${formatRentang(tgl_awal, tgl_akhir)}`,
      chip: <StatusCutiChip status={status} keputusan={keputusan} tgl_batal={tgl_batal} />,
    })),
    ...(klaim.data?.data ?? []).map((one) => ({
      key: `klaim-${one.presensi_klaim_id}`,
      href: hrefTo('klaimPresensi.detail', { organisasi_id, hari_libur_id: one.presensi_klaim_id }),
      words: `Ubah presensi ${sebutTanggalKlaim(one)}: ${sebutHakKlaim(one)}`,
      chip: <StatusKlaimChip status={one.status} />,
    })),
    ...(manual.data?.data ?? []).map(({ presensi_manual_id, tanggal, jam, status }) => ({
      key: `manual-${presensi_manual_id}`,
      href: hrefTo('persetujuan', { organisasi_id }, { bagian: 'presensi_manual' }),
      words: `Swafoto ${formatHariTanggal(tanggal)} ${sebutJam(jam)}`,
      chip: <StatusManualChip status={status} />,
    })),
  ];
  if (rows.length === 0) return null;
  return (
    <Card title="Yang menunggu">
      <ul className={classes['list']}>
        {rows.map(({ key, href, words, chip }) => (
          <li key={key}>
            <Link href={href}>{words}</Link>
            {chip}
          </li>
        ))}
      </ul>
    </Card>
  );
}
