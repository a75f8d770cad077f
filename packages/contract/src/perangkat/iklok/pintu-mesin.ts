/** What a machine that pushes asks, at the root of the server (aturan/perangkat#iklok). */
export type PintuMesin = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  description: string;
  /** What stands in the address beside the serial number. */
  query: Record<string, string>;
  /** What its body is. */
  body?: string;
  answer: string;
};

/** The doors for machines. They speak text and know no envelope, so that these are no calls; each also ends in `.aspx`. */
export const PINTU_MESIN: readonly PintuMesin[] = [
  {
    method: 'GET',
    path: '/iclock/cdata',
    summary: 'Mesin melapor',
    description: 'Memberi tahu mesin dari mana ia mengirim, seberapa sering, dan zonanya, menurut firmwarenya.',
    query: { options: 'all', pushver: 'Versi cara bicaranya; firmware lama tidak menyebutnya' },
    answer: 'GET OPTION FROM, lalu satu setelan sebaris',
  },
  {
    method: 'POST',
    path: '/iclock/cdata',
    summary: 'Mesin mengirim ketukan',
    description:
      'Menyimpan baris ATTLOG, masing-masing sekali, lalu menjawab; tabel lain dijawab OK dan tidak disimpan. Paling besar 4 MB.',
    query: { table: 'ATTLOG', Stamp: 'Sampai mana mesin sudah mengirim' },
    body: 'Satu ketukan sebaris: PIN, tanggal dan jam setempat, lalu kolom milik mesin, dipisah tab atau spasi',
    answer: 'OK: diikuti jumlah baris yang tersimpan; sesudahnya mesin boleh menghapusnya',
  },
  {
    method: 'GET',
    path: '/iclock/getrequest',
    summary: 'Mesin menanyakan perintah',
    description: 'Menyerahkan perintah yang menunggu, paling banyak 50.',
    query: { INFO: 'Firmware dan jumlah isi mesin' },
    answer: 'OK, atau C:nomor:perintah, satu sebaris',
  },
  {
    method: 'POST',
    path: '/iclock/devicecmd',
    summary: 'Mesin menjawab perintah',
    description: 'Mencatat apa jadinya perintah yang diserahkan; di bawah nol berarti gagal.',
    query: {},
    body: 'ID=nomor&Return=hasil&CMD=perintah, satu sebaris',
    answer: 'OK',
  },
  {
    method: 'GET',
    path: '/iclock/ping',
    summary: 'Mesin memeriksa sambungannya',
    description: 'Dipakai sebagian firmware di sela pengiriman.',
    query: {},
    answer: 'OK',
  },
];
