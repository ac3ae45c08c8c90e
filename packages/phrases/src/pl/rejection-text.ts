import type en from '../en/rejection-text.ts';
import type { Texts } from '../texts.ts';

export default {
  '1': 'Gwarancja skończyła się, zanim stwierdzono wadę, dlatego nie możemy uznać zgłoszenia. Jeśli mają Państwo dokumenty potwierdzające późniejszy początek gwarancji, prosimy przesłać je z odwołaniem.',
  '2': 'Nasza gwarancja nie obejmuje tego rodzaju uszkodzeń, dlatego nie możemy uznać zgłoszenia.',
  '3': 'Sprawdziliśmy wszystkie przesłane materiały i nie stwierdziliśmy wady, dlatego nie możemy uznać zgłoszenia.',
  '4': 'Przesłane materiały nie pokazują wady wystarczająco wyraźnie, dlatego nie możemy uznać zgłoszenia. Jeśli mają Państwo więcej zdjęć lub pomiarów, prosimy przesłać je z odwołaniem.',
  '5': 'Nie jesteśmy producentem tych wyrobów, dlatego nasza gwarancja ich nie obejmuje.',
  '6': 'W tej samej sprawie złożyli już Państwo zgłoszenie. Zajmiemy się nią tam.',
} satisfies Texts<typeof en, 'pl'>;
