-- Entries of the dictionaries. Values are fixed in code, labels (one for each language) are edited here.
create table dict_entry (
  id bigint generated always as identity primary key,
  type text not null,
  value text not null check (length(value) between 1 and 40),
  labels jsonb not null,
  sort integer not null,
  css_class text not null default '',
  status text not null default '0' check (status in ('0', '1')),
  version integer not null default 0,
  unique (type, value)
);

-- Values of the system configuration that differ from the defaults in code.
create table system_config (
  key text primary key,
  value text not null check (length(value) <= 4000),
  changed_at timestamptz not null
);

-- Banners with a text for each language.
create table announcement (
  id bigint generated always as identity primary key,
  level text not null check (level in ('info', 'warning', 'urgent')),
  texts jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  check (ends_at > starts_at)
);
create index announcement_ends_at on announcement (ends_at);

-- 8:00 to 20:00 in China.
insert into announcement (level, starts_at, ends_at, texts) values ('warning', '2025-04-05 00:00:00+00', '2025-04-05 12:00:00+00', jsonb_build_object(
  'en', 'Maintenance: the system is down on April 5, 2025, 8:00–20:00 China time (00:00–12:00 UTC).',
  'zh', '系统维护：2025年4月5日 8:00–20:00（北京时间）系统暂停服务。',
  'ja', 'メンテナンスのお知らせ：2025年4月5日 8:00～20:00（中国時間、日本時間 9:00～21:00）はシステムをご利用いただけません。',
  'es', 'Mantenimiento: el sistema no estará disponible el 5 de abril de 2025, de 8:00 a 20:00 (hora de China; 00:00–12:00 UTC).',
  'de', 'Wartung: Das System steht am 5. April 2025 von 8:00 bis 20:00 Uhr chinesischer Zeit (00:00–12:00 UTC) nicht zur Verfügung.',
  'it', 'Manutenzione: il sistema non sarà disponibile il 5 aprile 2025, dalle 8:00 alle 20:00 ora cinese (00:00–12:00 UTC).',
  'fr', 'Maintenance : le système sera indisponible le 5 avril 2025 de 8:00 à 20:00, heure de Chine (00:00–12:00 UTC).',
  'pl', 'Prace serwisowe: system będzie niedostępny 5 kwietnia 2025 r. w godz. 8:00–20:00 czasu chińskiego (00:00–12:00 UTC).',
  'ar', 'صيانة: لن يكون النظام متاحًا يوم 5 أبريل 2025 من الساعة 8:00 إلى 20:00 بتوقيت الصين (00:00–12:00 UTC).'
));
