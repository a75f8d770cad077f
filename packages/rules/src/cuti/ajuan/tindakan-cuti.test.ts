import { describe, expect, test } from 'vitest';
import { STATUS_CUTI } from './status-cuti.ts';
import { judgeTindakanCuti, type KeadaanCuti, type TindakanCuti } from './tindakan-cuti.ts';

const { dibuat, diajukan, disetujui, ditolak } = STATUS_CUTI;
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
  tindakan: 'putuskan',
  keputusan,
  keterangan,
});
const cancel = (oleh: 'operator' | 'anggota', keterangan: string): TindakanCuti => ({
  tindakan: 'batal',
  oleh,
  keterangan,
});

describe('a leave request moves', () => {
  test.each<[string, TindakanCuti, KeadaanCuti, number | 'deleted']>([
    ['from created to submitted', { tindakan: 'ajukan' }, at(dibuat), diajukan],
    [
      'back to created while nobody has decided',
      { tindakan: 'tarik', oleh: 'anggota', keterangan: '' },
      at(diajukan),
      dibuat,
    ],
    ['to approved by the last approver', decide('disetujui'), at(diajukan), disetujui],
    [
      'nowhere yet by an approver before the last',
      decide('disetujui'),
      at(diajukan, { isLastJenjang: false }),
      diajukan,
    ],
    ['to approved with other dates', decide('diubah'), at(diajukan), disetujui],
    ['to rejected by the last approver', decide('ditolak'), at(diajukan), ditolak],
    ['to rejected by any approver', decide('ditolak'), at(diajukan, { isLastJenjang: false }), ditolak],
    ['to rejected when put off', decide('ditangguhkan'), at(diajukan, { isLastJenjang: false }), ditolak],
    ['to rejected when an operator cancels it', cancel('operator', 'Dipanggil dinas'), at(disetujui), ditolak],
    ['to rejected when the member gives it up', cancel('anggota', ''), at(disetujui), ditolak],
    [
      'to rejected when the member refuses other dates',
      { tindakan: 'tolak_perubahan' },
      at(disetujui, { keputusan: 'diubah' }),
      ditolak,
    ],
    [
      'nowhere when some of its days are given back',
      { tindakan: 'kembalikan', keterangan: 'Masuk kerja', isHabis: false },
      at(disetujui),
      disetujui,
    ],
    [
      'to rejected when no counted day is left',
      { tindakan: 'kembalikan', keterangan: 'Masuk kerja', isHabis: true },
      at(disetujui),
      ditolak,
    ],
    ['out of the list while it is only created', { tindakan: 'hapus' }, at(dibuat), 'deleted'],
  ])('%s', (_, aksi, keadaan, expected) => {
    const hasil = judgeTindakanCuti(aksi, keadaan);
    expect(hasil).toEqual(expected === 'deleted' ? { kind: 'deleted' } : { kind: 'moved', status: expected });
  });
});

describe('a leave request stays', () => {
  test.each<[string, TindakanCuti, KeadaanCuti, string]>([
    [
      'when it is withdrawn after a decision',
      { tindakan: 'tarik', oleh: 'anggota', keterangan: '' },
      at(diajukan, { isDecided: true }),
      'already_decided',
    ],
    [
      'when an operator withdraws it without a remark',
      { tindakan: 'tarik', oleh: 'operator', keterangan: ' ' },
      at(diajukan),
      'keterangan_required',
    ],
    ['when it is rejected without a remark', decide('ditolak', ' '), at(diajukan), 'keterangan_required'],
    ['when it is put off without a remark', decide('ditangguhkan', ''), at(diajukan), 'keterangan_required'],
    ['when it is changed without a remark', decide('diubah', ''), at(diajukan), 'keterangan_required'],
    ['when an operator cancels it without a remark', cancel('operator', ''), at(disetujui), 'keterangan_required'],
    [
      'when the member refuses dates that nobody changed',
      { tindakan: 'tolak_perubahan' },
      at(disetujui, { keputusan: 'disetujui' }),
      'not_changed',
    ],
  ])('%s', (_, aksi, keadaan, reason) => {
    expect(judgeTindakanCuti(aksi, keadaan)).toEqual({ kind: 'refused', reason });
  });

  const allowed: Record<string, number> = {
    ajukan: dibuat,
    tarik: diajukan,
    putuskan: diajukan,
    batal: disetujui,
    tolak_perubahan: disetujui,
    hapus: dibuat,
  };
  const aksi: TindakanCuti[] = [
    { tindakan: 'ajukan' },
    { tindakan: 'tarik', oleh: 'anggota', keterangan: '' },
    decide('disetujui'),
    cancel('operator', 'Dipanggil dinas'),
    { tindakan: 'tolak_perubahan' },
    { tindakan: 'hapus' },
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
