-- What a submitted request is found by: its number, title, text and project, and who it is from; folded, with a space before and after. Not a
-- column of the request, because an index on that would enter the row anew into all of the table's indexes with every message. Drafts are not
-- in it, so that saving one costs nothing more: an author's few are read as they are.
-- The type is that of the request, which never changes: a team's search needs no request that it may not see.
create table request_search (
  request_id bigint primary key references request on delete cascade,
  type smallint not null,
  text text not null
);
insert into request_search (request_id, type, text)
select r.id, r.type, ' ' || search_words(concat_ws(' ', r.request_no, r.title, r.description, r.project_name, c.first_name, c.last_name, c.email,
  a.company_name, g.name, g.email)) || ' '
from request r left join contact c on c.id = r.contact_id left join account a on a.id = r.account_id left join guest g on g.id = r.guest_id
where r.status <> 'draft';
create index request_search_text on request_search using gin (text gin_trgm_ops);
analyze request_search;

-- Numbers are searched by their beginning.
drop index request_by_number, request_by_project;
create index request_by_number on request (request_no text_pattern_ops);
