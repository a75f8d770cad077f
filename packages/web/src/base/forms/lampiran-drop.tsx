import { UNGGAH_LAMPIRAN } from '@hadir/contract/kit/berkas.ts';
import { FileDrop } from '../../ui/import/file-drop.tsx';
import { JENIS_LAMPIRAN } from './jenis-lampiran.ts';

type Props = { label: string; file: File | null; onChange: (file: File | null) => void };

/** A field for evidence that goes with a request. */
export function LampiranDrop(props: Props) {
  return <FileDrop accept={JENIS_LAMPIRAN} maxBytes={UNGGAH_LAMPIRAN.maxBytes} {...props} />;
}
