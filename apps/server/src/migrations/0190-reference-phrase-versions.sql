-- A text may have several forms (plurals), one row each: all rows of a text carry the number of its last change, which no other change has.
create sequence phrase_override_version as integer;

alter table phrase_override add column changed_by text not null default '';
