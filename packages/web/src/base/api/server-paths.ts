/** What the server itself answers: its API, the pages behind printed codes and mailed links, and those for whoever runs it. */
export const SERVER_PATHS = [
  '/.well-known',
  '/api',
  '/iclock',
  '/kalender-cuti',
  '/kalender-saya',
  '/keputusan',
  '/keputusan-cuti',
  '/kotak-surat',
  '/metrik',
  '/sehat',
  '/siap',
  '/verifikasi',
] as const;
