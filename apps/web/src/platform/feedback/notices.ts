import { createStore } from '../store.ts';

/** Toasts disappear by themselves after this long (spec 1 §9). */
export const toastTime = 5000;

export interface Toast {
  id: number;
  kind: 'good' | 'info' | 'bad';
  title: string;
  text?: string | undefined;
  requestId?: string | undefined;
  /** One thing to do about it. */
  action?: { label: string; onClick: () => void } | undefined;
  /** Until when that can be done: it stays for so long. Milliseconds. */
  until?: number | undefined;
}

/** The toasts on screen, oldest first. */
export const toasts = createStore<readonly Toast[]>([]);
/** Whether the dialog of the ended session is open. */
export const isSessionExpired = createStore(false);
/** Whether the account of that session has been disabled, so that signing in again does not help. */
export const isAccountDisabled = createStore(false);

let lastId = 0;
const mostToasts = 4;

/** Shows a message on either face, for 5 seconds or as long as it says; the same one twice shows once. Answers its id. */
export function showToast(toast: Omit<Toast, 'id'>): number {
  const isSame = (shown: Toast) => shown.title === toast.title && shown.text === toast.text;
  lastId += 1;
  toasts.set([...toasts.get().filter((shown) => !isSame(shown)), { ...toast, id: lastId }].slice(-mostToasts));
  return lastId;
}

export const dismissToast = (id: number): void => toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Opens the dialog of the ended session; while it is open, a further call can only add why. */
export function askToSignIn(reason?: 'disabled'): void {
  if (reason === 'disabled') isAccountDisabled.set(true);
  isSessionExpired.set(true);
}

export function closeSessionDialog(): void {
  isSessionExpired.set(false);
  isAccountDisabled.set(false);
}
