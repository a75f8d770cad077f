import { formatHariTanggal } from '../../kit/format/format.ts';
import { HariContent } from './hari-content.tsx';

type Props = { organisasi_id: number; user_id: number; tanggal: string };

/** What was recorded of a member's day, beside what is decided about it. */
export function HariTercatat({ organisasi_id, user_id, tanggal }: Props) {
  return (
    <section aria-label="Yang tercatat">
      <h3>Tercatat pada {formatHariTanggal(tanggal)}</h3>
      <HariContent organisasi_id={organisasi_id} opened={{ user_id, tanggal }} rows={[]} isBukti />
    </section>
  );
}
