import type { RefSelectProps } from 'antd';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** For the first field of a dialog: it has the focus once the dialog is there, instead of the cross. */
export function useFirstFocus(): RefObject<RefSelectProps | null> {
  const field = useRef<RefSelectProps>(null);
  useEffect(() => field.current?.focus({ preventScroll: true }), []);
  return field;
}
