-- What was recorded of a payment can be corrected: its day, the bank's reference and the proofs. Nothing else of a paid one ever changes, and
-- what was recorded before stays in the events.
alter table payment_event
  add column reason text not null default '',
  add column before jsonb,
  add column after jsonb,
  add constraint payment_event_correction check (action <> 'correct' or (reason <> '' and before is not null and after is not null));
create index payment_event_corrections on payment_event (payment_id, id) where action = 'correct';

-- Who has corrected it last: none of those who may not pay, either
alter table payment
  add column corrected_by bigint references app_user (id),
  add constraint payment_corrected_check check (corrected_by is null or (state = 'paid' and corrected_by <> all (steps_before)));

create function keep_paid() returns trigger language plpgsql as $$
declare correctable constant text[] := '{pay_day,bank_reference,corrected_by,version}';
begin
  if to_jsonb(new) - correctable is distinct from to_jsonb(old) - correctable or new.corrected_by is null or new.version <> old.version + 1 then
    raise exception 'payment % can not be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
drop trigger payment_kept on payment;
create trigger payment_kept before update on payment for each row when (old.state = 'paid') execute function keep_paid();
