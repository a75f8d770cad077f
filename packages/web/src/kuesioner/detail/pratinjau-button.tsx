import { Button } from '@mantine/core';
import { useState } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';
import { IsianPertanyaan } from '../pertanyaan/isian-pertanyaan.tsx';
import { useJawaban } from '../pertanyaan/use-jawaban.ts';
import type { Isi } from '../susun/isi/isi-kuesioner.ts';

/** The questionnaire as a phone shows it to whoever answers, as it is written just now; nothing is kept of what is tried. */
export function PratinjauButton({ isi }: { isi: Isi }) {
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpened(true)}>
        Pratinjau
      </Button>
      <Dialog
        opened={opened}
        onClose={() => setOpened(false)}
        title="Pratinjau"
        width={392}
        fullScreenOnPhone
        footer={
          <Button variant="default" onClick={() => setOpened(false)}>
            Tutup pratinjau
          </Button>
        }
      >
        <Pratinjau isi={isi} />
      </Dialog>
    </>
  );
}

function Pratinjau({ isi: { judul, keterangan, bagian } }: { isi: Isi }) {
  const isian = useJawaban(bagian, []);
  return (
    <>
      <p>
        <strong>{judul}</strong>
      </p>
      {keterangan && <p>{keterangan}</p>}
      <IsianPertanyaan bagian={bagian} isian={isian} />
      {isian.tampak.length === 0 && <EmptyState>Belum ada pertanyaan.</EmptyState>}
    </>
  );
}
