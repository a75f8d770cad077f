-- The password was chosen by somebody above its owner, who may know it still.
alter table users add column is_sandi_pemberian boolean not null default false;
