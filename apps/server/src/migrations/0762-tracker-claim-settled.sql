-- Accepted pieces of a part whose solutions were done before the claim was reopened: there are never fewer.
alter table tracker_claim_part_decision
  add column settled integer not null default 0,
  add constraint tracker_claim_part_decision_settled_check check (settled >= 0 and settled <= accepted);

create function keep_settled_part() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from tracker_claim_part where id = old.part_id) then
      raise exception 'what was decided about part % has been carried out', old.part_id using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if new.settled < old.settled or new.part_id <> old.part_id then
    raise exception 'what was decided about part % has been carried out', old.part_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tracker_claim_part_decision_kept before update or delete on tracker_claim_part_decision
  for each row when (old.settled > 0) execute function keep_settled_part();
