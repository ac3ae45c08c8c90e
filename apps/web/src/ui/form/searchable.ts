/** Whether a text is worth asking the server for while one types: two letters, or one sign that is a word by itself. */
export const isSearchable = (text: string): boolean => /[^\s].*[^\s]|[\u2e80-\ud7af]/u.test(text);
