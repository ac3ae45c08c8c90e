-- How texts are compared in searches: without accents, in small letters, full-width signs as their plain ones. Indexes and generated columns
-- use it, so a change of it needs all of them built anew.
create extension if not exists unaccent;
create function search_fold(text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, normalize($1, NFKC))) $$;
