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
    columnsReset: 'Ripristina le colonne',
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
    unselect: 'Annulla la selezione',
    emptyTitle: 'Ancora nessun elemento',
    emptyText: 'Qui compare ciò che rientra in questo elenco.',
    old: 'Quanto visualizzato potrebbe non essere aggiornato.',
    noMatchTitle: 'Nessun risultato con questi filtri',
    noMatchText: 'Rimuoverne uno o cancellarli tutti.',
    clearFilters: 'Cancella i filtri',
  },

  state: {
    errorTitle: 'Caricamento non riuscito',
    errorText: 'Nessun dato è andato perso. Riprovare; se il problema si ripete, comunicarci il codice qui sotto.',
    requestId: 'Codice di riferimento',
    copyRequestId: 'Copia il codice di riferimento',
    noPermissionTitle: 'Questa pagina non è accessibile',
    noPermissionText: 'Il suo ruolo non la comprende. Il supervisore o l’amministratore può abilitare l’accesso.',
    notFoundTitle: 'Questa pagina non esiste',
    notFoundText: 'L’indirizzo potrebbe essere vecchio o contenere un errore. Cercare la pagina o ripartire dalla pagina iniziale.',
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
    later: 'da completare',
    stopped: 'terminata qui',
  },

  cells: {
    progress: '{{done}} di {{total}}',
  },

  draft: {
    saving: 'Salvataggio della bozza',
    savedAt: 'Bozza salvata',
    failed: 'Impossibile salvare la bozza. Quanto digitato è ancora qui.',
    willSave: 'Si salva da sé con la prima risposta',
    discard: 'Scarta la bozza',
  },

  form: {
    errors_one: 'Un campo è da ricontrollare',
    errors_many: '{{count}} di campi sono da ricontrollare',
    errors_other: '{{count}} campi sono da ricontrollare',
    unsavedTitle: 'Uscire senza salvare?',
    unsavedText: 'Quanto digitato in questa pagina non è ancora salvato.',
    stay: 'Resta qui',
    leave: 'Esci',
    kept: 'Quanto digitato in precedenza è di nuovo qui. Non è ancora salvato.',
    keptDiscard: 'Scarta',
  },

  compare: {
    title: 'Nel frattempo questi dati sono stati modificati altrove',
    text: 'Nulla è stato ancora sovrascritto. Confrontare le due versioni e scegliere con quale proseguire.',
    mine: 'Qui',
    theirs: 'Salvata altrove',
    same: 'Le due versioni coincidono.',
    keep: 'Mantieni quanto digitato',
    take: 'Usa l’altra',
  },

  actions: {
    more: 'Altre azioni',
  },

  files: {
    choose_one: 'Scegli un file',
    choose_many: 'Scegli i file',
    choose_other: 'Scegli i file',
    orDrop_one: 'o trascinalo qui',
    orDrop_many: 'o trascinali qui',
    orDrop_other: 'o trascinali qui',
    limit: 'Fino a {{size}} per file, {{total}} in totale',
    uploading: '{{share}}, {{done}} di {{size}}',
    waiting: 'In coda',
    stopped: 'Interrotto al {{share}}. La connessione è caduta.',
    failed: 'Caricamento non riuscito. Riprovare.',
    cancelUpload: 'Annulla il caricamento di {{name}}',
    retryUpload: 'Riprova con {{name}}',
    removeFile: 'Rimuovi {{name}}',
    added: '{{name}} è stato caricato',
    tooLarge: 'Supera {{size}}. Ridurre il file o inviarlo in più parti.',
    tooMuch: 'Tutti i file insieme possono occupare al massimo {{size}}.',
    tooMany_one: 'È consentito un solo file.',
    tooMany_many: 'Sono consentiti solo {{count}} di file.',
    tooMany_other: 'Sono consentiti solo {{count}} file.',
    nameTooLong_one: 'Nome troppo lungo: al massimo {{count}} carattere.',
    nameTooLong_many: 'Nome troppo lungo: al massimo {{count}} di caratteri.',
    nameTooLong_other: 'Nome troppo lungo: al massimo {{count}} caratteri.',
    wrongKind: 'Tipo di file non accettato. Tipi accettati:',
    list: 'File',
  },

  time: {
    local: '{{time}}, ora locale',
    utc: 'UTC',
  },
} satisfies Texts<typeof en, 'it'>;
