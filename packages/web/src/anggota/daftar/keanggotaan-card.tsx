import type { Anggota } from '@hadir/contract/anggota/daftar/anggota.ts';
import { LABEL_ROLE } from '@hadir/rules/akses/label-peran.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { formatRentang } from '../../kit/format/format-rentang.ts';
import { Card } from '../../ui/show/card.tsx';
import { Facts } from '../../ui/show/facts.tsx';
import classes from './keanggotaan-card.module.css';
import { StatusAnggotaChip } from '../dasar/status-anggota-chip.tsx';

type Props = { anggota: Anggota; mayListOrganisasi: boolean };

/** Where the member stands and stood: group, locations, membership, and the other organisations of the tenant. */
export function KeanggotaanCard({ anggota, mayListOrganisasi }: Props) {
  const { user_id, grup, lokasi, riwayat_grup, riwayat_keanggotaan } = anggota;
  const { data: organisasi = [] } = useQuery({
    ...api.akun.listOrganisasiAnggota.query({ user_id }, { errors: 'caller' }),
    enabled: mayListOrganisasi,
  });
  return (
    <Card title="Keanggotaan">
      <div className={classes['stack']}>
        <Facts
          facts={[
            { label: 'Grup', value: grup },
            { label: 'Lokasi presensi', value: lokasi.map(({ nama }) => nama).join(', ') || 'Semua lokasi instansi' },
          ]}
        />
        <Riwayat
          title="Masa keanggotaan"
          rows={riwayat_keanggotaan.map((masa) => ({ ...masa, label: 'Anggota instansi ini' }))}
        />
        <Riwayat title="Riwayat grup" rows={riwayat_grup.map((masa) => ({ ...masa, label: masa.grup }))} />
        {organisasi.length > 1 && (
          <div>
            <h3 className={classes['title']}>Instansi dalam induk</h3>
            <ul className={classes['rows']}>
              {organisasi.map(({ organisasi_id, nama, role, status }) => (
                <li key={organisasi_id} className={classes['row']}>
                  <span>
                    {nama} <span className={classes['dates']}>· {LABEL_ROLE[role]}</span>
                  </span>
                  <StatusAnggotaChip status={status} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}

type Masa = { label: string; tgl_mulai: string; tgl_selesai: string | null };

function Riwayat({ title, rows }: { title: string; rows: Masa[] }) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className={classes['title']}>{title}</h3>
      <ul className={classes['rows']}>
        {rows.map(({ label, tgl_mulai, tgl_selesai }) => (
          <li key={`${label} ${tgl_mulai}`} className={classes['row']}>
            <span>{label}</span>
            <span className={classes['dates']}>{formatRentang(tgl_mulai, tgl_selesai)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
