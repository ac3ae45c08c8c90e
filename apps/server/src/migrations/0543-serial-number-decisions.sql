-- It's with the request now.
drop table serial_review;
-- Checked for each of 100,000 decisions, this took longer than writing them. Lists that are removed take their decisions with them.
alter table serial_decision drop constraint serial_decision_list_id_fkey;
