import { sebutEdisi } from '@hadir/contract/organisasi/sebut-edisi.ts';
import type { Organisasi } from '@hadir/contract/organisasi/organisasi.contract.ts';
import { isTerhubung } from '@hadir/rules/akses/is-terhubung.ts';
import { Button } from '@mantine/core';
import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { lazy, Suspense, useState } from 'react';
import { useLangkah } from '../base/links/use-langkah.ts';
import { formatTanggalPanjang } from '../kit/format/format.ts';
import { Card } from '../ui/show/card.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { StatusChip } from '../ui/show/status-chip.tsx';
import { LogoCard } from './logo-card.tsx';
import { OrganisasiCounts } from './organisasi-counts.tsx';
import classes from './organisasi-screen.module.css';

const ProfilFormDialog = lazy(async () => ({ default: (await import('./profil-form-dialog.tsx')).ProfilFormDialog }));

type Props = { organisasi: Organisasi; canWrite: boolean };

export function ProfilOrganisasiSection({ organisasi, canWrite }: Props) {
  const langkah = useLangkah('profil', organisasi.organisasi_id);
  const [editing, setEditing] = useState(langkah.diminta && canWrite);
  const isLinked = isTerhubung(organisasi);
  const { is_langganan, is_sinkronisasi, tgl_berlaku_akhir } = organisasi;
  return (
    <div className={classes['stack']}>
      <OrganisasiCounts organisasi={organisasi} />
      <div className={classes['columns']}>
        <LogoCard organisasi={organisasi} canWrite={canWrite} />
        <div className={classes['stack']}>
          <Card
            title="Profil"
            subtitle="Tampil di kop laporan dan dokumen cetak."
            actions={
              canWrite && (
                <Button
                  variant="default"
                  leftSection={<IconPencil size={16} aria-hidden="true" />}
                  onClick={() => setEditing(true)}
                >
                  Ubah profil
                </Button>
              )
            }
          >
            <Facts
              facts={[
                { label: 'Nama', value: organisasi.nama },
                { label: 'Kode', value: organisasi.kode_organisasi },
                { label: 'NPSN', value: organisasi.npsn },
                { label: 'NSM', value: organisasi.nsm },
                { label: 'Telepon', value: organisasi.telepon },
                { label: 'Email', value: organisasi.email },
                { label: 'Kepala', value: organisasi.kepala_nama },
                { label: 'NIP kepala', value: organisasi.kepala_nip },
                { label: 'Tempat surat', value: organisasi.tempat_surat },
                { label: 'Alamat', value: organisasi.alamat, wide: true },
              ]}
            />
          </Card>
          <Card title="Langganan">
            <Facts
              facts={[
                { label: 'Induk', value: organisasi.nama_tenant },
                { label: 'Edisi', value: sebutEdisi(organisasi) },
                {
                  label: 'Status langganan',
                  value: is_langganan ? (
                    <StatusChip tone="green" label="Berlangganan" />
                  ) : (
                    <StatusChip tone="grey" label="Gratis" />
                  ),
                },
                { label: 'Berlaku sampai', value: tgl_berlaku_akhir && formatTanggalPanjang(tgl_berlaku_akhir) },
                ...(isLinked ? [{ label: 'Sinkronisasi', value: is_sinkronisasi ? 'Menyala' : 'Belum pernah' }] : []),
              ]}
            />
          </Card>
        </div>
      </div>
      <Suspense>
        {editing && (
          <ProfilFormDialog
            organisasi={organisasi}
            opened
            onSaved={langkah.selesai}
            onClose={() => setEditing(false)}
          />
        )}
      </Suspense>
    </div>
  );
}
