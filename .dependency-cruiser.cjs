const nostri = '^packages/';
const stanze = '^packages/server/src/features/';
/**
 * The wings of the server and the rooms in each, in their order: a room imports those before it and no other. What comes next
 * has its place already: conto fiscale in versamenti, commercio (payments, invoices) after crediti, conversazioni
 * (notifications, mail, help) after consegna.
 */
const pianta = {
  base: 'comune chiave-dati registro evento lavoro lettura tabella tributo ripetibile posta collegamento banca-dati vista',
  accesso: 'sessione permesso applicazione suite portale utente credenziale registrazione',
  studio: 'studio gestore intermediario gruppo',
  crediti: 'pacchetto listino credito',
  commercio: 'fattura proposta pagamento',
  clienti: 'tag anagrafica documento accordo bozza',
  immobili: 'immobile aliquota',
  dichiarazioni:
    'configurazione definizione invio dichiarazione sincronizzazione imu redazione etichetta bilancio liquidazione richiesta collegamento messaggio',
  versamenti: 'delega incarico versamento f24 conto pianificatore',
  consegna:
    'importazione esportazione telematico arrivo partenza stampa precompilata riservatezza contabilita statistica strumento home',
  carta: 'certificato documentale firma archivio visura',
  conversazioni: 'modello notifica automatica recapito assistenza copilota stagione panoramica',
};
const inFila = Object.entries(pianta).flatMap(([ala, nomi]) =>
  nomi.split(' ').map((nome) => `${ala}/${nome}`),
);
/** One rule a room: nothing of those after it. */
const ordine = inFila.slice(0, -1).map((stanza, n) => ({
  name: `prima-${stanza.replace('/', '-')}`,
  severity: 'error',
  from: { path: `${stanze}${stanza}/`, pathNot: '\\.test\\.ts$' },
  to: { path: `${stanze}(${inFila.slice(n + 1).join('|')})/` },
}));
/** The one-way roads of the house: values <- fisco <- contract <- server | web. */
module.exports = {
  forbidden: [
    {
      name: 'nessun-ciclo',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'values-non-importa-nulla',
      severity: 'error',
      from: { path: '^packages/values' },
      to: { path: nostri, pathNot: '^packages/values' },
    },
    {
      name: 'fisco-importa-values',
      severity: 'error',
      from: { path: '^packages/fisco' },
      to: { path: nostri, pathNot: '^packages/(values|fisco)' },
    },
    {
      name: 'contract-importa-values-e-fisco',
      severity: 'error',
      from: { path: '^packages/contract' },
      to: { path: nostri, pathNot: '^packages/(values|fisco|contract)' },
    },
    {
      name: 'server-non-importa-web',
      severity: 'error',
      from: { path: '^packages/server' },
      to: { path: '^packages/web' },
    },
    {
      name: 'web-non-importa-server',
      severity: 'error',
      from: { path: '^packages/web' },
      to: { path: '^packages/server' },
    },
    {
      name: 'lms-non-importa-nulla',
      severity: 'error',
      from: { path: '^packages/lms' },
      to: { path: nostri, pathNot: '^packages/lms' },
    },
    {
      name: 'puri-senza-node',
      severity: 'error',
      from: { path: '^packages/(values|fisco|contract)', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'motore-senza-legge',
      severity: 'error',
      from: { path: '^packages/fisco/src/engine', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/fisco/src/(parametri|regole|modelli)' },
    },
    {
      name: 'parametri-senza-regole',
      severity: 'error',
      from: { path: '^packages/fisco/src/parametri', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/fisco/src/(regole|modelli)' },
    },
    {
      name: 'regole-senza-modelli',
      severity: 'error',
      from: { path: '^packages/fisco/src/regole', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/fisco/src/modelli' },
    },
    ...ordine,
    {
      name: 'stanza-in-pianta',
      severity: 'error',
      from: { path: stanze, pathNot: `${stanze}(${inFila.join('|')})/` },
      to: {},
    },
    {
      name: 'ala-dal-portone',
      severity: 'error',
      from: { path: `${stanze}([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: stanze, pathNot: [`${stanze}$1/`, '\\.public\\.ts$'] },
    },
    {
      name: 'in-casa-senza-portone',
      severity: 'error',
      from: { path: `${stanze}([^/]+)/`, pathNot: '\\.test\\.ts$' },
      to: { path: `${stanze}$1/.*\\.public\\.ts$` },
    },
    {
      name: 'http-e-db-senza-stanze',
      severity: 'error',
      from: { path: '^packages/server/src/(http|db|gateways)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/(features|jobs)/' },
    },
    {
      name: 'stanze-senza-lavoratore',
      severity: 'error',
      from: { path: stanze, pathNot: '\\.test\\.ts$' },
      to: { path: '^packages/server/src/(jobs|app\\.ts|main\\.ts)' },
    },
    {
      name: 'prodotto-senza-prove',
      severity: 'error',
      from: { path: '^packages/[^/]+/src/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^packages/[^/]+/(test|demo|casi)/' },
    },
    {
      name: 'galleria-dalle-rotte',
      severity: 'error',
      from: { path: '^packages/web/src/', pathNot: '^packages/web/src/app/rotte\\.ts$' },
      to: { path: '^packages/web/galleria/' },
    },
    {
      name: 'feature-web-sole',
      severity: 'error',
      from: { path: '^packages/web/src/features/([^/]+/[^/]+)/' },
      to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    },
    {
      name: 'formato-e-vita-soli',
      severity: 'error',
      from: { path: '^packages/web/src/(formato|vita)/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/$1/' },
    },
    {
      name: 'messages-solo-formato',
      severity: 'error',
      from: { path: '^packages/web/src/messages/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/(messages|formato)/' },
    },
    {
      name: 'ui-senza-dominio',
      severity: 'error',
      from: { path: '^packages/web/src/ui/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/(ui|messages|formato|vita)/' },
    },
    {
      name: 'api-senza-parti',
      severity: 'error',
      from: { path: '^packages/web/src/api/' },
      to: { path: '^packages/web/src/', pathNot: '^packages/web/src/(api|messages|formato|vita)/' },
    },
    {
      name: 'dominio-senza-feature',
      severity: 'error',
      from: { path: '^packages/web/src/dominio/' },
      to: {
        path: '^packages/web/src/',
        pathNot: '^packages/web/src/(dominio|ui|api|messages|formato|vita)/',
      },
    },
    {
      name: 'feature-senza-app',
      severity: 'error',
      from: { path: '^packages/web/src/features/' },
      to: { path: '^packages/web/src/(app|main)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-galleria|node_modules)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css', '.json'],
    },
  },
};
