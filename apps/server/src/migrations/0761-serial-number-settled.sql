-- What was done about a serial number before its claim was reopened, by its id there. From then on, the decision stays as it is.
alter table serial_decision
  add column settled_by bigint,
  add constraint serial_decision_settled_check check (settled_by is null or decision = 'accepted');

create function keep_settled_decision() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' or exists (select from serial_list where id = old.list_id) then
    raise exception 'what was decided about entry % has been carried out', old.entry_id using errcode = 'check_violation';
  end if;
  return old;
end $$;
create trigger serial_decision_kept before update or delete on serial_decision
  for each row when (old.settled_by is not null) execute function keep_settled_decision();
