import { useEffect, useRef } from 'react';

type Props = { photo: Blob; label: string; className: string };

/** A picture that is still on the device only. */
export function PhotoPreview({ photo, label, className }: Props) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(photo);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [photo]);
  return <img ref={image} className={className} alt={label} />;
}
