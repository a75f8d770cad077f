-- On days of leave and days off nothing is due, so that no event of theirs is on time, late or early (domain §5).
update kehadiran set
  kode = '{}',
  penjelasan = jsonb_set(penjelasan, '{events}', (
    select coalesce(jsonb_agg(case when e ? 'status' then e || '{"status": null}' else e end order by n), '[]')
    from jsonb_array_elements(penjelasan -> 'events') with ordinality as t (e, n)))
where status in ('cuti', 'libur') and kode <> '{}';
