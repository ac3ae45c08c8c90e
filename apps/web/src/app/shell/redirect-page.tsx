import { Navigate, useLocation } from 'react-router';

/** `/redirect/{path}`: goes straight on to the path, so that its page is made again. Only to paths of this site. */
export function RedirectPage() {
  const { pathname, search, hash } = useLocation();
  const path = pathname.replace(/^\/redirect/, '').replace(/^\/{2,}/, '/');
  return <Navigate replace to={{ pathname: path || '/', search, hash }} />;
}
