-- The last number that a paid order got in a year. It is taken in the transaction of the payment, so that none is left out.
create table nomor_order (
  tahun    smallint primary key,
  terakhir integer not null check (terakhir > 0)
);

-- What its invoice and its receipt are numbered by.
alter table order_langganan
  add column tahun_nomor smallint,
  add column nomor integer;

update order_langganan o
set tahun_nomor = n.tahun, nomor = n.nomor
from (
  select order_id, tahun, row_number() over (partition by tahun order by diberikan, order_id) as nomor
  from (
    select o.order_id, diberikan, extract(year from diberikan at time zone 'Asia/Jakarta')::smallint as tahun
    from order_langganan o
    left join riwayat_langganan r using (order_id)
    cross join lateral (select coalesce(r.dibuat_pada, o.dibayar_pada) as diberikan) d
    where o.status = 'dibayar'
  ) dibayar
) n
where n.order_id = o.order_id;

insert into nomor_order (tahun, terakhir)
select tahun_nomor, max(nomor) from order_langganan where nomor is not null group by tahun_nomor;

alter table order_langganan add constraint order_langganan_bernomor
  check ((status = 'dibayar') = (nomor is not null) and (nomor is null) = (tahun_nomor is null));
create unique index order_langganan_nomor on order_langganan (tahun_nomor, nomor);
