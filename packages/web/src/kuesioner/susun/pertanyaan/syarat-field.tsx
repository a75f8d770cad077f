import type { Bagian } from '@hadir/contract/kuesioner/daftar/susunan.ts';
import { nilaiOf } from '@hadir/rules/kuesioner/check-susunan.ts';
import { CheckGroup } from '../../../ui/form/check-group.tsx';
import { ChoiceField } from '../../../ui/form/choice-field.tsx';
import classes from './susun.module.css';
import type { Pertanyaan } from '../isi/isi-kuesioner.ts';
import { SYARAT_SALAH } from './syarat-salah.ts';

type Props = {
  bagian: readonly Bagian[];
  pertanyaan: Pertanyaan;
  onChange: (syarat: Pertanyaan['syarat']) => void;
  error?: string | undefined;
};

/** On which answer to an earlier question this one is asked; nothing while there is none that it could stand on. */
export function SyaratField({ bagian, pertanyaan, onChange, error }: Props) {
  const { pertanyaan_id, syarat } = pertanyaan;
  const all = bagian.flatMap((one) => one.pertanyaan);
  const at = all.findIndex((one) => one.pertanyaan_id === pertanyaan_id);
  const before = all.map((one, index) => ({ one, index })).filter(({ one, index }) => index < at && nilaiOf(one));
  const asked = all.find((one) => one.pertanyaan_id === syarat?.pertanyaan_id);
  if (before.length === 0 && !syarat) return null;
  const isLater = asked !== undefined && !before.some(({ one }) => one === asked);
  return (
    <div className={classes['syarat']}>
      <ChoiceField
        label="Ditanyakan"
        value={syarat?.pertanyaan_id ?? null}
        error={isLater ? SYARAT_SALAH : error}
        choices={[
          { value: null, label: 'Selalu' },
          ...before.map(({ one, index }) => ({
            value: one.pertanyaan_id,
            label: `Bila jawaban nomor ${index + 1}: ${one.judul || 'tanpa judul'}`,
          })),
        ]}
        onChange={(id) => {
          const target = all.find((one) => one.pertanyaan_id === id);
          const [first] = (target && nilaiOf(target)) ?? [];
          onChange(id === null || first === undefined ? null : { pertanyaan_id: id, nilai: [first] });
        }}
      />
      {syarat && asked && (
        <CheckGroup
          label="adalah salah satu dari"
          choices={(nilaiOf(asked) ?? []).map((value) => ({ value, label: sebutNilai(asked, value) }))}
          value={syarat.nilai}
          // Of none left the condition could never hold.
          onChange={(nilai) => nilai.length > 0 && onChange({ ...syarat, nilai })}
        />
      )}
    </div>
  );
}

/** One of the answers that a question can have, in its words. */
export const sebutNilai = ({ pilihan }: Pertanyaan, nilai: number): string =>
  pilihan.find(({ pilihan_id }) => pilihan_id === nilai)?.teks || String(nilai);
