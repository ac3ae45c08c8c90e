import type { FormInstance } from 'antd';
import { useState } from 'react';
import type { FormIssue } from './form-error-summary.tsx';
import { findMended } from './mended-fields.ts';

const none: ReadonlySet<string> = new Set();

/** What a form refuses since it was last submitted, and the paths of the fields that were put right since. */
export function useIssues(form: FormInstance) {
  const [issues, setIssues] = useState<readonly FormIssue[]>([]);
  const [mended, setMended] = useState(none);
  const show = (found: readonly FormIssue[]) => {
    setMended(none);
    setIssues(found);
  };
  /** An error leaves with its cause, at the field and in the summary. */
  const forgetMended = async (changed: unknown) => {
    const found = await findMended(form, changed);
    if (found.size > 0) setMended((before) => new Set([...before, ...found]));
  };
  return { issues, mended, show, forgetMended };
}
