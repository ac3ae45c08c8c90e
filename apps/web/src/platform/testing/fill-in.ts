import { screen } from '@testing-library/react';
import { user } from './user.ts';

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Adds to what is in a field, as pasting does. */
export async function writeInto(element: HTMLElement, text: string) {
  await user.click(element);
  await user.paste(text);
}

export const write = async (name: string | RegExp, text: string) => writeInto(await field(name), text);
