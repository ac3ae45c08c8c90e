-- Whether all serial numbers of a claim are decided about, for the guard of its review: every answer of an action says what is allowed next,
-- and looks at the request alone.
alter table request add column serials_decided boolean not null default false;
