import { judgePotret, type SebabTakJelas } from '@hadir/rules/wajah/judge-potret.ts';
import { readPicture } from '../../platform/files/image/read-picture.ts';
import { openMesinWajah, type MesinWajah } from './open-mesin-wajah.ts';

/** What a picture says of whose face it shows, or why it says nothing. */
export type PotretTerukur = { ciri: number[] } | { sebab: SebabTakJelas };

/** The longest side that is looked at: faces are found in it, and memory stays within bounds. */
const SISI = 640;
/** Below it the detector does not even mention what it sees. */
const SKOR = 0.5;
const WAJAH_MAKS = 4;

/** Measures the one face that a picture shows (aturan/wajah#putusan). Refuses what is no picture. */
export async function computeWajah({ content }: { content: Uint8Array }): Promise<PotretTerukur> {
  const mesin = await openMesinWajah();
  const { data, info } = await readPicture(content, (picture) =>
    picture
      .rotate()
      .resize({ width: SISI, height: SISI, fit: 'inside', withoutEnlargement: true })
      .flatten()
      .toColourspace('srgb')
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
  );
  const { tf } = mesin;
  const picture = tf.tensor3d(new Uint8Array(data), [info.height, info.width, 3], 'int32');
  try {
    return await measure(mesin, picture);
  } finally {
    picture.dispose();
  }
}

async function measure(mesin: MesinWajah, picture: unknown): Promise<PotretTerukur> {
  // The library's types know pictures of browsers; a tensor it takes as well.
  const input = picture as never;
  const options = new mesin.SsdMobilenetv1Options({ minConfidence: SKOR, maxResults: WAJAH_MAKS });
  const found = await mesin.detectAllFaces(input, options);
  const hasil = judgePotret(found.map(({ score, box }) => ({ skor: score, lebar: box.width })));
  const wajah = 'nomor' in hasil && found[hasil.nomor];
  if (!wajah) return 'sebab' in hasil ? hasil : { sebab: 'tanpa_wajah' };
  const only = Promise.resolve(mesin.extendWithFaceDetection({}, wajah));
  const terukur = await new mesin.DetectSingleFaceLandmarksTask(only, input, false).withFaceDescriptor();
  return terukur ? { ciri: [...terukur.descriptor] } : { sebab: 'kurang_jelas' };
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    computeWajah: typeof computeWajah;
  }
}
