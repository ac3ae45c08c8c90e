/** What the texts of a macro are filled with, each written as `{{requestNo}}`. */
export const macroVariables = ['contactName', 'requestNo', 'title', 'missing', 'due', 'places', 'etd', 'eta', 'agent'] as const;
export type MacroVariable = (typeof macroVariables)[number];

const placeholder = /\{\{([^{}]*)\}\}/g;

export const isMacroVariable = (name: string): name is MacroVariable => macroVariables.some((variable) => variable === name);

/** Names between double braces, whether there is such a variable or not. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([, name = '']) => name.trim());

/** The text with its variables filled in. */
export const fillIn = (text: string, values: Readonly<Record<MacroVariable, string>>): string =>
  text.replaceAll(placeholder, (written: string, name: string) => {
    const variable = name.trim();
    return isMacroVariable(variable) ? values[variable] : written;
  });
