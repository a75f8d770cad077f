import { SentenceError } from '../../kit/failure/sentence-error.ts';
const LONGEST_PX = 720;
const QUALITY = 0.75;

/** The camera's picture as a JPEG of at most 720 px, small enough for a slow line (some 60 KB). */
export async function takePhoto(video: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, LONGEST_PX / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  const context = canvas.getContext('2d');
  if (!context) throw new SentenceError('Peramban ini tidak dapat mengolah foto');
  context.drawImage(video, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (photo) => (photo ? resolve(photo) : reject(new SentenceError('Foto gagal dibuat. Coba ambil lagi'))),
      'image/jpeg',
      QUALITY,
    );
  });
}
