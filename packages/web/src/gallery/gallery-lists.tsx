import { useState } from 'react';
import { Avatar } from '../ui/avatar/avatar.tsx';
import { SearchableList } from '../ui/table/searchable-list.tsx';
import { galleryPage } from './gallery-data.ts';
import { GallerySection } from './gallery-section.tsx';
import classes from './gallery.module.css';

export function GalleryLists() {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(9);
  const whole = galleryPage(page, search, undefined);
  const query = { data: { ...whole, data: whole.data.slice(0, 4) }, error: null, refetch: () => undefined };
  return (
    <GallerySection title="Daftar" wide>
      <SearchableList
        label="Instansi"
        query={query}
        itemKey={(row) => row.id}
        search={search}
        onSearch={(text) => {
          setSearch(text);
          setPage(1);
        }}
        onPage={setPage}
      >
        {(row) => (
          <div className={classes['item']}>
            <Avatar name={row.nama} />
            <span>{row.nama}</span>
          </div>
        )}
      </SearchableList>
    </GallerySection>
  );
}
