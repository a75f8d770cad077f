import { STATUS_RADIUS } from '../kode/status-radius.ts';
import { expect, test } from 'vitest';
import { countJarak } from './jarak.ts';
import { judgeRadius, type LokasiPresensi } from './judge-radius.ts';

const madrasah: LokasiPresensi = { lokasi_presensi_id: 1, lat: -5.1477, lng: 119.4327, radius_meter: 100 };
const cabang: LokasiPresensi = { lokasi_presensi_id: 2, lat: -5.1577, lng: 119.4327, radius_meter: 500 };
const north = (meter: number) => ({ lat: madrasah.lat + meter / 111_195, lng: madrasah.lng });

test('a degree of latitude is 111,195 metres, and Makassar is 1,398 km from Jakarta', () => {
  expect(countJarak({ lat: 0, lng: 0 }, { lat: 1, lng: 0 })).toBeCloseTo(111_195, 0);
  expect(countJarak({ lat: -6.2088, lng: 106.8456 }, madrasah) / 1000).toBeCloseTo(1398, -1);
});

test.each([
  ['at the gate is inside', north(20), 1, 1],
  ['just inside the circle is inside', north(99.9), 1, 1],
  ['just past the circle is outside', north(100.1), 1, 0],
  ['far away is outside the nearest', north(-2000), 2, 0],
  ['near the branch is inside the branch', north(-1300), 2, 1],
])('%s', (_, posisi, lokasi_presensi_id, radius) => {
  expect(judgeRadius(posisi, [cabang, madrasah])).toMatchObject({ lokasi_presensi_id, radius });
});

test('of two locations the nearer is asked, though the farther has the larger circle', () => {
  const wide = { ...cabang, radius_meter: 5000 };
  expect(judgeRadius(north(150), [wide, madrasah])).toMatchObject({
    lokasi_presensi_id: 1,
    radius: STATUS_RADIUS.luar,
  });
});

test('without a position, or without any location, the place is not detected', () => {
  const unknown = { radius: STATUS_RADIUS.tidak_terdeteksi, lokasi_presensi_id: null, jarak_meter: null };
  expect(judgeRadius(null, [madrasah])).toEqual(unknown);
  expect(judgeRadius(north(0), [])).toEqual(unknown);
});
