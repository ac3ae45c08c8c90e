import type en from '../en/home.ts';
import type { Texts } from '../texts.ts';

/** Words of the public home page. */
export default {
  title: 'Atención al cliente para módulos y seguidores solares',
  headline: 'Un buen servicio empieza con un número de serie.',
  lead: 'Verifique un módulo, haga una consulta o presente una reclamación de garantía. Una persona le responde en un plazo de 2 días hábiles.',
  serialLabel: 'Número de serie de un módulo',
  serialHelp: 'De 10 a 24 letras y cifras, en la etiqueta trasera y en el lado corto del marco',
  check: 'Verificar',

  askTitle: 'Hacer una consulta',
  askText: 'Instalación, fichas técnicas, entrega, monitorización.',
  claimTitle: 'Reclamar la garantía',
  claimText: 'Una sola reclamación admite hasta 100.000 números de serie.',
  findTitle: 'Encontrar respuestas',
  findText: 'Guías de nuestros ingenieros, con descargas.',
  talkTitle: 'Contactar con nosotros',
  talkText: 'En su región, en nueve idiomas, en días hábiles.',
  findProvider: 'Buscar un proveedor',

  runTitle: 'Cómo funciona una reclamación',
  runText: 'Cinco pasos. Siempre sabrá a quién le toca y hasta cuándo.',
  runStart: 'Iniciar una reclamación de módulos',
  submit: 'Envío',
  submitWhen: 'Usted, unos diez minutos',
  submitText: 'Datos, números de serie y fotos. Los borradores se guardan automáticamente.',
  pickUp: 'Revisión',
  pickUpWhen: 'En un plazo de 2 días hábiles',
  pickUpText: 'Una persona concreta asume su caso y se pone en contacto con usted.',
  approved: 'Aprobación',
  approvedWhen: 'Usted confirma la solución',
  approvedText: 'Reemplazo, reparación o compensación económica, detallados por número de serie.',
  complete: 'Finalización',
  completeWhen: 'Con fechas que puede seguir',
  completeText: 'Despachado, reparado o pagado, con los comprobantes en el caso.',
  survey: 'Encuesta',
  surveyWhen: 'Usted, dos minutos',
  surveyText: 'Cuéntenos cómo fue. Una persona lee cada valoración baja.',
} satisfies Texts<typeof en, 'es'>;
