import type en from '../en/module-claim.ts';
import type { Texts } from '../texts.ts';

/** Words of module claims: their fields, their wizard, and what follows it. */
export default {
  place: 'Lugar',
  step: {
    details: 'Datos de la solicitud',
    shipping: 'Destino de entrega',
    serials: 'Números de serie',
  },
  continueTo: {
    shipping: 'Continuar con la entrega',
    serials: 'Continuar con los números de serie',
  },
  submit: 'Enviar la reclamación',
  noSerials: 'Añada primero al menos un número de serie',
  details: {
    whatTitle: 'Qué ocurrió',
    projectTitle: 'El proyecto',
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
    region: 'Si se deja vacío, se toma el de su cuenta',
    phone: 'Con el prefijo del país, por ejemplo +34 600 123 456',
    taxNo: 'Como mínimo, 5 caracteres, por ejemplo B04512345. Si aún no lo conoce, introduzca 0.',
    deliverPhone: 'A quién llama el transportista, por ejemplo +34 600 123 456',
    deliverAddress: 'Acceso, horario, muelle de carga: lo que el transportista debe saber además de la calle',
  },
  need: {
    title: 'Conviene tener a mano',
    serials: 'Los números de serie, preferiblemente en una hoja de cálculo',
    photos: 'Fotos de la cara frontal, de la etiqueta posterior y del defecto',
    date: 'El día en que se observó el defecto por primera vez',
    address: 'Una dirección a la que puedan enviarse los reemplazos',
  },
  copied: 'Esta es una copia. Incluye los datos y los archivos, pero no el número, el estado ni los números de serie.',
  review: {
    serials_one: '{{number}} número de serie.',
    serials_many: '{{number}} de números de serie.',
    serials_other: '{{number}} números de serie.',
    warned_one: '{{number}} con advertencia; lo revisaremos con usted.',
    warned_many: '{{number}} con advertencia; los revisaremos con usted.',
    warned_other: '{{number}} con advertencia; los revisaremos con usted.',
  },
  submitted: 'Reclamación enviada',
  open: 'Abrir la reclamación',
  next: {
    look: 'Una persona del equipo de módulos asume la reclamación y revisa los números de serie y los archivos.',
    end: 'Recibirá una propuesta que podrá aceptar o no: compensación económica, reparación o reemplazo.',
  },
  onBehalf: {
    title: 'Reclamación de módulos por un cliente',
    atDesk: 'Reclamaciones de módulos en la bandeja',
    otherTeamTitle: 'Las reclamaciones de módulos las presenta otro equipo',
    otherTeamText: 'Su equipo trabaja con solicitudes de seguidores. Las encuentra en la bandeja.',
    startedFor:
      '<b>{{by}}</b>, de nuestra atención al cliente, ha iniciado esta reclamación por usted. Revísela, complétela y envíela cuando esté lista.',
  },
} satisfies Texts<typeof en, 'es'>;
