import { UNGGAH_LOG_MESIN } from '@hadir/contract/presensi/impor/unggah-log-mesin.ts';
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../base/api/api.ts';
import { formatAngka } from '../../kit/format/format.ts';
import { sebutKegagalan } from '../../kit/failure/sebut-kegagalan.ts';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { KeteranganImpor } from '../../ui/import/keterangan-impor.tsx';
import { FileDrop } from '../../ui/import/file-drop.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ImporLogFindings } from './impor-log-findings.tsx';
import classes from './impor-log-dialog.module.css';
import { ImporLogRun } from './impor-log-run.tsx';

type Props = {
  organisasi_id: number;
  opened: boolean;
  /** A run that is under way or done. */
  pekerjaan_id: string | undefined;
  onStarted: (pekerjaan_id: string) => void;
  onClose: () => void;
  onSeen: () => void;
};

/** A fingerprint machine's log: chosen, tried, confirmed, recorded. */
export function ImporLogDialog({ organisasi_id, opened, pekerjaan_id, onStarted, onClose, onSeen }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [keterangan, setKeterangan] = useState('');
  const marks = { quiet: true, errors: 'caller' } as const;
  const trial = useMutation(api.presensi.importPresensi.mutation(marks));
  const run = useMutation({
    ...api.presensi.importPresensi.mutation(marks),
    onSuccess: ({ pekerjaan }) => pekerjaan && onStarted(pekerjaan.pekerjaan_id),
  });
  const hasil = trial.data?.hasil;
  const failure = run.error ?? trial.error;
  const busy = trial.isPending || run.isPending;

  const choose = (chosen: File | null) => {
    setFile(chosen);
    trial.reset();
    run.reset();
    if (chosen) trial.mutate({ organisasi_id, is_uji_coba: true, berkas: chosen });
  };
  const close = () => {
    choose(null);
    setKeterangan('');
    onClose();
  };

  const isNothingNew = hasil?.baru === 0;
  const footer =
    pekerjaan_id || isNothingNew ? (
      <Button variant="default" onClick={close}>
        Tutup
      </Button>
    ) : (
      <>
        <Button variant="default" onClick={close} disabled={run.isPending}>
          Batal
        </Button>
        <Button
          disabled={!file || !hasil}
          loading={run.isPending}
          onClick={() => file && run.mutate({ organisasi_id, is_uji_coba: false, keterangan, berkas: file })}
        >
          {hasil ? `Impor ${formatAngka(hasil.baru)} presensi` : 'Impor'}
        </Button>
      </>
    );

  return (
    <Dialog opened={opened} onClose={close} title="Impor log mesin" width={640} fullScreenOnPhone footer={footer}>
      {pekerjaan_id ? (
        <ImporLogRun organisasi_id={organisasi_id} pekerjaan_id={pekerjaan_id} onSeen={onSeen} />
      ) : (
        <div className={classes['stack']}>
          <p>
            Berkas log dari mesin sidik jari atau wajah (ZKTeco, Solution, dan sejenisnya), misalnya 1_attlog.dat.
            Isinya diperiksa dahulu; belum ada yang dicatat sebelum Anda menyetujuinya.
          </p>
          <FileDrop
            value={file}
            onChange={choose}
            accept=".dat,.txt"
            maxBytes={UNGGAH_LOG_MESIN.maxBytes}
            disabled={busy}
            label="Berkas log"
          />
          <KeteranganImpor value={keterangan} onChange={setKeterangan} disabled={busy} />
          {failure && (
            <p className={classes['failure']} role="alert">
              {sebutKegagalan(failure)}
            </p>
          )}
          {trial.isPending && <Skeleton lines={4} />}
          {hasil && <ImporLogFindings organisasi_id={organisasi_id} hasil={hasil} />}
        </div>
      )}
    </Dialog>
  );
}
