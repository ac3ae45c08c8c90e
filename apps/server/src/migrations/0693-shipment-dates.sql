-- When a part of an exchange leaves and arrives, as it was planned each time; the last one counts.
create table shipment_date (
  shipment_id bigint not null references shipment (id) on delete cascade,
  -- Its place among those of the shipment, from 1
  position smallint not null check (position > 0),
  etd date not null,
  eta date not null,
  -- Why it is later than before
  reason text not null default '',
  set_by bigint not null references app_user (id),
  set_at timestamptz not null,
  primary key (shipment_id, position),
  check (etd <= eta)
);

create function keep_shipment_date() returns trigger language plpgsql as $$
begin
  raise exception 'dates of shipment % can not be changed', old.shipment_id using errcode = 'check_violation';
end $$;
create trigger shipment_date_kept before update on shipment_date for each row execute function keep_shipment_date();

-- The arrival that the customer was last told by mail; smaller delays add up until they are told of.
alter table shipment add column told_eta date;
