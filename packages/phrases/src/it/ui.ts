import type en from '../en/ui.ts';
import type { Texts } from '../texts.ts';

/** Words of the kit that every screen shares. */
export default {
  retry: 'Riprova',
  back: 'Indietro',
  continue: 'Continua',
  home: 'Pagina iniziale',
  calendar: 'Calendario',
  readAs: 'Letto come <b>{{number}}</b>. Vanno bene sia la virgola sia il punto.',

  table: {
    filters: 'Mostra o nascondi i filtri',
    columns: 'Colonne',
    columnsReset: 'Ripristina colonne',
    rows: 'Righe',
    perPage: '{{number}} / pagina',
    page: 'Pagina',
    range: '{{from}}–{{to}} di {{total}}',
    atLeast: '{{total}}+',
    selected_one: '{{count}} riga selezionata',
    selected_many: '{{count}} di righe selezionate',
    selected_other: '{{count}} righe selezionate',
    selectAll: 'Seleziona tutte le righe della pagina',
    details: 'Dettagli',
    unselect: 'Annulla selezione',
    emptyTitle: 'Ancora nessun elemento',
    emptyText: 'Gli elementi corrispondenti compaiono qui.',
    old: 'Questi dati potrebbero non essere aggiornati.',
    noMatchTitle: 'Nessun risultato con questi filtri',
    noMatchText: 'Rimuovere un filtro o cancellarli tutti.',
    clearFilters: 'Cancella filtri',
  },

  state: {
    errorTitle: 'Caricamento non riuscito',
    errorText: 'I suoi dati sono al sicuro. Riprovare; se il problema si ripete, comunicarci il codice di riferimento qui sotto.',
    requestId: 'Codice di riferimento',
    copyRequestId: 'Copia codice di riferimento',
    noPermissionTitle: 'Non ha accesso a questa pagina',
    noPermissionText: 'Il suo ruolo non comprende questa pagina. Il supervisore o l’amministratore può darle l’accesso.',
    notFoundTitle: 'Pagina non trovata',
    notFoundText: 'L’indirizzo potrebbe essere vecchio o contenere un errore. Provare la ricerca o ripartire dalla pagina iniziale.',
  },

  promise: {
    kept: 'Rispettata',
    left: 'ancora {{duration}}',
    late: '{{duration}} di ritardo',
    promisedFor: 'Entro il',
    days: '{{days}}\u00a0g',
    daysHours: '{{days}}\u00a0g {{hours}}\u00a0h',
    hours: '{{hours}}\u00a0h',
    hoursMinutes: '{{hours}}\u00a0h {{minutes}}\u00a0min',
    minutes: '{{minutes}}\u00a0min',
  },

  steps: {
    label: 'Fasi',
    position: 'Fase {{step}} di {{total}}: {{title}}',
    progress: 'Fase {{step}} di {{total}}',
    done: 'completata',
    incomplete: 'incompleta',
    left: 'Incompleto: {{titles}}',
    now: 'in corso',
    later: 'da iniziare',
    stopped: 'terminata qui',
  },

  cells: {
    progress: '{{done}} di {{total}}',
  },

  draft: {
    saving: 'Salvataggio della bozza',
    savedAt: 'Bozza salvata',
    failed: 'Impossibile salvare la bozza. Quanto digitato è ancora qui.',
    willSave: 'Salvataggio automatico dalla prima risposta',
    discard: 'Scarta bozza',
  },

  form: {
    errors_one: 'Controllare questo campo',
    errors_many: 'Controllare questi {{count}} di campi',
    errors_other: 'Controllare questi {{count}} campi',
    unsavedTitle: 'Uscire senza salvare?',
    unsavedText: 'Quanto digitato in questa pagina non è ancora stato salvato.',
    stay: 'Resta',
    leave: 'Esci',
    kept: 'Abbiamo ripristinato quanto digitato in precedenza. Non è ancora stato salvato.',
    keptDiscard: 'Scarta',
  },

  compare: {
    title: 'Nel frattempo qualcun altro ha modificato questi dati',
    text: 'Non è ancora stato sovrascritto nulla. Confrontare le due versioni e scegliere quale mantenere.',
    mine: 'La sua versione',
    theirs: 'Versione salvata',
    same: 'Le due versioni coincidono.',
    keep: 'Mantieni la mia versione',
    take: 'Usa la versione salvata',
  },

  actions: {
    more: 'Altre azioni',
  },

  files: {
    choose_one: 'Scegli un file',
    choose_many: 'Scegli file',
    choose_other: 'Scegli file',
    orDrop_one: 'o trascinarlo qui',
    orDrop_many: 'o trascinarli qui',
    orDrop_other: 'o trascinarli qui',
    limit: 'Fino a {{size}} per file, {{total}} in totale',
    uploading: '{{share}}, {{done}} di {{size}}',
    waiting: 'In coda',
    stopped: 'Interrotto al {{share}}: connessione persa.',
    failed: 'Caricamento non riuscito. Riprovare.',
    cancelUpload: 'Annulla il caricamento di {{name}}',
    retryUpload: 'Riprova con {{name}}',
    removeFile: 'Rimuovi {{name}}',
    added: '{{name}} è stato caricato',
    tooLarge: 'Supera {{size}}. Ridurre il file o inviarlo in più parti.',
    tooMuch: 'I file non possono superare {{size}} in totale.',
    tooMany_one: 'Si può aggiungere un solo file.',
    tooMany_many: 'Si possono aggiungere solo {{count}} di file.',
    tooMany_other: 'Si possono aggiungere solo {{count}} file.',
    nameTooLong_one: 'Nome del file troppo lungo: al massimo {{count}} carattere.',
    nameTooLong_many: 'Nome del file troppo lungo: al massimo {{count}} di caratteri.',
    nameTooLong_other: 'Nome del file troppo lungo: al massimo {{count}} caratteri.',
    wrongKind: 'Questo tipo di file non è accettato qui. Tipi accettati:',
    list: 'File',
  },

  time: {
    local: '{{time}}, ora locale',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'it'>;
