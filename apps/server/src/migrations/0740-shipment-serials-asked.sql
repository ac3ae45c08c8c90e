-- Whether a task asks the customer for the old and new serial numbers of a part
alter table shipment add column serials_asked boolean not null default false;

-- Rows of lists that are asked for, as they were before they were changed or deleted; of those that were added, neither number.
create table shipment_serial_before (
  shipment_id bigint not null references shipment (id) on delete cascade,
  row_id bigint not null,
  old_sn text,
  new_sn text,
  primary key (shipment_id, row_id)
);

-- Whatever writes into such a list, what was there first is kept.
create function keep_serials_before() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into shipment_serial_before (shipment_id, row_id)
    select written.shipment_id, written.id from written join shipment on shipment.id = written.shipment_id and shipment.serials_asked
    on conflict do nothing;
  elsif tg_op = 'DELETE' then
    insert into shipment_serial_before (shipment_id, row_id, old_sn, new_sn)
    select was.shipment_id, was.id, was.old_sn, was.new_sn from was join shipment on shipment.id = was.shipment_id and shipment.serials_asked
    on conflict do nothing;
  else
    insert into shipment_serial_before (shipment_id, row_id, old_sn, new_sn)
    select was.shipment_id, was.id, was.old_sn, was.new_sn from was join shipment on shipment.id = was.shipment_id and shipment.serials_asked
    join written on written.id = was.id and (written.old_sn, written.new_sn) is distinct from (was.old_sn, was.new_sn)
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger shipment_serial_before_added after insert on shipment_serial
  referencing new table as written for each statement execute function keep_serials_before();
create trigger shipment_serial_before_changed after update on shipment_serial
  referencing old table as was new table as written for each statement execute function keep_serials_before();
create trigger shipment_serial_before_deleted after delete on shipment_serial
  referencing old table as was for each statement execute function keep_serials_before();
