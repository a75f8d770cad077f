import { addDays, eachDay, toDate } from '@hadir/rules/waktu/tanggal.ts';

const hijri = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'numeric',
});

/** The months of Ramadan that begin in a year by the Umm al-Qura calendar: one, and in some years two. */
export async function listRamadan(_: unknown, { tahun }: { tahun: number }) {
  const ramadan = new Map<number, { tgl_mulai: string; tgl_selesai: string }>();
  // The last one may reach a month into the next year.
  for (const tanggal of eachDay({ tgl_awal: `${tahun}-01-01`, tgl_akhir: addDays(`${tahun}-12-31`, 31) })) {
    const part = Object.fromEntries(hijri.formatToParts(toDate(tanggal)).map((one) => [one.type, one.value]));
    if (part['month'] !== '9') continue;
    const tahun_hijriah = Number(part['year']);
    const known = ramadan.get(tahun_hijriah);
    ramadan.set(tahun_hijriah, { tgl_mulai: known?.tgl_mulai ?? tanggal, tgl_selesai: tanggal });
  }
  return [...ramadan]
    .map(([tahun_hijriah, masa]) => ({ tahun_hijriah, ...masa }))
    .filter(({ tgl_mulai }) => tgl_mulai.startsWith(String(tahun)));
}
