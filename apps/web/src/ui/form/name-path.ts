/** Where a value is in a form. */
export type NamePath = string | number | readonly (string | number)[];

/** The same place as one text, dotted as the server writes it. */
export const pathText = (name: NamePath): string => (typeof name === 'object' ? name.join('.') : String(name));

/** `accountReq.roles.0` as Ant Design names it: `['accountReq', 'roles', 0]`. */
export const namePathOf = (path: string): (string | number)[] => path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
