-- The lists whose undecided serial numbers this one has taken over, and those before them: what a customer had once added to one of them
-- stays in what is told of that change.
alter table serial_list add column came_from bigint[] not null default '{}';
create index serial_list_came_from on serial_list using gin (came_from) where came_from <> '{}';
