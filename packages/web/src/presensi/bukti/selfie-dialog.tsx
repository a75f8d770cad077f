import { Camera } from '../../ui/camera/camera.tsx';
import { Dialog } from '../../ui/layer/dialog.tsx';

type Props = { opened: boolean; onClose: () => void; onTake: (photo: Blob) => void };

/** Takes a selfie: preview, again if need be, then use. */
export function SelfieDialog({ opened, onClose, onTake }: Props) {
  return (
    <Dialog opened={opened} onClose={onClose} title="Swafoto" fullScreenOnPhone width={480}>
      <Camera label="Swafoto yang diambil" onTake={onTake} />
    </Dialog>
  );
}
