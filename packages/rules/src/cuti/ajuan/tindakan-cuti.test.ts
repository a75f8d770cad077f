import { describe, expect, test } from 'vitest';
import { STATUS_CUTI } from './status-cuti.ts';
import { judgeTindakanCuti, type KeadaanCuti, type TindakanCuti } from './tindakan-cuti.ts';

const at = (status: KeadaanCuti['status'], of: Partial<KeadaanCuti> = {}): KeadaanCuti => ({
  status,
  keputusan: null,
  isDecided: false,
  isLastJenjang: true,
  ...of,
});
const decide = (
  keputusan: 'disetujui' | 'diubah' | 'ditangguhkan' | 'ditolak',
  keterangan = 'Sesuai ketentuan',
): TindakanCuti => ({
  tindakan: 'decide',
  keputusan,
  keterangan,
});
const cancel = (oleh: 'operator' | 'anggota', keterangan: string): TindakanCuti => ({
  tindakan: 'cancel',
  oleh,
  keterangan,
});

describe('a leave request moves', () => {
  test.each<[string, TindakanCuti, KeadaanCuti, number | 'deleted']>([
    ['from created to submitted', { tindakan: 'submit' }, at(11), 12],
    ['back to created while nobody has decided', { tindakan: 'withdraw' }, at(12), 11],
    ['to approved by the last approver', decide('disetujui'), at(12), 13],
    ['nowhere yet by an approver before the last', decide('disetujui'), at(12, { isLastJenjang: false }), 12],
    ['to approved with other dates', decide('diubah'), at(12), 13],
    ['to rejected by the last approver', decide('ditolak'), at(12), 14],
    ['to rejected by any approver', decide('ditolak'), at(12, { isLastJenjang: false }), 14],
    ['to rejected when put off', decide('ditangguhkan'), at(12, { isLastJenjang: false }), 14],
    ['to rejected when an operator cancels it', cancel('operator', 'Dipanggil dinas'), at(13), 14],
    ['to rejected when the member gives it up', cancel('anggota', ''), at(13), 14],
    [
      'to rejected when the member refuses other dates',
      { tindakan: 'refuse_change' },
      at(13, { keputusan: 'diubah' }),
      14,
    ],
    ['out of the list while it is only created', { tindakan: 'delete' }, at(11), 'deleted'],
  ])('%s', (_, aksi, keadaan, expected) => {
    const hasil = judgeTindakanCuti(aksi, keadaan);
    expect(hasil).toEqual(expected === 'deleted' ? { kind: 'deleted' } : { kind: 'moved', status: expected });
  });
});

describe('a leave request stays', () => {
  test.each<[string, TindakanCuti, KeadaanCuti, string]>([
    ['when it is withdrawn after a decision', { tindakan: 'withdraw' }, at(12, { isDecided: true }), 'already_decided'],
    ['when it is rejected without a remark', decide('ditolak', ' '), at(12), 'keterangan_required'],
    ['when it is put off without a remark', decide('ditangguhkan', ''), at(12), 'keterangan_required'],
    ['when it is changed without a remark', decide('diubah', ''), at(12), 'keterangan_required'],
    ['when an operator cancels it without a remark', cancel('operator', ''), at(13), 'keterangan_required'],
    [
      'when the member refuses dates that nobody changed',
      { tindakan: 'refuse_change' },
      at(13, { keputusan: 'disetujui' }),
      'not_changed',
    ],
  ])('%s', (_, aksi, keadaan, reason) => {
    expect(judgeTindakanCuti(aksi, keadaan)).toEqual({ kind: 'refused', reason });
  });

  const allowed: Record<string, number> = {
    submit: 11,
    withdraw: 12,
    decide: 12,
    cancel: 13,
    refuse_change: 13,
    delete: 11,
  };
  const aksi: TindakanCuti[] = [
    { tindakan: 'submit' },
    { tindakan: 'withdraw' },
    decide('disetujui'),
    cancel('operator', 'Dipanggil dinas'),
    { tindakan: 'refuse_change' },
    { tindakan: 'delete' },
  ];
  const others = aksi.flatMap((one) =>
    Object.values(STATUS_CUTI)
      .filter((status) => status !== allowed[one.tindakan])
      .map((status): [string, number, TindakanCuti, KeadaanCuti] => [one.tindakan, status, one, at(status)]),
  );
  test.each(others)('on %s from %i', (_, __, one, keadaan) => {
    expect(judgeTindakanCuti(one, keadaan)).toEqual({ kind: 'refused', reason: 'status_not_allowed' });
  });
});
