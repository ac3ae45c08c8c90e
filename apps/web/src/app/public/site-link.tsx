import { Link, type LinkProps } from 'react-router';
import { links } from './links.ts';

/** A link to a place of the public site. The design tool is elsewhere; only the server knows where, so the browser asks it. */
export function SiteLink({ to, ...rest }: Omit<LinkProps, 'to' | 'reloadDocument'> & { to: keyof typeof links }) {
  return <Link {...rest} to={links[to]} reloadDocument={to === 'designTool'} />;
}
