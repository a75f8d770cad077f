import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../base/api/api.ts';
import { useSearchText } from '../../base/filters/use-search-text.ts';
import { kembaliTertunda } from '../dasar/tertunda.ts';

/** Leads to the staff system to sign in there, where that is set up; its answer comes back to the sign-in page. */
export function MasukSimpatikaButton() {
  const kembali = useSearchText('kembali');
  const { data } = useQuery({
    ...api.masukSimpatika.getCaraMasuk.query({}, { errors: 'caller', umum: true }),
    retry: false,
    staleTime: Infinity,
  });
  if (!data?.is_simpatika) return null;
  return (
    <Button
      component="a"
      href="/api/login-simpatika"
      variant="default"
      size="md"
      onClick={() => kembaliTertunda.keep(kembali)}
    >
      Masuk dengan Simpatika
    </Button>
  );
}
