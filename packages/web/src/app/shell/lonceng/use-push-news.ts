import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';

type News = { baru?: true; buka?: string };

/**
 * The service worker says that it has shown something, so that what the page knows of it is asked again at once, or that
 * what it has shown was pressed, so that the page goes there.
 */
export function usePushNews(): void {
  const queryClient = useQueryClient();
  const { history } = useRouter();
  useEffect(() => {
    // Undefined without a secure address.
    const worker = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const hear = ({ data }: MessageEvent<News | null>) => {
      if (data?.baru) void queryClient.invalidateQueries({ queryKey: ['lonceng'] });
      if (data?.buka !== undefined) history.push(data.buka);
    };
    worker?.addEventListener('message', hear);
    return () => worker?.removeEventListener('message', hear);
  }, [queryClient, history]);
}
