import type en from '../en/rules.ts';
import type { Texts } from '../texts.ts';

/** One message for each validation rule; the label of the field stands after or before a colon, so that nothing must agree with it. */
export default {
  required: 'Campo obligatorio: {{field}}',
  invalid: 'Valor no válido: {{field}}',
  unknownField: 'Campo desconocido: {{fields}}',
  tooLong: '{{field}}: como máximo, {{max}} caracteres',
  tooShort: '{{field}}: como mínimo, {{min}} caracteres',
  tooMany: '{{field}}: como máximo, {{max}} entradas',
  tooBig: '{{field}}: como máximo, {{max}}',
  tooSmall: '{{field}}: como mínimo, {{min}}',
  greaterThan: '{{field}}: el valor debe ser mayor que {{min}}',
  decimal: '{{field}}: un número con {{decimals}} decimales como máximo, por ejemplo 12,5',
  emailTaken: 'Ya existe una cuenta con este correo electrónico',
  email: 'Introduzca la dirección de correo completa, por ejemplo nombre@empresa.com',
  phone: 'Introduzca el número con el prefijo del país, por ejemplo +34 600 123 456',
  password: 'Solo letras y cifras, al menos una de cada',
  passwordCommon: 'Esta contraseña es fácil de adivinar. Elija otra.',
  passwordIsName: 'La contraseña no puede ser el nombre de la dirección de correo',
  passwordsDiffer: 'Las contraseñas no coinciden',
  passwordUnreadable: 'No se pudo leer la contraseña. Escríbala de nuevo.',
  taxNo: 'Como mínimo, {{min}} caracteres, por ejemplo B04512345. Si aún no lo conoce, introduzca 0.',
  swift: '11 letras y cifras; los seis primeros caracteres son letras, por ejemplo BSCHESMMXXX',
  iban: 'El número de cuenta no corresponde al país de la sucursal. Revise cada cifra.',
  branchCountry: 'Dos letras, iguales a la 5.ª y la 6.ª del código SWIFT, por ejemplo ES',
  privacyPolicy: 'Para continuar, acepte la política de privacidad',
  pageSize: 'Elija 10, 20, 30 o 50 filas',
  captcha: 'Los caracteres no coinciden con la imagen. Pruebe con la nueva.',
  wrongOwner: 'Esta persona no puede llevar solicitudes de este tipo',
  pageTooDeep: 'Solo se pueden recorrer las primeras {{max}} filas. Acote la lista con un filtro.',
  dateInFuture: '{{field}}: no puede ser una fecha futura',
} satisfies Texts<typeof en, 'es'>;
