import IconTools from '@tabler/icons-react/dist/esm/icons/IconTools.mjs';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { PageHeader } from '../../ui/show/page-header.tsx';

/** Says honestly that a screen is not built yet, and what it will do. */
export function PreparationScreen({ title, plan }: { title: string; plan: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState title="Dalam persiapan" icon={<IconTools size={22} stroke={1.75} />}>
        {plan}
      </EmptyState>
    </>
  );
}
