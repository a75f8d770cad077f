import type { OrganisasiTenant } from '@hadir/contract/tenant/tenant.ts';
import { sebutEdisi } from '@hadir/contract/organisasi/sebut-edisi.ts';
import { STATUS_RECORD } from '@hadir/rules/kode/status-record.ts';
import { judgeStatusOrganisasi } from '@hadir/rules/tenant/judge-status-tempat.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { UndangPengelolaDialog } from '../base/forms/undang-pengelola-dialog.tsx';
import { api } from '../base/api/api.ts';
import { hrefTo } from '../base/links/href-to.ts';
import { LinkButton } from '../base/links/link-button.tsx';
import { useSession } from '../base/session/use-session.ts';
import { formatAngka } from '../kit/format/format.ts';
import { ActionMenu } from '../ui/layer/action-menu.tsx';
import { DeleteButton } from '../ui/layer/delete-button.tsx';
import { SidePanel } from '../ui/layer/side-panel.tsx';
import { Facts } from '../ui/show/facts.tsx';
import { sebutLangganan } from './organisasi-columns.tsx';
import { sebutKuota } from '@hadir/contract/tenant/sebut-kuota.ts';
import { StatusTempatChip } from './status-tempat-chip.tsx';
import classes from './tenant.module.css';
import { useStatusActions } from './use-status-actions.ts';

type Props = { organisasi: OrganisasiTenant; canWrite: boolean; anggotaHref: string; onClose: () => void };

/** One organisation beside the list: what it is, and what may be done with it. */
export function OrganisasiPanel({ organisasi, canWrite, anggotaHref, onClose }: Props) {
  const { organisasi_id, nama, status, terpakai, kuota, is_ditutup_dari_atas } = organisasi;
  const me = useSession()?.me;
  const refetches = ['tenant', 'kuota', 'statistikTenant', 'dashboard'] as const;
  const change = useMutation(api.organisasi.changeStatusOrganisasi.mutation({ refetches: [...refetches] }));
  const remove = useMutation({
    ...api.organisasi.removeOrganisasi.mutation({ refetches: [...refetches] }),
    onSuccess: onClose,
  });
  const actionsOf = useStatusActions((ubah) => change.mutate({ ...ubah, organisasi_id }));
  const [inviting, setInviting] = useState(false);
  const is_super_admin = me?.is_super_admin === true;
  const isMine = judgeStatusOrganisasi({ is_super_admin }, organisasi, STATUS_RECORD.aktif) === null;
  const siapa = `${formatAngka(terpakai)} anggotanya yang tidak punya instansi lain`;
  return (
    <SidePanel
      opened
      onClose={onClose}
      title={nama}
      footer={
        canWrite && (
          <>
            <DeleteButton
              title={`Hapus ${nama}?`}
              message="Instansi hanya dapat dihapus selama belum punya anggota dan data. Pengaturan, kuota, dan logonya ikut terhapus dan tidak dapat dikembalikan."
              loading={remove.isPending}
              onDelete={() => remove.mutate({ organisasi_id })}
            />
            {isMine && (
              <ActionMenu
                label="Ubah status"
                withLabel
                loading={change.isPending}
                actions={actionsOf({ nama, status, siapa })}
              />
            )}
          </>
        )
      }
    >
      <div className={classes['stack']}>
        <Facts
          facts={[
            { label: 'Status', value: <StatusTempatChip status={status} /> },
            { label: 'Keterangan', value: organisasi.keterangan_status, wide: true },
            { label: 'Kode', value: organisasi.kode_organisasi },
            { label: 'NPSN', value: organisasi.npsn },
            { label: 'Edisi', value: sebutEdisi(organisasi) },
            { label: 'Langganan', value: sebutLangganan(organisasi) },
            { label: 'Akun terpakai', value: `${formatAngka(terpakai)} dari ${sebutKuota(kuota).toLowerCase()}` },
            { label: 'Operator', value: formatAngka(organisasi.jumlah_operator) },
          ]}
        />
        {is_ditutup_dari_atas && !is_super_admin && (
          <p>Instansi ini ditutup oleh super admin, jadi hanya super admin yang dapat membukanya.</p>
        )}
        {status === STATUS_RECORD.aktif && (
          <div className={classes['links']}>
            <LinkButton variant="default" href={hrefTo('home', { organisasi_id })}>
              Buka instansi
            </LinkButton>
            <LinkButton variant="default" href={anggotaHref}>
              Anggota
            </LinkButton>
            {canWrite && (
              <Button
                variant={organisasi.jumlah_operator === 0 ? 'filled' : 'default'}
                onClick={() => setInviting(true)}
              >
                Undang operator
              </Button>
            )}
          </div>
        )}
      </div>
      {inviting && (
        <UndangPengelolaDialog
          peran="operator"
          tempat={{ id: organisasi_id, nama }}
          onClose={() => setInviting(false)}
        />
      )}
    </SidePanel>
  );
}
