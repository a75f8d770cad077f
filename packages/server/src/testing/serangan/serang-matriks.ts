import { contract } from '@hadir/contract/contract.generated.ts';
import { listCalls } from '@hadir/contract/kit/list-calls.ts';
import { pengirim } from '../kirim.ts';
import type { Sasaran } from '../sasaran.ts';
import { pembangun } from './bangun-orang.ts';
import { harapanAkses } from './harapan-akses.ts';
import { DIAM, type Lapor } from './lapor.ts';
import { listOrang, type Orang } from './perkara.ts';
import { tanyaAkses, type Jawaban, type Tanya } from './tanya-akses.ts';

export type HasilMatriks = {
  dicoba: number;
  /** Let in though he should have been kept out, each told. */
  terlanjurMasuk: string[];
  /** Kept out though he should have been let in. */
  terlanjurDitolak: string[];
  /** Kept out as he should be, but told another reason than the rules give. */
  alasanLain: string[];
};

type Perkara = { nama: string; harapan: string; orang: Orang; isDiri: boolean | undefined; tanya: Tanya };

const AT_ONCE = 6;

/** Makes every `setiap`-th call of the whole matrix, and holds each answer against what the rules say of it. */
export async function serangMatriks(sasaran: Sasaran, setiap: number, lapor: Lapor = DIAM): Promise<HasilMatriks> {
  const hasil: HasilMatriks = { dicoba: 0, terlanjurMasuk: [], terlanjurDitolak: [], alasanLain: [] };
  const { kirim, tutup } = pengirim(sasaran.url);
  const { lokasiOf, orangOf } = pembangun(sasaran);
  const chosen = listPerkara().filter((_, n) => n % setiap === 0);
  const left = chosen.values();
  const work = async () => {
    for (const { nama, harapan, orang, isDiri, tanya } of left) {
      const [at, by] = [await lokasiOf(orang.tempat), await orangOf(orang)];
      const balasan = await kirim(tanya.tulis(at, by, { user_id: isDiri ? by.user_id : at.rekan }));
      const salah = note(hasil, nama, harapan, tanya.baca(balasan));
      if (salah) lapor.salah(salah);
      lapor.maju(hasil.dicoba, chosen.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  tutup();
  return hasil;
}

function listPerkara(): Perkara[] {
  const orang = listOrang();
  return listCalls(contract).flatMap(({ name, endpoint }) => {
    const tanya = tanyaAkses(endpoint);
    const named = endpoint.path.includes('{user_id}') ? [true, false] : [undefined];
    return orang.flatMap((one) =>
      named
        .filter((isDiri) => one.jenis !== 'anonim' || isDiri !== true)
        .map((isDiri) => ({
          nama: `${name} oleh ${one.jenis}, ${one.keadaan}, di ${one.tempat}${isDiri ? ', tentang dirinya' : ''}`,
          harapan: harapanAkses(endpoint, one, isDiri),
          orang: one,
          isDiri,
          tanya,
        })),
    );
  });
}

function note(hasil: HasilMatriks, nama: string, harapan: string, jawaban: Jawaban): string | undefined {
  hasil.dicoba += 1;
  if (jawaban === harapan || (jawaban === 'kabur' && ['boleh', 'input.not_found'].includes(harapan))) return undefined;
  const told = `${nama}: ${jawaban}, seharusnya ${harapan}`;
  const kind = harapan === 'boleh' ? 'terlanjurDitolak' : MASUK.includes(jawaban) ? 'terlanjurMasuk' : 'alasanLain';
  hasil[kind].push(told);
  return told;
}

const MASUK: readonly Jawaban[] = ['boleh', 'rusak'];
