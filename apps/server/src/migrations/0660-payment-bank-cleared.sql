-- What was noticed about bank details is cleared one by one, and leads hear once of a check that is late.
alter table bank_details rename column cleared to cleared_other;
alter table bank_details
  -- How the same account at another company was cleared is in cleared_other, a change of the account here
  add column cleared_changed text not null default '',
  add column late_told_at timestamptz;
update bank_details set cleared_changed = cleared_other where cleared_other <> '';
create index bank_details_late on bank_details (check_due, id) where state = 'entered' and late_told_at is null;
