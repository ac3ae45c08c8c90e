-- The macro that took the step, as it was called then; empty for steps that people take one by one.
alter table request_event add column macro text not null default '';
