import { useTranslation } from 'react-i18next';

/** Says a title of the menu. Its key comes from the server, so it can't be typed; an unknown one is shown as it is. */
export function useMenuTitle(): (key: string) => string {
  const { t, i18n } = useTranslation('shell');
  const say: (key: string) => string = t as never;
  return (key) => (i18n.exists(key, { ns: 'shell' }) ? say(key) : key);
}
