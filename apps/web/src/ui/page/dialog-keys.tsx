import { useEffect, useRef, useState } from 'react';
import { returnFocus } from './return-focus.ts';

const fields = 'input:not([type="hidden"], [type="file"]), textarea, [contenteditable="true"]';

/** The parts of Ant Design's modal, and of its drawer. */
const foot = ':is(.ant-modal-footer, .ant-drawer-footer)';
const cross = ':is(.ant-modal-close, .ant-drawer-close)';

const isReachable = (element: HTMLElement): boolean =>
  !element.matches(':disabled, [tabindex="-1"]') && element.closest('[hidden], [inert], [aria-hidden="true"]') === null;

const reachableIn = (dialog: HTMLElement, what: string): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(what)].filter(isReachable);

/** Its first field, and of a group of radios the one that is chosen. A switch between several forms is no field of any. */
function fieldOf(dialog: HTMLElement): HTMLElement | undefined {
  const all = reachableIn(dialog, fields).filter((field) => field.closest('.ant-segmented') === null);
  const [first] = all;
  const group = first?.closest('[role="radiogroup"]');
  return all.find((field) => group?.contains(field) && field.matches(':checked')) ?? first;
}

/** The first button of a foot cancels or goes back; without a foot, there is the cross. */
const safePlaceOf = (dialog: HTMLElement): HTMLElement =>
  reachableIn(dialog, `${foot} :is(button, a)`)[0] ?? reachableIn(dialog, cross)[0] ?? dialog;

/** Puts the focus where the dialog starts. A field that is only loaded gets it too, as long as no one has done anything else by then. */
function startIn(dialog: HTMLElement, signal: AbortSignal): void {
  const taken = document.activeElement;
  // A part of it may have taken the focus; the dialog itself and its cross only have it from Ant Design.
  if (taken !== dialog && dialog.contains(taken) && !taken?.matches(cross)) return;
  const safePlace = safePlaceOf(dialog);
  (fieldOf(dialog) ?? safePlace).focus({ preventScroll: true });
  if (document.activeElement !== safePlace) return;
  const observer = new MutationObserver(() => {
    const field = document.activeElement === safePlace || !dialog.contains(document.activeElement) ? fieldOf(dialog) : undefined;
    if (!field) return;
    field.focus({ preventScroll: true });
    observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true, attributeFilter: ['disabled'] });
  const stop = () => observer.disconnect();
  dialog.addEventListener('keydown', stop, { signal });
  dialog.addEventListener('pointerdown', stop, { signal });
  signal.addEventListener('abort', stop);
}

/** In a dialog with a long text, Ctrl Enter does what its button does, as it does below a conversation. */
function sendWithKeys(dialog: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing || event.defaultPrevented) return;
  const isAtButton = event.target instanceof Element && event.target.closest('button, a') !== null;
  if (isAtButton || dialog.querySelector('textarea') === null) return;
  event.preventDefault();
  dialog.querySelector<HTMLElement>(`${foot} .ant-btn-primary`)?.click();
}

/**
 * The keys of the dialog it is in, mounted while that is open: it starts with the focus at its first field, or else where nothing can go
 * wrong, Ctrl Enter sends a long text, and in the end the focus is back where it was.
 */
export function DialogKeys({ startsAtField }: { startsAtField: boolean }) {
  const mark = useRef<HTMLSpanElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const dialog = mark.current?.closest<HTMLElement>('[role="dialog"]');
    if (!dialog) return undefined;
    const ended = new AbortController();
    // Ant Design may put it on the page only after this.
    queueMicrotask(() => {
      if (ended.signal.aborted) return;
      if (startsAtField) startIn(dialog, ended.signal);
      else dialog.focus({ preventScroll: true });
    });
    dialog.addEventListener('keydown', (event) => sendWithKeys(dialog, event), { signal: ended.signal });
    return () => ended.abort();
  }, [startsAtField]);
  useEffect(() => () => returnFocus(opener), [opener]);
  return <span ref={mark} hidden />;
}
