import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: 'Reintentar',
  back: 'Atrás',
  continue: 'Continuar',
  home: 'Página de inicio',
  calendar: 'Calendario',
  readAs: 'Leído como <b>{{number}}</b>. Puede usar la coma o el punto.',

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
    emptyText: 'Aquí aparecerán las entradas que correspondan.',
    old: 'Es posible que no esté actualizado.',
    noMatchTitle: 'Sin resultados con estos filtros',
    noMatchText: 'Quite un filtro o bórrelos todos.',
    clearFilters: 'Borrar filtros',
  },

  state: {
    errorTitle: 'No se pudo cargar',
    errorText: 'Sus datos están a salvo. Inténtelo de nuevo. Si el problema continúa, envíenos el código de referencia que aparece abajo.',
    requestId: 'Código de referencia',
    copyRequestId: 'Copiar código de referencia',
    noPermissionTitle: 'No tiene acceso a esta página',
    noPermissionText: 'Su rol no incluye esta página. Su supervisor o su administrador pueden darle acceso.',
    notFoundTitle: 'Página no encontrada',
    notFoundText: 'Es posible que la dirección sea antigua o contenga un error. Use la búsqueda o empiece desde la página de inicio.',
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
    later: 'sin empezar',
    stopped: 'terminó aquí',
  },

  cells: {
    progress: '{{done}} de {{total}}',
  },

  draft: {
    saving: 'Guardando el borrador',
    savedAt: 'Borrador guardado',
    failed: 'No se pudo guardar el borrador. Lo que escribió sigue aquí.',
    willSave: 'Se guarda automáticamente desde su primera respuesta',
    discard: 'Descartar borrador',
  },

  form: {
    errors_one: 'Revise este campo',
    errors_many: 'Revise estos {{count}} de campos',
    errors_other: 'Revise estos {{count}} campos',
    unsavedTitle: '¿Salir sin guardar?',
    unsavedText: 'Lo que escribió en esta página aún no se ha guardado.',
    stay: 'Quedarse',
    leave: 'Salir',
    kept: 'Hemos recuperado lo que escribió antes. Aún no se ha guardado.',
    keptDiscard: 'Descartar',
  },

  compare: {
    title: 'Otra persona modificó esto mientras usted editaba',
    text: 'Todavía no se ha sobrescrito nada. Compare ambas versiones y elija cuál conservar.',
    mine: 'Su versión',
    theirs: 'Versión guardada',
    same: 'Ambas son iguales.',
    keep: 'Conservar mi versión',
    take: 'Usar la versión guardada',
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
    stopped: 'Se detuvo al {{share}}. Se perdió la conexión.',
    failed: 'No se subió. Inténtelo de nuevo.',
    cancelUpload: 'Cancelar la subida de {{name}}',
    retryUpload: 'Reintentar {{name}}',
    removeFile: 'Eliminar {{name}}',
    added: '{{name}}: archivo subido',
    tooLarge: 'Supera {{size}}. Reduzca el archivo o envíelo en partes.',
    tooMuch: 'Los archivos no pueden superar {{size}} en total.',
    tooMany_one: 'Solo puede añadir un archivo.',
    tooMany_many: 'Solo puede añadir {{count}} de archivos.',
    tooMany_other: 'Solo puede añadir {{count}} archivos.',
    nameTooLong_one: 'El nombre del archivo es demasiado largo. Use {{count}} carácter como máximo.',
    nameTooLong_many: 'El nombre del archivo es demasiado largo. Use {{count}} de caracteres como máximo.',
    nameTooLong_other: 'El nombre del archivo es demasiado largo. Use {{count}} caracteres como máximo.',
    wrongKind: 'Aquí no se admite este tipo de archivo. Tipos admitidos:',
    list: 'Archivos',
  },

  time: {
    local: '{{time}}, hora local',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'es'>;
