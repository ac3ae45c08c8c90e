-- Leads are told too that no one has decided in time about a rejection that was proposed: once for each proposal.

alter table request_proposal add column late_told_at timestamptz;
create index request_proposal_late on request_proposal (due_at) where state = 'open' and late_told_at is null;
-- What is late when this begins has been seen on the desk.
update request_proposal set late_told_at = now() where state = 'open' and due_at < now();
