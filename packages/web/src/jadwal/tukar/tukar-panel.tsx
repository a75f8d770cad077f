import type { TukarShift } from '@hadir/contract/jadwal/tukar/tukar-shift.contract.ts';
import { listTindakanTukar, type PihakTukar, type TindakanTukar } from '@hadir/rules/jadwal/tukar/perpindahan-tukar.ts';
import { Button } from '@mantine/core';
import { useSession } from '../../base/session/use-session.ts';
import { api } from '../../base/api/api.ts';
import { usePerubahan } from '../../base/dampak/use-perubahan.ts';
import { dijawabOf } from '../../base/meja/dijawab-of.ts';
import { Facts } from '../../ui/show/facts.tsx';
import { SidePanel } from '../../ui/layer/side-panel.tsx';
import { useConfirm } from '../../ui/layer/use-confirm.ts';
import { factsOfTukar } from './facts-of-tukar.tsx';
import { tanyaTolakTukar } from './tanya-tolak-tukar.ts';

type Props = {
  organisasi_id: number;
  tukar: TukarShift | undefined;
  isOperator: boolean;
  onClose: () => void;
};

const KATA_TINDAKAN: Record<TindakanTukar, { label: string; title: string; message: string }> = {
  sepakat: {
    label: 'Sepakati',
    title: 'Sepakati tukar shift ini?',
    message: 'Setelah Anda sepakat, penyetuju memutuskannya. Jadwal belum berubah sampai disetujui.',
  },
  setuju: {
    label: 'Setujui',
    title: 'Setujui tukar shift ini?',
    message: 'Pada kedua tanggalnya, kedua anggota bekerja menurut jadwal shift yang lain.',
  },
  tolak: { label: 'Tolak', ...tanyaTolakTukar() },
  batal: {
    label: 'Batalkan',
    title: 'Batalkan tukar shift ini?',
    message: 'Yang sudah disetujui dikembalikan: kedua anggota bekerja menurut jadwalnya sendiri lagi.',
  },
};

/** One swap, and what the person who looks at it may do with it. */
export function TukarPanel({ organisasi_id, tukar, isOperator, onClose }: Props) {
  const me = useSession()?.me.user_id;
  const confirm = useConfirm();
  const decide = usePerubahan(api.tukarShift.decideTukarShift);
  const siapa: PihakTukar[] = [
    ...(isOperator || tukar?.persetujuan.is_giliran_saya ? (['operator'] as const) : []),
    ...(tukar?.a.user_id === me ? (['a'] as const) : []),
    ...(tukar?.b.user_id === me ? (['b'] as const) : []),
  ];
  const run = async (tindakan: TindakanTukar) => {
    if (!tukar) return;
    const { jenjang } = tukar.persetujuan;
    const isPutusan = tukar.status === 'disepakati' && (tindakan === 'setuju' || tindakan === 'tolak');
    const isReasoned = isPutusan && jenjang.length > 0;
    const isRefusal = tindakan === 'tolak' || tindakan === 'batal';
    const { label, title, message } = KATA_TINDAKAN[tindakan];
    const answer = await confirm({
      title,
      message,
      confirmLabel: label,
      danger: isRefusal,
      ...(isRefusal && { remark: isReasoned ? 'required' : 'optional', remarkLabel: 'Catatan' }),
    });
    if (!answer) return;
    const { tukar_shift_id } = tukar;
    const at = isPutusan ? dijawabOf(tukar.persetujuan) : {};
    await decide.run({ organisasi_id, tukar_shift_id, tindakan, catatan: answer.remark || undefined, ...at });
  };
  const offered = tukar ? listTindakanTukar(tukar.status, siapa) : [];
  // What both agreed on is decided by whose turn it is; the way below says who that is.
  const isWaiting = tukar?.status === 'disepakati';
  const tindakan = offered.filter((one) => !isWaiting || one === 'batal' || tukar.persetujuan.is_giliran_saya);
  return (
    <SidePanel
      opened={tukar !== undefined}
      onClose={onClose}
      title={tukar ? `${tukar.a.nama} dan ${tukar.b.nama}` : 'Tukar shift'}
      footer={
        tindakan.length > 0 &&
        tindakan.toReversed().map((one) => (
          <Button
            key={one}
            variant={one === 'sepakat' || one === 'setuju' ? 'filled' : 'default'}
            loading={decide.sending}
            onClick={() => void run(one)}
          >
            {KATA_TINDAKAN[one].label}
          </Button>
        ))
      }
    >
      {tukar && <Facts facts={factsOfTukar(tukar)} />}
    </SidePanel>
  );
}
