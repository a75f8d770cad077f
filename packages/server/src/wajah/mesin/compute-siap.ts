import { onceDone } from './once-done.ts';
import { openMesinWajah, type MesinWajah } from './open-mesin-wajah.ts';

const SISI = 150;

const getSiap = onceDone(async () => warm(await openMesinWajah()));

/** Loads the models and runs each of them once, which takes several times as long as any later time. */
export async function computeSiap(_input: Record<string, never>): Promise<null> {
  await getSiap();
  return null;
}

async function warm({ nets, tf }: MesinWajah): Promise<void> {
  const picture = tf.zeros([SISI, SISI, 3], 'int32');
  // The library's types know pictures of browsers; a tensor it takes as well.
  const input = picture as never;
  try {
    await nets.ssdMobilenetv1.locateFaces(input);
    await nets.faceLandmark68Net.detectLandmarks(input);
    await nets.faceRecognitionNet.computeFaceDescriptor(input);
  } finally {
    picture.dispose();
  }
}

declare module '../../platform/workers/tasks.ts' {
  interface Tasks {
    computeSiap: typeof computeSiap;
  }
}
