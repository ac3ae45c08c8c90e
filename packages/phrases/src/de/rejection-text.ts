import type en from '../en/rejection-text.ts';
import type { Texts } from '../texts.ts';

export default {
  '1': 'Die Garantie war bereits abgelaufen, als der Mangel festgestellt wurde. Deshalb können wir den Garantieantrag nicht annehmen. Wenn Unterlagen einen späteren Garantiebeginn belegen, legen Sie damit bitte Widerspruch ein.',
  '2': 'Unsere Garantie deckt Schäden dieser Art nicht ab. Deshalb können wir den Garantieantrag nicht annehmen.',
  '3': 'Wir haben alles geprüft, was Sie uns geschickt haben, und keinen Mangel festgestellt. Deshalb können wir den Garantieantrag nicht annehmen.',
  '4': 'Der Mangel ist aus Ihren Unterlagen nicht deutlich genug zu erkennen. Deshalb können wir den Garantieantrag nicht annehmen. Wenn Sie weitere Fotos oder Messungen haben, legen Sie damit bitte Widerspruch ein.',
  '5': 'Diese Produkte stammen nicht von uns, unsere Garantie gilt für sie nicht.',
  '6': 'Zu derselben Sache liegt uns bereits ein Vorgang von Ihnen vor. Wir bearbeiten sie dort.',
} satisfies Texts<typeof en, 'de'>;
