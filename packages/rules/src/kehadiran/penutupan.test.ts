import { expect, test } from 'vitest';
import { anggota, cuti, organisasi, reguler, scans, shift } from '../testing/given.ts';
import { brief, judgeTanggal } from '../testing/judge-tanggal.ts';
import { parseWaktuLokal } from '../waktu/waktu-lokal.ts';

const SENIN = '2026-03-02';
const hours = reguler(1, { masuk: '07:00', pulang: '14:00' });
const at = (text: string) => parseWaktuLokal(text) ?? Number.NaN;
const closed = (dari: string, sampai: string | null, jadwal = hours) =>
  organisasi([jadwal], { penutupan: [{ dari: at(dari), sampai: sampai === null ? null : at(sampai) }] });
const came = (...times: string[]) => anggota({ events: scans(SENIN, ...times) });

test.each([
  ['closed all day: nobody could come', closed('2026-03-01 10:00', '2026-03-05 08:00'), 'libur'],
  ['closed still', closed('2026-03-01 10:00', null), 'libur'],
  ['closed in the middle of the hours', closed(`${SENIN} 13:59:59`, `${SENIN} 20:00`), 'libur'],
  ['opened in the middle of the hours', closed('2026-03-01 10:00', `${SENIN} 07:00:01`), 'libur'],
  ['closed when the hours were over', closed(`${SENIN} 14:00`, '2026-03-05 08:00'), 'absen'],
  ['opened before they began', closed('2026-03-01 10:00', `${SENIN} 07:00`), 'absen'],
  ['closed on another day', closed('2026-03-03 00:00', '2026-03-05 08:00'), 'absen'],
])('a work day without an event, %s, is %s', (_, fakta, status) => {
  expect(judgeTanggal(fakta, anggota(), SENIN).status).toBe(status);
});

test('the explanation says that the place was closed, and not that work was due', () => {
  const hari = judgeTanggal(closed('2026-03-01 10:00', null), anggota(), SENIN);
  expect(hari.penjelasan).toMatchObject({ libur: { sebab: 'ditutup' }, jam: null });
});

test('who was there before it closed was there, and is not without a departure', () => {
  const hari = judgeTanggal(closed(`${SENIN} 10:00`, '2026-03-05 08:00'), came('06:55'), SENIN);
  expect(hari).toMatchObject({ status: 'hadir', tidak_lengkap: null });
  expect(hari.penjelasan.gangguan).toMatchObject([{ alasan: 'instansi ditutup', memaafkan: 'tanpa_pulang' }]);
});

test('who came within half an hour of its opening is not late', () => {
  const fakta = closed('2026-03-01 10:00', `${SENIN} 09:00`);
  expect(judgeTanggal(fakta, came('09:20', '14:00'), SENIN)).toMatchObject({ status: 'hadir', terlambat_menit: 0 });
  expect(judgeTanggal(fakta, came('09:31', '14:00'), SENIN).terlambat_menit).toBe(151);
});

test('a night shift is closed by what reaches into its morning', () => {
  const malam = shift(1, { masuk: '22:00', pulang: '30:00' });
  expect(judgeTanggal(closed('2026-03-03 05:00', '2026-03-03 09:00', malam), anggota(), SENIN).status).toBe('libur');
});

test('half a day of leave stays half a day of leave', () => {
  const setengah = anggota({ cuti: [cuti(1, SENIN, { setengah_hari: 'pagi' })] });
  expect(judgeTanggal(closed('2026-03-01 10:00', null), setengah, SENIN)).toMatchObject({
    status: 'cuti',
    hari_cuti: 0.5,
  });
});

test('without a closing all is judged as before', () => {
  expect(brief(judgeTanggal(organisasi([hours]), came('07:00', '14:00'), SENIN))).toBe(
    brief(judgeTanggal(organisasi([hours], { penutupan: [] }), came('07:00', '14:00'), SENIN)),
  );
});
