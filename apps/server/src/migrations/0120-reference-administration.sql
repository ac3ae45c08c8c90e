-- Rows stand for every key that was ever changed; a key without a row has its default.
alter table system_config
  add column id bigint generated always as identity,
  add column version integer not null default 0;
create unique index system_config_id on system_config (id);

alter table announcement add column version integer not null default 0;

-- Texts of the interface in words of the house: they win over the phrases of the release.
create table phrase_override (
  language text not null check (language in ('en', 'zh', 'ja', 'es', 'de', 'it', 'fr', 'pl', 'ar')),
  -- `namespace:key`, as in the phrases.
  key text not null check (length(key) <= 200),
  text text not null check (length(text) between 1 and 4000),
  changed_at timestamptz not null,
  version integer not null default 0,
  primary key (language, key)
);

-- Pages whose content staff write, one text for each language: { "en": { "title", "body" }, … }, bodies in Markdown.
create table static_page (
  id bigint generated always as identity primary key,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,60}$'),
  texts jsonb not null,
  changed_at timestamptz not null,
  version integer not null default 0
);
