import type en from '../en/module.ts';
import type { Texts } from '../texts.ts';

/** Words of the public check of a module by its serial number. */
export default {
  title: '¿Es auténtico este módulo?',
  lead: 'Todos los módulos que fabricamos figuran en nuestro registro. La respuesta tarda un segundo.',
  serialLabel: 'Número de serie de un módulo',
  serialHelp: 'De 10 a 24 letras y cifras. No importan los espacios ni las minúsculas.',
  check: 'Verificar',
  checking: 'Verificando',

  genuine: 'Auténtico',
  genuineText: 'Este módulo lo fabricamos nosotros y el número figura en nuestro registro.',
  notFound: 'No encontrado',
  notFoundText: 'En nuestro registro no figura ningún módulo con el número <sn>{{sn}}</sn>.',
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

  doubtful_one: 'Hay un carácter que se confunde fácilmente',
  doubtful_many: 'Hay {{count}} de caracteres que se confunden fácilmente',
  doubtful_other: 'Hay {{count}} caracteres que se confunden fácilmente',
  doubtfulText:
    'Las letras I, O, S, B y Z se confunden a menudo con las cifras 1, 0, 5, 8 y 2. Compare los caracteres marcados con la etiqueta.',
  doubtfulSpoken: '{{letters}}; dudosos: {{doubtful}}',
  checkOther: 'Verificar <sn>{{sn}}</sn>',
  rightNumber:
    '<b>¿El número es correcto?</b> Entonces es posible que el módulo sea anterior a nuestro registro o que no sea nuestro. Envíenos una foto de la etiqueta; le responderemos en un plazo de 2 días hábiles.',
  sendEnquiry: 'Enviar una consulta sobre módulos',

  captchaWhy: '<b>Hoy ya se han verificado 10 números.</b> Escriba los caracteres para continuar.',

  whereTitle: 'Dónde está el número',
  whereText: 'Dos veces en cada módulo. Ambos números deben ser iguales.',
  labelTitle: 'En la etiqueta de la cara posterior',
  labelText: 'En la esquina superior, encima de las cajas de conexiones: modelo, potencia y, bajo el código de barras, el número.',
  frameTitle: 'En el lado corto del marco',
  frameText: 'Se lee desde fuera con el módulo montado. Basta una foto desde la escalera.',
  manyTitle: '¿Muchos números a la vez?',
  manyText:
    'Una reclamación o un registro de garantía admiten una hoja de cálculo con hasta 100.000 números y comprueban cada uno de ellos.',
  startClaim: 'Iniciar una reclamación de módulos',
} satisfies Texts<typeof en, 'es'>;
