import { expect, test } from '@playwright/test';
import { enter, openSessione } from './accessi.ts';
import { checkAccessibile } from './axe.ts';
import { goDentro } from './tastiera.ts';

/** The pages of the organisation: where, how they are called, who opens them, who is told no. */
const pagine: readonly (readonly [
  percorso: string,
  titolo: string,
  apre: readonly string[],
  nonApre: readonly string[],
])[] = [
  ['/studi', 'Clienti/Studi', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/gestori', 'Gestori', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/applicazione-remota', 'Applicazione remota', ['AMM_STU'], []],
  ['/moduli', 'Moduli', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  [
    '/attivazione-massiva-applicativi',
    'Attivazione massiva applicativi',
    ['AMM_ELMAS', 'AMM_GES'],
    ['AMM_STU', 'OP_STU'],
  ],
  ['/intermediari', 'Intermediari', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/intermediari-personalizzati', 'Intermediari personalizzati', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/credenziali', 'Credenziali', ['AMM_STU'], ['OP_STU']],
  ['/fabbricato', 'Fabbricato', ['AMM_STU'], []],
  ['/terreno', 'Terreno', ['AMM_STU'], []],
  ['/imu', 'IMU', ['AMM_STU'], []],
  ['/imu-enc', 'IMU-ENC', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/imu-impi', 'IMU-IMPI', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/diagnostico', 'Diagnostico', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/terreno/importa', 'Importa fabbricati e terreni', ['AMM_STU'], []],
  ['/radar', 'Radar di stagione', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/messaggi', 'Messaggi ai soci', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/tabelle', 'Tabelle', ['AMM_ELMAS'], []],
  ['/configurazione', 'Tipi e quadri', ['AMM_ELMAS'], ['AMM_STU']],
  ['/configurazione/2025/IRAP', 'IRAP', ['AMM_ELMAS'], []],
  ['/configurazione/2025/IRAP/nuovo', 'Nuovo quadro', ['AMM_ELMAS'], []],
  ['/definizioni', 'Definizioni', ['AMM_ELMAS'], ['AMM_STU']],
  ['/definizioni/nuova', 'Nuova definizione', ['AMM_ELMAS'], []],
  ['/modelli-ministeriali', 'Modelli ministeriali', ['AMM_ELMAS'], ['AMM_STU']],
  ['/messaggi-controlli', 'Messaggi dei controlli', ['AMM_ELMAS', 'CON_ELMAS'], ['AMM_STU', 'AMM_GES']],
  ['/notifiche-automatiche', 'Notifiche automatiche', ['AMM_STU'], ['AMM_ELMAS', 'AMM_GES', 'OP_STU']],
  ['/modelli-posta', 'Modelli di posta', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/notifiche', 'Notifiche', ['AMM_ELMAS'], ['AMM_STU']],
  ['/impostazioni', 'Impostazioni', ['AMM_STU'], ['OP_STU']],
  ['/utenti', 'Utenti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/gruppi', 'Gruppi', ['AMM_STU'], ['OP_STU']],
  ['/tag', 'Tag', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/ravvedimento', 'Ravvedimento', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/codici-f24', 'Codici F24', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/utilita', 'Utilità', ['AMM_ELMAS', 'AMM_GES', 'OP_STU', 'AMM_STU'], []],
  ['/strumenti-avanzati', 'Strumenti avanzati', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/documentale', 'Documentale', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/firma-elettronica', 'Firma elettronica', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/precompilata', 'Precompilata', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/precompilata/ordini', 'Precompilata', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/conservazione', 'Conservazione', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/conservazione/pacchetti', 'Conservazione', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/help-desk', 'Help Desk', ['AMM_ELMAS', 'CON_ELMAS', 'AMM_GES', 'OP_GES', 'AMM_STU', 'OP_STU'], []],
  ['/visure', 'Visure', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/firma-elettronica/nuova', 'Nuova busta da firmare', ['AMM_STU'], ['AMM_ELMAS']],
  ['/richieste', 'Richieste ai clienti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/deleghe', 'Deleghe', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/deleghe/registro', 'Registro delle deleghe', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/stampa-delega', 'Stampa delega', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  [
    '/stampa-conferimento-incarichi',
    'Stampa conferimento incarichi',
    ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'],
    [],
  ],
  ['/testi-incarico', 'Testi degli incarichi', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/pianificatore', 'Pianificatore', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/conto-fiscale', 'Conto fiscale', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/imposta', 'Imposta', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/f24/nuovo', 'Nuovo F24', ['AMM_STU'], []],
  ['/f24/banca', 'F24 pagati, dall’estratto conto', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/f24/massa', 'F24 di molti clienti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/f24', 'F24', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/aliquote-imu', 'Aliquote IMU dello studio', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/esportazioni', 'Storico esportazioni', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/permessi', 'Permessi e funzionalità', ['AMM_ELMAS', 'AMM_GES'], ['OP_STU']],
  ['/permessi', 'Chi vede cosa', ['AMM_STU'], []],
  ['/pacchetti', 'Pacchetti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/listino', 'Listino', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/fatture', 'Fatture', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/pagamenti-chiesti', 'Pagamenti chiesti', ['AMM_STU'], ['AMM_GES']],
  ['/offerte', 'Offerte', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/note-spese', 'Note spese', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/fatturazione', 'Fatturazione', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU']],
  ['/statistiche/dichiarazioni', 'Statistiche dichiarazioni', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/statistiche/gestori', 'Statistiche gestori', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/statistiche/clienti', 'Statistiche clienti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], []],
  ['/statistiche/utenti', 'Statistiche utenti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/statistiche/crediti', 'Statistiche crediti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/vendite', 'Vendite', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/vendite/pacchetti', 'Vendite per pacchetto', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/vendite/studi', 'Vendite per studio', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/crediti-studi', 'Crediti degli studi', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  [
    '/esportazione-movimenti-contabili',
    'Esportazione movimenti contabili',
    ['AMM_ELMAS', 'AMM_GES'],
    ['AMM_STU', 'OP_STU'],
  ],
  [
    '/configurazione-ws-contabilita',
    'Configurazione WS contabilità',
    ['AMM_ELMAS', 'AMM_GES'],
    ['AMM_STU', 'OP_STU'],
  ],
  ['/bonifici', 'Bonifici', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/pagamenti', 'Pagamenti', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/sdd', 'SDD', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/carta-di-credito', 'Carta di Credito', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/movimenti', 'I miei movimenti', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
  ['/spostamento-crediti', 'Spostamento crediti', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/acquisto-manuale', 'Acquisto manuale', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/consumo-manuale', 'Consumo manuale', ['AMM_ELMAS', 'AMM_GES'], ['AMM_STU', 'OP_STU']],
  ['/registro-cronologico', 'Registro cronologico', ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'], ['OP_STU']],
];
test.describe.configure({ mode: 'parallel' });

for (const chi of ['AMM_ELMAS', 'AMM_GES', 'AMM_STU'])
  test(`the pages of the organisation open with their title, readable by everybody: ${chi}`, async ({
    page,
  }) => {
    test.slow();
    await enter(page, chi);
    for (const [percorso, titolo, apre] of pagine.filter(([, , apre]) => apre.includes(chi))) {
      await goDentro(page, percorso);
      await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
      await expect(page.getByText('Non autorizzato.')).toHaveCount(0);
      // The last named works in it: what the others see is the same page, with fewer buttons.
      if (apre.at(-1) === chi) await checkAccessibile(page, percorso, 'dark');
    }
  });

test('who may not open them is told so', async ({ page }) => {
  test.slow();
  for (const chi of ['OP_STU', 'AMM_STU']) {
    await openSessione(page, chi);
    for (const [percorso] of pagine.filter(([, , , nonApre]) => nonApre.includes(chi))) {
      await page.goto(percorso);
      await expect(page.getByText('Non autorizzato.'), `${chi} ${percorso}`).toBeVisible();
    }
  }
});
