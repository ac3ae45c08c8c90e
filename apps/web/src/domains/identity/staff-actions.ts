import type { StaffUser } from '@heliodesk/contract/identity';
import type { ComponentType } from 'react';
import type { IconName } from '#src/ui/icons/icon.tsx';

/** What a domain above this one lets administrators do with an employee. */
export interface StaffAction {
  icon: IconName;
  Label: ComponentType;
  isFor: (user: StaffUser) => boolean;
  /** Mounted to open it. */
  Dialog: ComponentType<{ user: StaffUser; onClose: () => void }>;
}

const registered = new Map<string, StaffAction>();

/** Adds an entry to the menu of employees; the app does so, which alone knows all domains. */
export const registerStaffAction = (name: string, action: StaffAction): void => void registered.set(name, action);

export const staffActionsFor = (user: StaffUser): [string, StaffAction][] => [...registered].filter(([, { isFor }]) => isFor(user));
