-- A solution that was done before its claim was reopened: it stays as it is, with the pieces that it covers.
alter table solution
  add column settled_at timestamptz,
  add constraint solution_settled_check check (settled_at is null or state = 'done');

-- Of what is done, only the day of the payment is ever corrected, its place among the others follows from them, and reopening settles it.
create function keep_done_solution() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if exists (select from request where id = old.request_id) then
      raise exception 'solution % is done', old.id using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if (to_jsonb(new) - array['pay_time', 'position', 'settled_at']) <> (to_jsonb(old) - array['pay_time', 'position', 'settled_at'])
    or (old.settled_at is not null and new.settled_at is distinct from old.settled_at) then
    raise exception 'solution % is done', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger solution_done_kept before update or delete on solution
  for each row when (old.state = 'done') execute function keep_done_solution();
