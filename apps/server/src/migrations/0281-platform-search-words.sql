-- The words of a text as searches compare them, the same for what is stored and what is typed: small letters without accents, Arabic without
-- vowel marks and with one form of a letter, Western digits, punctuation as spaces; each Chinese, Japanese or Korean sign is a word of its
-- own, since those scripts put no spaces between words, and trigrams find a word by its first signs.
create function search_words(said text) returns text language sql immutable parallel safe strict as $$
  select btrim(regexp_replace(regexp_replace(
    translate(
      replace(replace(replace(lower(normalize(
        translate(regexp_replace(normalize(said, NFKD), '[\u0300-\u036f\u0640\u064b-\u0655\u0670]', '', 'g'), 'łŁøØđĐıÆŒ', 'llooddiæœ'),
        NFKC)), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'ىیةک٠١٢٣٤٥٦٧٨٩‐‑–—−,;:()[]{}"''`´/\|!?<>*=«»„“”‘’،؛؟。、「」『』・',
      'ييهك0123456789-----                                        '),
    '([\u2e80-\u2fff\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uac00-\ud7af])', ' \1 ', 'g'),
    '\s+', ' ', 'g'))
$$;
