/** A time of day as people say it, without its seconds: '07:00:00' becomes '07:00'. */
export const sebutJam = (jam: string): string => jam.slice(0, 5);

/** From a time to a time: '07:00–14:00'. */
export const sebutRentangJam = (awal: string, akhir: string): string => `${sebutJam(awal)}–${sebutJam(akhir)}`;

/** A time, or what ends with one, that may fall on the day after: '22:00–06:00 (esok hari)'. */
export const sebutEsokHari = (jam: string, isEsok: boolean): string => (isEsok ? `${jam} (esok hari)` : jam);

/** The same in a column of times, which has no room for words: '06:00 (+1)'. */
export const sebutEsokSingkat = (jam: string, isEsok: boolean): string => (isEsok ? `${jam} (+1)` : jam);

type JamKerja = { jam_masuk: string; jam_pulang: string; is_pulang_besok: boolean };

/** The hours that a day was due: '22:00–06:00 (esok hari)'. */
export const sebutJamKerja = ({ jam_masuk, jam_pulang, is_pulang_besok }: JamKerja): string =>
  sebutEsokHari(sebutRentangJam(jam_masuk, jam_pulang), is_pulang_besok);
