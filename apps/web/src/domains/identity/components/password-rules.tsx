import { limits } from '@heliodesk/contract/kit';
import { useTranslation } from 'react-i18next';
import { Icon } from '#src/ui/icons/icon.tsx';

const rules = {
  length: (password: string) => password.length >= limits.passwordMin && password.length <= limits.passwordMax,
  only: (password: string) => /^[A-Za-z0-9]+$/.test(password),
  letter: (password: string) => /[A-Za-z]/.test(password),
  digit: (password: string) => /\d/.test(password),
} as const;

/** The rules of a password, each checked while it is typed; whether it is easy to guess, the server alone knows. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useTranslation('identity');
  return (
    <ul className="rules" aria-label={t('rules')}>
      {(Object.keys(rules) as (keyof typeof rules)[]).map((rule) => {
        const isMet = rules[rule](password);
        return (
          <li key={rule} className={isMet ? 'k-good' : 'hint'}>
            {isMet ? <Icon name="check" size={16} /> : <span className="dot0" />}
            <span>
              {t(`rule.${rule}`)}
              <span className="vh"> {t(isMet ? 'ruleMet' : 'ruleOpen')}</span>
            </span>
          </li>
        );
      })}
      <li className="hint">
        <span className="dot0" />
        <span>{t('ruleGuess')}</span>
      </li>
    </ul>
  );
}
