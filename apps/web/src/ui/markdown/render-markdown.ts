import DOMPurify from 'dompurify';
import { Marked } from 'marked';

/** The page's own title is the only heading of the first level. */
const reader = new Marked({
  gfm: true,
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth = Math.max(2, Number(token.depth));
  },
});

const tags = 'a b blockquote br code del em h2 h3 h4 h5 h6 hr i img li ol p pre s strong sub sup table tbody td th thead tr ul'.split(' ');
const attributes = ['href', 'title', 'src', 'alt', 'start', 'align'];

/** On this site: a path that no browser takes for another host. */
const ownPath = /^\/(?![/\\])/;
const linkTarget = /^(?:https?:|mailto:|tel:|#|\/(?![/\\]))/i;

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  // Pictures of other hosts would tell them who reads.
  if (element.tagName === 'IMG' && !ownPath.test(element.getAttribute('src') ?? '')) element.remove();
  if (element.tagName !== 'A') return;
  const target = element.getAttribute('href') ?? '';
  if (!linkTarget.test(target)) element.removeAttribute('href');
  element.setAttribute('rel', 'noopener noreferrer');
  if (/^https?:/i.test(target)) element.setAttribute('target', '_blank');
});

/** Markdown as nodes in which nothing runs and nothing is fetched from elsewhere. */
export const renderMarkdown = (text: string): DocumentFragment =>
  purify.sanitize(reader.parse(text, { async: false }), {
    ALLOWED_TAGS: tags,
    ALLOWED_ATTR: attributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
