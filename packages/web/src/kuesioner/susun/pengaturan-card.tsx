import { SASARAN_KUESIONER } from '@hadir/rules/kuesioner/sasaran.ts';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { AnggotaMultiPicker } from '../../base/pickers/anggota-multi-picker.tsx';
import { GrupMultiPicker } from '../../base/pickers/grup-multi-picker.tsx';
import { useToday } from '../../kit/zona/use-today.ts';
import { DatePicker } from '../../ui/date/date-picker.tsx';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { SwitchField } from '../../ui/form/switch-field.tsx';
import { Card } from '../../ui/show/card.tsx';
import { LABEL_SASARAN } from '../dasar/sebut-kuesioner.ts';
import type { PenyusunIsi } from './isi/use-isi.ts';
import classes from './pertanyaan/susun.module.css';

type Props = {
  organisasi_id: number;
  kuesioner_id: number;
  penyusun: PenyusunIsi;
  isTetap: boolean;
  isDijanjikan: boolean;
};

/** Whom it is for, when it is open, and whether one is named. */
export function PengaturanCard({ organisasi_id, kuesioner_id, penyusun, isTetap, isDijanjikan }: Props) {
  const today = useToday();
  const { isi, salah, change } = penyusun;
  const { sasaran, group_ids, user_ids, tgl_mulai, tgl_selesai, is_anonim, is_sekali_perangkat } = isi;
  const known = useQuery({
    ...api.kuesioner.listResponden.query({ organisasi_id, kuesioner_id, count: 500 }),
    enabled: sasaran === 'anggota' && user_ids.length > 0,
    select: ({ data }) => data.map(({ user_id, nama }) => ({ id: user_id, label: nama })),
  });
  return (
    <Card title="Pengaturan">
      <div className={classes['form']}>
        <ChoiceField
          label="Sasaran"
          value={sasaran}
          choices={SASARAN_KUESIONER.map((value) => ({ value, label: LABEL_SASARAN[value] }))}
          onChange={(next) => change({ sasaran: next }, 'sasaran')}
        />
        {sasaran === 'grup' && (
          <GrupMultiPicker
            organisasi_id={organisasi_id}
            value={group_ids}
            error={salah['group_ids']}
            onChange={(next) => change({ group_ids: next }, 'group_ids')}
          />
        )}
        {sasaran === 'anggota' && (
          <AnggotaMultiPicker
            organisasi_id={organisasi_id}
            value={user_ids}
            known={known.data ?? []}
            error={salah['user_ids']}
            onChange={(next) => change({ user_ids: next }, 'user_ids')}
          />
        )}
        <DatePicker
          label="Hari pertama"
          description="Kosong: terbuka sejak diterbitkan"
          value={tgl_mulai}
          max={tgl_selesai ?? undefined}
          error={salah['tgl_mulai']}
          onChange={(next) => change({ tgl_mulai: next }, 'tgl_mulai')}
        />
        <DatePicker
          label="Hari terakhir"
          description="Kosong: sampai ditutup"
          value={tgl_selesai}
          min={tgl_mulai !== null && tgl_mulai > today ? tgl_mulai : today}
          error={salah['tgl_selesai']}
          onChange={(next) => change({ tgl_selesai: next }, 'tgl_selesai')}
        />
        <SwitchField
          label="Anonim"
          description="Jawaban tidak dapat disambungkan dengan orangnya; hasil tampil sejak lima jawaban"
          checked={is_anonim}
          disabled={isTetap || isDijanjikan}
          onChange={(checked) => change({ is_anonim: checked }, 'is_anonim')}
        />
        <SwitchField
          label="Satu jawaban per perangkat"
          description="Untuk yang menjawab lewat tautan publik. Mencegah jawaban ganda yang tidak disengaja; yang sengaja dapat memakai peramban lain"
          checked={is_sekali_perangkat}
          onChange={(checked) => change({ is_sekali_perangkat: checked }, 'is_sekali_perangkat')}
        />
      </div>
    </Card>
  );
}
