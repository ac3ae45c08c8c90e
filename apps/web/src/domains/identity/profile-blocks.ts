import type { Permission } from '@heliodesk/contract/kit';
import type { ComponentType } from 'react';

/** What a domain above this one lets people change of themselves. */
interface ProfileBlock {
  /** Of those who have it. */
  permission: Permission;
  Block: ComponentType;
}

const registered = new Map<string, ProfileBlock>();

/** Adds a block to the profile; the app does so, which alone knows all domains. */
export const registerProfileBlock = (name: string, block: ProfileBlock): void => void registered.set(name, block);

export const profileBlocks = (): [string, ProfileBlock][] => [...registered];
