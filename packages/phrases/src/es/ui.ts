import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  save: 'Guardar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  remove: 'Eliminar',
  retry: 'Reintentar',
  refresh: 'Actualizar',
  back: 'Atrás',
  continue: 'Continuar',
  search: 'Buscar',
  copy: 'Copiar',
  copied: 'Copiado',
  loading: 'Cargando',
  home: 'Página de inicio',
  required: 'obligatorio',
  optional: 'opcional',
  none: '–',

  table: {
    filters: 'Mostrar u ocultar filtros',
    columns: 'Columnas',
    columnsReset: 'Restablecer columnas',
    rows: 'Filas',
    range: '{{from}} a {{to}} de {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} fila seleccionada',
    selected_many: '{{count}} de filas seleccionadas',
    selected_other: '{{count}} filas seleccionadas',
    unselect: 'Anular la selección',
    emptyTitle: 'Todavía no hay nada',
    emptyText: 'Aquí aparecerá lo que corresponda a esta lista.',
    noMatchTitle: 'Ningún resultado con estos filtros',
    noMatchText: 'Quite alguno o bórrelos todos.',
    clearFilters: 'Borrar filtros',
  },

  state: {
    errorTitle: 'No se pudo cargar',
    errorText: 'No se ha perdido ningún dato. Inténtelo de nuevo; si el problema continúa, indíquenos el código que aparece abajo.',
    requestId: 'Código de referencia',
    copyRequestId: 'Copiar el código de referencia',
    contactUs: 'Póngase en contacto con nosotros',
    noPermissionTitle: 'No tiene acceso a esta página',
    noPermissionText: 'Su función no la incluye. Su supervisor o su administrador pueden darle acceso.',
    notFoundTitle: 'Esta página no existe',
    notFoundText: 'Quizá la dirección sea antigua o contenga un error. Búsquela o empiece desde la página de inicio.',
  },

  promise: {
    kept: 'Cumplido',
    left: '{{duration}} de margen',
    late: '{{duration}} de retraso',
    promisedFor: 'A más tardar el',
    days: '{{days}}\u00a0d',
    daysHours: '{{days}}\u00a0d {{hours}}\u00a0h',
    hours: '{{hours}}\u00a0h',
    hoursMinutes: '{{hours}}\u00a0h {{minutes}}\u00a0min',
    minutes: '{{minutes}}\u00a0min',
  },

  steps: {
    label: 'Pasos',
    position: 'Paso {{step}} de {{total}}: {{title}}',
    progress: 'Paso {{step}} de {{total}}',
    done: 'hecho',
    now: 'en curso',
    later: 'pendiente',
    stopped: 'terminó aquí',
  },

  cells: {
    progress: '{{done}} de {{total}}',
  },

  draft: {
    saving: 'Guardando el borrador',
    savedAt: 'Borrador guardado',
    failed: 'No se pudo guardar el borrador. Lo que escribió sigue aquí.',
  },

  form: {
    errors_one: 'Revise un campo',
    errors_many: 'Revise {{count}} de campos',
    errors_other: 'Revise {{count}} campos',
    unsavedTitle: '¿Salir sin guardar?',
    unsavedText: 'Lo que escribió en esta página aún no se ha guardado.',
    stay: 'Quedarse aquí',
    leave: 'Salir',
  },

  actions: {
    label: 'Acciones',
    more: 'Más acciones',
    missing_one: 'Requisito pendiente:',
    missing_many: '{{count}} de requisitos pendientes:',
    missing_other: '{{count}} requisitos pendientes:',
  },

  files: {
    choose_one: 'Elija un archivo',
    choose_many: 'Elija archivos',
    choose_other: 'Elija archivos',
    orDrop_one: 'o suéltelo aquí',
    orDrop_many: 'o suéltelos aquí',
    orDrop_other: 'o suéltelos aquí',
    limit: 'Hasta {{size}} cada uno, {{total}} en total',
    uploading: '{{share}}, {{done}} de {{size}}',
    waiting: 'En espera',
    failed: 'No se subió. Inténtelo de nuevo.',
    cancelUpload: 'Cancelar la subida de {{name}}',
    retryUpload: 'Reintentar {{name}}',
    removeFile: 'Eliminar {{name}}',
    added: '{{name}} se ha subido',
    tooLarge: 'Supera {{size}}. Reduzca el archivo o envíelo en partes.',
    tooMuch: 'El total de los archivos no puede superar {{size}}.',
    tooMany_one: 'Solo se permite un archivo.',
    tooMany_many: 'Solo se permiten {{count}} de archivos.',
    tooMany_other: 'Solo se permiten {{count}} archivos.',
    nameTooLong_one: 'Nombre demasiado largo: como máximo, {{count}} carácter.',
    nameTooLong_many: 'Nombre demasiado largo: como máximo, {{count}} de caracteres.',
    nameTooLong_other: 'Nombre demasiado largo: como máximo, {{count}} caracteres.',
    wrongKind: 'Aquí no se admite este tipo de archivo.',
    list: 'Archivos',
  },

  time: {
    local: '{{time}}, hora local',
    utc: 'UTC',
  },

  toast: {
    region: 'Mensajes',
    dismiss: 'Cerrar este mensaje',
  },
} satisfies Texts<typeof en, 'es'>;
