import type en from '../en/rejection-text.ts';
import type { Texts } from '../texts.ts';

export default {
  '1': 'La garantie avait pris fin avant la constatation du défaut ; nous ne pouvons donc pas accepter la demande. Si des documents prouvent un début de garantie plus tardif, joignez-les à une contestation.',
  '2': 'Notre garantie ne couvre pas ce type de dommage ; nous ne pouvons donc pas accepter la demande.',
  '3': 'Nous avons examiné tout ce que vous nous avez envoyé sans constater de défaut ; nous ne pouvons donc pas accepter la demande.',
  '4': 'Les éléments envoyés ne montrent pas assez clairement le défaut ; nous ne pouvons donc pas accepter la demande. Si vous avez d’autres photos ou mesures, joignez-les à une contestation.',
  '5': 'Nous n’avons pas fabriqué ces produits ; notre garantie ne les couvre donc pas.',
  '6': 'Vous avez déjà déposé une demande à ce sujet. Nous la traitons dans ce cadre.',
} satisfies Texts<typeof en, 'fr'>;
