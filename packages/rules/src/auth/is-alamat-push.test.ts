import { expect, test } from 'vitest';
import { isAlamatPush } from './is-alamat-push.ts';

test.each([
  ['Chrome', 'https://fcm.googleapis.com/fcm/send/dGVz:APA91b', true],
  ['Firefox', 'https://updates.push.services.mozilla.com/wpush/v2/gAAAA', true],
  ['Windows', 'https://wns2-par02p.notify.windows.com/w/?token=BQYA', true],
  ['Safari', 'https://web.push.apple.com/QGu', true],
  ['not over https', 'http://fcm.googleapis.com/fcm/send/x', false],
  ['another port', 'https://fcm.googleapis.com:8443/fcm/send/x', false],
  ['a name that only begins so', 'https://fcm.googleapis.com.contoh.id/x', false],
  ['a name that only ends so', 'https://jahatfcm.googleapis.com/x', false],
  ['a name in front of another', 'https://fcm.googleapis.com@contoh.id/x', false],
  ['this machine', 'https://127.0.0.1/x', false],
  ['an address inside', 'https://169.254.169.254/latest/meta-data', false],
  ['no path', 'https://fcm.googleapis.com', false],
])('%s', (_, alamat, boleh) => {
  expect(isAlamatPush(alamat)).toBe(boleh);
});
