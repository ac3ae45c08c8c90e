import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of the wizard for module claims and of what follows it. */
export default {
  title: 'Reclamación de módulos',
  place: 'Lugar',

  step: {
    details: 'Datos de la solicitud',
    shipping: 'Destino de entrega',
    serials: 'Números de serie',
    attachments: 'Archivos adjuntos',
    complete: 'Finalizar',
  },
  continueTo: {
    details: 'Continuar con los datos',
    shipping: 'Continuar con la entrega',
    serials: 'Continuar con los números de serie',
    attachments: 'Continuar con los adjuntos',
    complete: 'Continuar con la revisión final',
  },
  submit: 'Enviar la reclamación',
  blocked: {
    noSerials: 'Añada primero al menos un número de serie',
    listed: 'Aún faltan datos; vea la lista de arriba',
  },

  details: {
    whatTitle: 'Qué ocurrió',
    projectTitle: 'El proyecto',
    answerTitle: 'Nuestra respuesta',
  },
  shipping: {
    bookTitle: 'De sus direcciones guardadas',
    other: 'Otra dirección',
    otherHint: 'Introdúzcala abajo; sus direcciones guardadas no cambian.',
    whereTitle: 'Adónde van los reemplazos',
    deliveryTitle: 'Entrega',
  },

  hint: {
    desc: 'Qué observa, desde cuándo y en cuántos módulos. Por ejemplo: puntos calientes en 480 módulos tras la tormenta del 12 de marzo.',
    defectDate: 'El día en que se observó el defecto por primera vez',
    quantity: 'Módulos defectuosos, por ejemplo 480',
    lastRequestNo: 'Si ya lo tratamos antes, por ejemplo MC-20260902-00003',
    projectName: 'Por ejemplo: Almería Norte 3',
    capacity: 'Todos los módulos instalados en conjunto, por ejemplo 49900',
    projectAddress: 'Calle o parcela, si la hay',
    bracket: 'Cómo están montados los módulos',
    language: 'El idioma en que le escribimos',
    region: 'Si se deja vacío, se toma el de su cuenta',
    phone: 'Con el prefijo del país, por ejemplo +34 600 123 456',
    taxNo: 'Como mínimo, 5 caracteres, por ejemplo B04512345. Si aún no lo conoce, introduzca 0.',
    deliverPhone: 'A quién llama el transportista, por ejemplo +34 600 123 456',
    deliverAddress: 'Acceso, horario, muelle de carga: lo que el transportista debe saber además de la calle',
  },

  aside: {
    needTitle: 'Conviene tener a mano',
    needSerials: 'Los números de serie, preferiblemente en una hoja de cálculo',
    needPhotos: 'Fotos de la cara frontal, de la etiqueta posterior y del defecto',
    needDate: 'El día en que se observó el defecto por primera vez',
    needAddress: 'Una dirección a la que puedan enviarse los reemplazos',
    promiseTitle: 'Nuestro compromiso',
    promiseDays: '2 días hábiles',
    promiseText: 'Atención al cliente se pone en contacto con usted en un plazo de 2 días hábiles tras el envío.',
  },

  copy: {
    text: 'Esta es una copia. Incluye los datos y los archivos, pero no el número, el estado ni los números de serie.',
    empty: 'Empezar de cero',
  },

  review: {
    lead: 'Revise todo una vez más. Después del envío, los cambios se hacen a través de su persona de contacto.',
    missing: 'Antes de enviar falta lo siguiente',
    edit: 'Modificar',
    editPart: 'Modificar: {{part}}',
    answerIn: 'Idioma de nuestra respuesta: {{language}}.',
    serials_one: '{{number}} número de serie.',
    serials_many: '{{number}} de números de serie.',
    serials_other: '{{number}} números de serie.',
    warned_one: '{{number}} con advertencia; lo revisaremos con usted.',
    warned_many: '{{number}} con advertencia; los revisaremos con usted.',
    warned_other: '{{number}} con advertencia; los revisaremos con usted.',
  },

  submitted: {
    title: 'Reclamación enviada',
    number: 'Su número es',
    contactBy: 'Atención al cliente se pondrá en contacto con usted a más tardar el',
    open: 'Abrir la reclamación',
    list: 'Mis solicitudes',
  },

  next: {
    title: 'Qué ocurre después',
    look: 'Una persona del equipo de módulos asume la reclamación y revisa los números de serie y los archivos.',
    ask: 'Si falta algo, encontrará una pregunta en la conversación y un correo en su bandeja de entrada.',
    solution: 'Recibirá una propuesta que podrá aceptar o no: compensación económica, reparación o reemplazo.',
  },

  submitView: {
    way: 'En qué punto está',
    copy: 'Duplicar',
  },
} satisfies Texts<typeof en, 'es'>;
