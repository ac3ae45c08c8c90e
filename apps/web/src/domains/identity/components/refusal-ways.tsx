import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';

interface RefusalWaysProps {
  audience: 'customer' | 'staff';
  onOther: () => void;
}

/** Beside every refusal, whatever its cause: the other form, and a new password. */
export function RefusalWays({ audience, onOther }: RefusalWaysProps) {
  const { t } = useTranslation('identity');
  return (
    <p className="refusal-ways">
      <button type="button" className="btn sm" onClick={onOther}>
        {t(`otherForm.${audience}`)}
      </button>
      <Link className="btn sm" to="/forget">
        {t('resetPassword')}
      </Link>
    </p>
  );
}
