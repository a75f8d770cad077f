import type { Persetujuan } from '@hadir/contract/persetujuan/jalur/persetujuan.contract.ts';
import { isTerkunci } from '@hadir/rules/akses/is-terkunci.ts';
import { Button } from '@mantine/core';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LockedScreen } from '../base/lock/locked-screen.tsx';
import { peranOf } from '../base/session/peran-of.ts';
import { useSession } from '../base/session/use-session.ts';
import { useCanWrite } from '../base/session/use-can-write.ts';
import { api } from '../base/api/api.ts';
import { Card } from '../ui/show/card.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { JalurMenu } from './jalur-menu.tsx';
import { JalurSection } from './jalur-section.tsx';
import classes from './jalur-section.module.css';
import { PersetujuanFormDialog } from './persetujuan-form-dialog.tsx';
import { TanpaKepalaNote } from './tanpa-kepala-note.tsx';
import { LABEL_UNTUK_PERSETUJUAN } from './label-untuk-persetujuan.ts';

/** The chains through which requests go, one a kind. */
export function JalurList({ organisasi_id }: { organisasi_id: number }) {
  const session = useSession();
  const organisasi = session?.organisasi;
  const isLocked = !!organisasi && isTerkunci('premium', peranOf(session.me, organisasi), organisasi);
  const canWrite = useCanWrite() === 'yes';
  const [editing, setEditing] = useState<Persetujuan | 'baru' | null>(null);
  const list = useQuery({
    ...api.persetujuan.listPersetujuan.query({ organisasi_id, count: 500 }, { errors: 'caller' }),
    enabled: !isLocked,
  });
  const add = canWrite && (
    <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setEditing('baru')}>
      Tambah jalur
    </Button>
  );
  const body = () => {
    if (list.error) {
      return <ErrorState error={list.error} onRetry={() => void list.refetch()} />;
    }
    if (!list.data) return <Skeleton lines={6} />;
    if (list.data.data.length === 0) {
      return (
        <EmptyState title="Belum ada jalur" action={add}>
          Tanpa jalur, operator instansi mana pun dapat memutuskan.
        </EmptyState>
      );
    }
    return (
      <>
        {list.data.data.map((jalur) => (
          <Card
            key={jalur.persetujuan_id}
            title={jalur.nama}
            subtitle={LABEL_UNTUK_PERSETUJUAN[jalur.untuk]}
            actions={
              canWrite && <JalurMenu organisasi_id={organisasi_id} jalur={jalur} onChange={() => setEditing(jalur)} />
            }
          >
            <JalurSection jenjang={jalur.jenjang} urutan={null} />
            {jalur.jenjang
              .filter(({ jenis }) => jenis === 'kepala_grup')
              .slice(0, 1)
              .map((jenjang) => (
                <TanpaKepalaNote key={jenjang.urutan} organisasi_id={organisasi_id} jenjang={jenjang} />
              ))}
          </Card>
        ))}
        <div>{add}</div>
      </>
    );
  };
  if (isLocked) return <LockedScreen session={session} organisasi={organisasi} feature="Jalur Persetujuan" />;
  return (
    <div className={classes['list']} role="group" aria-label="Jalur persetujuan">
      {body()}
      <PersetujuanFormDialog
        organisasi_id={organisasi_id}
        jalur={editing === 'baru' ? undefined : (editing ?? undefined)}
        terpakai={(list.data?.data ?? []).map(({ untuk }) => untuk)}
        opened={editing !== null}
        onClose={() => setEditing(null)}
      />
    </div>
  );
}
