import { screen } from '@testing-library/react';
import { user } from './user.ts';

export const field = (name: string | RegExp) => screen.findByRole('textbox', { name });

export const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));

/** Adds to what is in a field, as pasting does. */
export async function write(name: string | RegExp, text: string) {
  await user.click(await field(name));
  await user.paste(text);
}
