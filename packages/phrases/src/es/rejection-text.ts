import type en from '../en/rejection-text.ts';
import type { Texts } from '../texts.ts';

export default {
  '1': 'La garantía terminó antes de que se detectara el defecto, por lo que no podemos aceptar la reclamación. Si tiene documentos que acrediten un inicio posterior de la garantía, envíelos con una solicitud de revisión.',
  '2': 'Nuestra garantía no cubre este tipo de daños, por lo que no podemos aceptar la reclamación.',
  '3': 'Hemos revisado todo lo que nos envió y no hemos encontrado ningún defecto, por lo que no podemos aceptar la reclamación.',
  '4': 'Lo que nos envió no muestra el defecto con suficiente claridad, por lo que no podemos aceptar la reclamación. Si tiene más fotos o mediciones, envíelas con una solicitud de revisión.',
  '5': 'No hemos fabricado estos productos, por lo que nuestra garantía no los cubre.',
  '6': 'Ya ha presentado una solicitud sobre el mismo asunto. Lo trataremos allí.',
} satisfies Texts<typeof en, 'es'>;
