import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** Words of the public check of a module by its serial number. */
export default {
  title: '¿Es auténtico este módulo?',
  lead: 'Todos los módulos que fabricamos figuran en nuestro registro. Tendrá la respuesta en un segundo.',
  serialLabel: 'Número de serie de un módulo',
  serialHelp: 'De 10 a 24 letras y cifras. Se admiten espacios y minúsculas.',
  check: 'Verificar',
  checking: 'Verificando',

  genuine: 'Auténtico',
  genuineText: 'Este módulo lo fabricamos nosotros y su número figura en nuestro registro.',
  notFound: 'No encontrado',
  notFoundText: '<sn>{{sn}}</sn> no figura en nuestro registro.',
  serialNumber: 'Número de serie',
  moduleType: 'Modelo de módulo',
  grade: 'Clase de calidad',
  queryTime: 'Fecha y hora de consulta',
  region: 'Región de garantía',
  none: '–',
  utc: 'UTC',
  signInForMore: '<link>Inicie sesión</link> para ver hasta cuándo es válida la garantía.',
  productWarranty: 'Garantía de producto',
  performanceWarranty: 'Garantía de rendimiento',
  ends_one: 'Hasta el {{date}}, queda {{count}} año',
  ends_many: 'Hasta el {{date}}, quedan {{count}} de años',
  ends_other: 'Hasta el {{date}}, quedan {{count}} años',
  endsSoon: 'Hasta el {{date}}, queda menos de un año',
  ended: 'Finalizó el {{date}}',
  claim: 'Reclamar la garantía',
  register: 'Registrar la garantía',
  passport: 'Ver todo lo que sabemos de este módulo',

  doubtful_one: 'Hay un carácter que se confunde fácilmente',
  doubtful_many: 'Hay {{count}} de caracteres que se confunden fácilmente',
  doubtful_other: 'Hay {{count}} caracteres que se confunden fácilmente',
  doubtfulText:
    'Las letras I, O, S, B y Z se confunden a menudo con las cifras 1, 0, 5, 8 y 2. Compare los caracteres marcados con la etiqueta.',
  doubtfulSpoken: '{{letters}}; dudosos: {{doubtful}}',
  checkOther: 'Verificar <sn>{{sn}}</sn>',
  rightNumber:
    '<b>¿Seguro que el número es correcto?</b> El módulo puede ser anterior a nuestro registro o no ser nuestro. Envíenos una foto de la etiqueta y le responderemos en un plazo de 2 días hábiles.',
  sendEnquiry: 'Enviar una consulta sobre módulos',

  captchaWhy: '<b>Hoy ya ha verificado 10 números.</b> Introduzca los caracteres para continuar.',

  whereTitle: 'Dónde está el número',
  whereText: 'Está dos veces en cada módulo y ambos deben coincidir.',
  labelTitle: 'En la etiqueta trasera',
  labelText: 'Esquina superior, encima de las cajas de conexiones: modelo, potencia y, bajo el código de barras, el número.',
  frameTitle: 'En el lado corto del marco',
  frameText: 'Se puede leer incluso con el módulo montado. Basta una foto desde una escalera.',
  manyTitle: '¿Tiene que verificar muchos números?',
  manyText: 'Suba una hoja de cálculo con hasta 100.000 números en una reclamación o en un registro de garantía y comprobaremos cada uno.',
  startClaim: 'Iniciar una reclamación de módulos',
} satisfies Texts<typeof en, 'es'>;
