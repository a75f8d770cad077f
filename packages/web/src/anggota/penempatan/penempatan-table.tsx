import { Button } from '@mantine/core';
import IconUpload from '@tabler/icons-react/dist/esm/icons/IconUpload.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useManages } from '../../base/session/hak/use-manages.ts';
import { useGrupPicker } from '../../base/pickers/use-grup-picker.ts';
import { api } from '../../base/api/api.ts';
import { filterField } from '../../base/filters/filter-field.ts';
import { markUnsaved } from '../../kit/form/unsaved-work.ts';
import { useUrlFilters } from '../../base/filters/use-url-filters.ts';
import { useLokasiPicker } from '../../base/pickers/use-lokasi-picker.ts';
import { ChoiceField } from '../../ui/form/choice-field.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { SearchField } from '../../ui/form/search-field.tsx';
import { ImporPenempatanDialog } from '../impor/impor-penempatan-dialog.tsx';
import { penempatanColumns } from './penempatan-columns.tsx';
import { PenempatanDialog } from './penempatan-dialog.tsx';
import { changeDraft, type DraftPenempatan } from './penempatan-draft.ts';
import { PenempatanSaveBar } from './penempatan-save-bar.tsx';

const FIELDS = {
  page: 1,
  q: '',
  sort: 'nama',
  group_id: filterField.id,
  is_tanpa_grup: filterField.flag,
};
const NOTHING: DraftPenempatan = new Map();

/** Group, role and locations of many members, changed in the table itself and saved together. */
export function PenempatanTable({ organisasi_id }: { organisasi_id: number }) {
  const { filters, change } = useUrlFilters(FIELDS);
  const [draft, setDraft] = useState(NOTHING);
  const [importing, setImporting] = useState(false);
  const [placing, setPlacing] = useState<{ user_ids: number[]; done: () => void } | null>(null);
  const list = useQuery({
    ...api.penempatan.listPenempatan.query({ ...filters, organisasi_id }),
    placeholderData: keepPreviousData,
  });
  const grup = useGrupPicker(organisasi_id);
  const lokasi = useLokasiPicker(organisasi_id);
  const mayAppoint = useManages('operator');
  useEffect(() => (draft.size > 0 ? markUnsaved() : undefined), [draft.size]);

  const shown = filters.is_tanpa_grup ? 'tanpa' : filters.group_id;
  return (
    <>
      <DataTable
        label="Penempatan anggota"
        columns={penempatanColumns({
          draft,
          grup: grup.choices,
          lokasi: lokasi.choices,
          mayAppoint,
          onChange: (row, wanted) => setDraft((before) => changeDraft(before, row, wanted)),
        })}
        query={list}
        rowKey={({ user_id }) => user_id}
        rowLabel={({ nama }) => nama}
        sort={filters.sort}
        onSort={(sort) => change({ sort })}
        onPage={(page) => change({ page })}
        bulkActions={(selected, clear) => (
          <Button
            size="xs"
            variant="default"
            onClick={() => setPlacing({ user_ids: selected.map(Number), done: clear })}
          >
            Tempatkan bersama
          </Button>
        )}
        toolbar={
          <>
            <SearchField label="Cari nama atau NIP" value={filters.q} onSearch={(q) => change({ q })} />
            <ChoiceField
              aria-label="Grup"
              value={shown}
              choices={[
                { value: undefined, label: 'Semua grup' },
                { value: 'tanpa', label: 'Tanpa grup' },
                ...grup.choices,
              ]}
              onChange={(chosen) =>
                change({
                  group_id: typeof chosen === 'number' ? chosen : undefined,
                  is_tanpa_grup: chosen === 'tanpa' ? true : undefined,
                })
              }
            />
          </>
        }
        tools={
          <Button
            variant="default"
            leftSection={<IconUpload size={16} aria-hidden="true" />}
            onClick={() => setImporting(true)}
          >
            Impor penempatan
          </Button>
        }
      />
      {draft.size > 0 && (
        <PenempatanSaveBar organisasi_id={organisasi_id} draft={draft} onSaved={() => setDraft(NOTHING)} />
      )}
      <PenempatanDialog
        organisasi_id={organisasi_id}
        user_ids={placing?.user_ids ?? []}
        opened={placing !== null}
        onClose={() => setPlacing(null)}
        onDone={() => placing?.done()}
      />
      <ImporPenempatanDialog organisasi_id={organisasi_id} opened={importing} onClose={() => setImporting(false)} />
    </>
  );
}
