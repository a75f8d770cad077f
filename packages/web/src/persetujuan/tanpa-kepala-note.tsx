import type { JenjangPersetujuan } from '@hadir/contract/persetujuan/jenjang-persetujuan.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { formatAngka } from '../kit/format/format.ts';
import { Link } from '../ui/show/link.tsx';
import classes from './jalur-section.module.css';

type Props = { organisasi_id: number; jenjang: JenjangPersetujuan };

/** Of a level that names the head of the member's group: how many groups have none, and who decides there instead (aturan/cuti#persetujuan). */
export function TanpaKepalaNote({ organisasi_id, jenjang: { nama_pengganti } }: Props) {
  const grup = useQuery(
    api.grup.listGrup.query({ organisasi_id, status: STATUS_RECORD.aktif }, { errors: 'caller' }),
  ).data;
  if (!Array.isArray(grup)) return null;
  const tanpa = grup.filter(({ kepala_user_id }) => kepala_user_id === null);
  if (grup.length > 0 && tanpa.length === 0) return null;
  const berapa =
    grup.length === 0
      ? 'Belum ada grup.'
      : `${formatAngka(tanpa.length)} dari ${formatAngka(grup.length)} grup tidak punya kepala: ${tanpa.map(({ nama }) => nama).join(', ')}.`;
  return (
    <p className={classes['dimmed']} role="note">
      {berapa} Ajuan anggotanya, dan anggota tanpa grup, diputuskan {nama_pengganti ?? 'operator instansi'}.{' '}
      <Link href={hrefTo('grup', { organisasi_id })}>Buka Grup</Link>
    </p>
  );
}
