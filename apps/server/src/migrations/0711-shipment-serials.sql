-- The old and the new serial numbers of a part of an exchange, in pairs. What is wrong with a number is found when it, or one that is the
-- same, is written. Written under the lock of the claim's row.
create table shipment_serial (
  id bigint generated always as identity primary key,
  shipment_id bigint not null references shipment (id) on delete cascade,
  request_id bigint not null references request (id) on delete cascade,
  old_sn text,
  new_sn text,
  -- Whether they are judged as serial numbers of modules
  is_checked boolean not null,
  old_fault text check (old_fault in ('malformed', 'duplicate', 'notCovered', 'unchecked')),
  new_fault text check (new_fault in ('malformed', 'duplicate', 'isOld', 'usedElsewhere', 'unchecked')),
  check (old_sn is not null or new_sn is not null),
  check ((old_fault is null or old_sn is not null) and (new_fault is null or new_sn is not null))
);
create index shipment_serial_place on shipment_serial (shipment_id, id);
create index shipment_serial_old on shipment_serial (request_id, old_sn);
create index shipment_serial_new on shipment_serial (request_id, new_sn);
-- A new piece is delivered once.
create unique index shipment_serial_once on shipment_serial (new_sn) where is_checked and new_fault is null;

-- Of the list of each part: rows, numbers of both sides, and rows in which both numbers fit
alter table shipment
  add column row_count integer not null default 0,
  add column old_count integer not null default 0,
  add column new_count integer not null default 0,
  add column fit_count integer not null default 0,
  add check (fit_count between 0 and least(old_count, new_count) and greatest(old_count, new_count) <= row_count and row_count <= quantity);

-- An exchange that is done has a list for each part that is complete; only pieces without serial numbers that are checked can lack one.
create or replace function check_exchange_done() returns trigger language plpgsql as $$
begin
  -- Its task goes with the claim.
  if old.state = 'done' and to_jsonb(new) - 'tip_id' <> to_jsonb(old) - 'tip_id' then
    raise exception 'exchange % is done and can not be changed', old.id using errcode = 'check_violation';
  end if;
  if new.state = 'done' and old.state <> 'done' and exists (
    select from shipment s
    join request r on r.id = new.request_id
    cross join lateral (
      select count(*) as rows, count(*) filter (
        where old_sn is not null and new_sn is not null and old_fault is null and new_fault is null
      ) as fitting
      from shipment_serial where shipment_id = s.id
    ) as n
    where s.exchange_id = new.id and (
      s.state <> 'delivered' or s.old_handling is null or n.fitting <> n.rows or n.rows <> s.quantity and (r.type = 3 or n.rows > 0)
    )
  ) then
    raise exception 'exchange % has not arrived', new.id using errcode = 'check_violation';
  end if;
  return new;
end $$;

create function keep_shipment_serials() returns trigger language plpgsql as $$
begin
  if exists (
    select from written join shipment on shipment.id = written.shipment_id
    join exchange on exchange.id = shipment.exchange_id and exchange.state = 'done'
  ) then
    raise exception 'serial numbers of a done exchange can not be changed' using errcode = 'check_violation';
  end if;
  return null;
end $$;
create trigger shipment_serial_added after insert on shipment_serial
  referencing new table as written for each statement execute function keep_shipment_serials();
create trigger shipment_serial_changed after update on shipment_serial
  referencing old table as written for each statement execute function keep_shipment_serials();
create trigger shipment_serial_deleted after delete on shipment_serial
  referencing old table as written for each statement execute function keep_shipment_serials();
