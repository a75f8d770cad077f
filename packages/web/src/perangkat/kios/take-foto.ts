const LEBAR = 640;
const MUTU = 0.8;

/** What the camera shows now, or undefined where it shows nothing. */
export async function takeFoto(video: HTMLVideoElement | null): Promise<Blob | undefined> {
  if (!video || video.videoWidth === 0) return undefined;
  const kanvas = document.createElement('canvas');
  kanvas.width = LEBAR;
  kanvas.height = Math.round((LEBAR * video.videoHeight) / video.videoWidth);
  kanvas.getContext('2d')?.drawImage(video, 0, 0, kanvas.width, kanvas.height);
  const foto = await new Promise<Blob | null>((resolve) => kanvas.toBlob(resolve, 'image/jpeg', MUTU));
  return foto ?? undefined;
}
