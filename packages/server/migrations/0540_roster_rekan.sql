-- Whether members may read the roster of their own group's colleagues.
alter table pengaturan_organisasi add column is_roster_rekan boolean not null default true;
alter table pengaturan_tenant add column is_roster_rekan boolean not null default true;
