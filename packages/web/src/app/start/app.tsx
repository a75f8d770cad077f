import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { RouterProvider, type AnyRouter } from '@tanstack/react-router';
import { ZonaTempat } from '../../base/session/tempat/zona-tempat.tsx';
import { ThemeProvider } from '../../theme/theme-provider.tsx';
import { ConfirmProvider } from '../../ui/layer/confirm-provider.tsx';
import { LinkContext } from '../../ui/show/link-context.ts';

export function App({ queryClient, router }: { queryClient: QueryClient; router: AnyRouter }) {
  return (
    <ThemeProvider>
      <QueryClientProvider client={queryClient}>
        <ZonaTempat>
          <LinkContext value={(href) => router.history.push(href)}>
            <ConfirmProvider>
              <RouterProvider router={router} />
            </ConfirmProvider>
          </LinkContext>
        </ZonaTempat>
      </QueryClientProvider>
    </ThemeProvider>
  );
}
