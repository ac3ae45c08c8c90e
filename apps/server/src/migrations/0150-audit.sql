-- The audit is read newest first, whatever it is filtered by: every index ends with the order, so that a page or an export of any
-- filter is one walk along an index.
drop index audit_at;
drop index audit_actor;
drop index audit_subject;
create index audit_at on audit (at, id);
create index audit_actor on audit (actor_id, at, id);
create index audit_action on audit (action, at, id);
create index audit_subject on audit (subject_id, subject_type, at, id);
create index audit_subject_type on audit (subject_type, at, id);
create index audit_address on audit (address, at, id);
