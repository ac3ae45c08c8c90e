-- Staff ask the customer something with this message, so that it can be answered where it is asked.
alter table message add column needs_answer boolean not null default false;
