import type { SignInOptions } from '@heliodesk/contract/identity';
import { useTranslation } from 'react-i18next';

type Demo = NonNullable<SignInOptions['demo']>;

interface DemoSignInsProps {
  demo: Demo;
  onChoose: (user: Demo['users'][number]) => void;
}

/** The sign-ins of a demo; one press fills the form. */
export function DemoSignIns({ demo, onChoose }: DemoSignInsProps) {
  const { t, i18n } = useTranslation('identity');
  const roleName = (role: string): string =>
    i18n.exists(`identity:demoRoles.${role}`) ? t(`demoRoles.${role}` as 'demoRoles.admin') : role;
  return (
    <details className="demo">
      <summary>{t('demoTitle')}</summary>
      <p className="t13">{t('demoText', { password: demo.password })}</p>
      <ul>
        {demo.users.map((user) => (
          <li key={user.email}>
            <button type="button" onClick={() => onChoose(user)}>
              <b>{roleName(user.role)}</b>
              <bdi dir="ltr">{user.email}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
