import { useState } from 'react';
import { useSearchParams } from 'react-router';

const name = 'view';

/**
 * Which of a page's views is in sight. One that isn't the first is also in the address, so that a reload or a new sign-in shows it
 * again; the Back button leaves the page, whichever views were looked at.
 */
export function useViewParam<View extends string>(views: readonly View[], first: View): [view: View, show: (view: View) => void] {
  const [params, setParams] = useSearchParams();
  // Not the address alone: it follows a moment later, and what a view holds must be able to take the focus immediately.
  const [view, setView] = useState(() => views.find((each) => each === params.get(name)) ?? first);
  const show = (next: View) => {
    setView(next);
    const noted = next === first ? null : next;
    if (noted === params.get(name)) return;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (noted === null) after.delete(name);
        else after.set(name, noted);
        return after;
      },
      { replace: true },
    );
  };
  return [view, show];
}
