import { Button } from '@mantine/core';
import IconDownload from '@tabler/icons-react/dist/esm/icons/IconDownload.mjs';

/** Fetches the sheet that an import is filled in on. */
export function TemplateButton({ loading, onDownload }: { loading: boolean; onDownload: () => void }) {
  return (
    <div>
      <Button
        variant="default"
        loading={loading}
        leftSection={<IconDownload size={16} aria-hidden="true" />}
        onClick={onDownload}
      >
        Unduh format
      </Button>
    </div>
  );
}
