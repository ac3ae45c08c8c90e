import type { Spellings } from './spellings.ts';

/** What the first page says, by language; only the name of the domain is left to translate. */
const texts: Record<string, Record<'name' | 'created' | 'add' | 'emptyText', string>> = {
  en: { name: 'Name', created: 'Added (UTC)', add: 'Add', emptyText: 'What you add will show up here.' },
  zh: { name: '名称', created: '添加时间（UTC）', add: '添加', emptyText: '您添加的内容会显示在这里。' },
  ja: {
    name: '名称',
    created: '登録日時（UTC）',
    add: '追加',
    emptyText: '追加すると、ここに表示されます。',
  },
  de: {
    name: 'Name',
    created: 'Angelegt (UTC)',
    add: 'Hinzufügen',
    emptyText: 'Was Sie hinzufügen, erscheint hier.',
  },
  es: {
    name: 'Nombre',
    created: 'Alta (UTC)',
    add: 'Añadir',
    emptyText: 'Lo que añada aparecerá aquí.',
  },
  fr: {
    name: 'Nom',
    created: 'Ajout (UTC)',
    add: 'Ajouter',
    emptyText: 'Ce que vous ajoutez apparaîtra ici.',
  },
  it: {
    name: 'Nome',
    created: 'Aggiunto (UTC)',
    add: 'Aggiungi',
    emptyText: 'Ciò che aggiunge appare qui.',
  },
  pl: {
    name: 'Nazwa',
    created: 'Dodano (UTC)',
    add: 'Dodaj',
    emptyText: 'Dodane pozycje pojawią się tutaj.',
  },
  ar: { name: 'الاسم', created: 'تاريخ الإضافة (UTC)', add: 'إضافة', emptyText: 'ما تضيفه يظهر هنا.' },
};

export const phraseLanguages = Object.keys(texts);

/** The phrases of a new domain, by language. */
export function phraseFiles({ plural }: Spellings): Record<string, string> {
  const title = plural.replaceAll(/(?<!^)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.fromEntries(
    Object.entries(texts).map(([language, own]) => {
      const lines = Object.entries({ title, ...own }).map(([key, text]) => `  ${key}: '${text}',\n`);
      return [language, `export default {\n${lines.join('')}};\n`];
    }),
  );
}
