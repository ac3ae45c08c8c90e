import { NextPage } from '../next/next-page.tsx';

/** The most urgent case, one after the other. */
export default function NextCasePage() {
  return <NextPage />;
}
