import { expect, test } from 'vitest';
import { measureClock } from './server-clock.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['agrees', '2026-11-20T07:00:00Z', 'Fri, 20 Nov 2026 07:00:00 GMT', 500],
  ['is ninety seconds ahead', '2026-11-20T07:01:30Z', 'Fri, 20 Nov 2026 07:00:00 GMT', -89_500],
  ['is an hour behind', '2026-11-20T06:00:00Z', 'Fri, 20 Nov 2026 07:00:00 GMT', 3_600_500],
])('a device whose clock %s', (_how, device, header, difference_ms) => {
  expect(measureClock(header, at(device), at(device))).toEqual({ difference_ms, measured_at: at(device) });
});

test('the way there and back is shared out', () => {
  const sent = at('2026-11-20T07:00:00Z');
  expect(measureClock('Fri, 20 Nov 2026 07:00:02 GMT', sent, sent + 4000)).toMatchObject({ difference_ms: 500 });
});

test('an answer without a date measures nothing', () => {
  expect(measureClock(null, 0, 0)).toBeUndefined();
});
