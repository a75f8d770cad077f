import { useEffect, useRef, useState } from 'react';

export type CameraState = 'starting' | 'ready' | 'denied' | 'missing';

/** The front camera on a video element while the component stands; its light goes out with the component. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<CameraState>('starting');

  useEffect(() => {
    let stream: MediaStream | undefined;
    let gone = false;
    const start = async () => {
      if (!navigator.mediaDevices?.getUserMedia) return setState('missing');
      try {
        const asked = { video: { facingMode: 'user', width: { ideal: 1280 } }, audio: false };
        stream = await navigator.mediaDevices.getUserMedia(asked);
      } catch (error) {
        return setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'denied' : 'missing');
      }
      if (gone || !video.current) return stop(stream);
      video.current.srcObject = stream;
      await video.current.play();
      setState('ready');
    };
    // A picture that closes while it starts playing is no failure.
    start().catch(() => gone || setState('missing'));
    return () => {
      gone = true;
      stop(stream);
    };
  }, []);

  return { video, state };
}

function stop(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
