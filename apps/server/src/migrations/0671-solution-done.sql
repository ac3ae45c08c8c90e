alter table solution
  drop constraint solution_state_check,
  add constraint solution_state_check
    check (state in ('draft', 'pending', 'returned', 'approved', 'accepted', 'declined', 'running', 'done')),
  -- When it was entered that it is done
  add column done_at timestamptz,
  -- The day on which a repair was carried out, and what was done
  add column repaired_on date,
  add column repair_report text not null default '',
  add constraint solution_done_check check ((state = 'done') = (done_at is not null) and (repaired_on is null or (kind = 2 and state = 'done')));

alter table solution drop constraint solution_check1, add constraint solution_approved_check
  check (state not in ('approved', 'accepted', 'running', 'done') or approved_at is not null);
