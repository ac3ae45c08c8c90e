import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: 'Reintentar',
  back: 'Atrás',
  continue: 'Continuar',
  home: 'Página de inicio',
  calendar: 'Calendario',
  readAs: 'Leído como <b>{{number}}</b>. Valen la coma y el punto.',

  table: {
    filters: 'Mostrar u ocultar filtros',
    columns: 'Columnas',
    columnsReset: 'Restablecer columnas',
    rows: 'Filas',
    perPage: '{{number}} / página',
    page: 'Página',
    range: '{{from}} a {{to}} de {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} fila seleccionada',
    selected_many: '{{count}} de filas seleccionadas',
    selected_other: '{{count}} filas seleccionadas',
    selectAll: 'Seleccionar todas las filas de esta página',
    details: 'Detalles',
    unselect: 'Anular la selección',
    emptyTitle: 'Todavía no hay nada',
    emptyText: 'Aquí aparecerá lo que corresponda a esta lista.',
    old: 'Lo que ve puede no estar al día.',
    noMatchTitle: 'Ningún resultado con estos filtros',
    noMatchText: 'Quite alguno o bórrelos todos.',
    clearFilters: 'Borrar filtros',
  },

  state: {
    errorTitle: 'No se pudo cargar',
    errorText: 'No se ha perdido ningún dato. Inténtelo de nuevo; si el problema continúa, indíquenos el código que aparece abajo.',
    requestId: 'Código de referencia',
    copyRequestId: 'Copiar el código de referencia',
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
    incomplete: 'incompleto',
    left: 'Incompleto: {{titles}}',
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
    willSave: 'Se guarda solo con su primera respuesta',
    discard: 'Descartar borrador',
  },

  form: {
    errors_one: 'Revise un campo',
    errors_many: 'Revise {{count}} de campos',
    errors_other: 'Revise {{count}} campos',
    unsavedTitle: '¿Salir sin guardar?',
    unsavedText: 'Lo que escribió en esta página aún no se ha guardado.',
    stay: 'Quedarse aquí',
    leave: 'Salir',
    kept: 'Lo que escribió antes vuelve a estar aquí. Aún no se ha guardado.',
    keptDiscard: 'Descartar',
  },

  compare: {
    title: 'Esto se modificó entretanto en otro lugar',
    text: 'Todavía no se ha sobrescrito nada. Compare ambas versiones y elija con cuál continuar.',
    mine: 'Aquí',
    theirs: 'Guardado en otro lugar',
    same: 'Ambas versiones coinciden.',
    keep: 'Conservar lo que escribí',
    take: 'Usar la otra',
  },

  actions: {
    more: 'Más acciones',
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
    stopped: 'Detenido al {{share}}. Se perdió la conexión.',
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
    wrongKind: 'Aquí no se admite este tipo de archivo. Se admiten:',
    list: 'Archivos',
  },

  time: {
    local: '{{time}}, hora local',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'es'>;
