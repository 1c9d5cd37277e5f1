import { expect, test } from '@playwright/test';
import { openSessione } from './accessi.ts';

type Chi = 'AMM_ELMAS' | 'AMM_GES' | 'AMM_STU' | 'OP_STU';
/** The screens that the specification names: where, how they are called, who opens them, who is told no. */
const schermate: readonly (readonly [
  percorso: string,
  titolo: string,
  apre: Chi,
  nonApre: readonly Chi[],
])[] = [
  // Records and firms.
  ['/anagrafica', 'Anagrafica', 'AMM_STU', []],
  ['/studi', 'Clienti/Studi', 'AMM_GES', ['OP_STU']],
  ['/gestori', 'Gestori', 'AMM_ELMAS', ['AMM_STU', 'OP_STU']],
  ['/intermediari', 'Intermediari', 'AMM_STU', []],
  ['/intermediari-personalizzati', 'Intermediari personalizzati', 'AMM_STU', []],
  // Credits and payments.
  ['/pacchetti', 'Pacchetti', 'AMM_STU', ['OP_STU']],
  ['/listino', 'Listino', 'AMM_STU', ['OP_STU']],
  ['/bonifici', 'Bonifici', 'AMM_STU', ['OP_STU']],
  ['/sdd', 'SDD', 'AMM_STU', ['OP_STU']],
  ['/carta-di-credito', 'Carta di Credito', 'AMM_STU', ['OP_STU']],
  ['/movimenti', 'I miei movimenti', 'AMM_STU', ['OP_STU']],
  ['/spostamento-crediti', 'Spostamento crediti', 'AMM_GES', ['AMM_STU', 'OP_STU']],
  // Statistics.
  ['/statistiche/dichiarazioni', 'Statistiche dichiarazioni', 'AMM_STU', []],
  ['/statistiche/gestori', 'Statistiche gestori', 'AMM_GES', ['AMM_STU', 'OP_STU']],
  ['/statistiche/clienti', 'Statistiche clienti', 'AMM_STU', []],
  ['/statistiche/utenti', 'Statistiche utenti', 'AMM_STU', ['OP_STU']],
  ['/statistiche/crediti', 'Statistiche crediti', 'AMM_STU', ['OP_STU']],
  // Documents.
  ['/documentale', 'Documentale', 'AMM_STU', []],
  ['/registro-cronologico', 'Registro cronologico', 'AMM_STU', ['OP_STU']],
  ['/stampa-delega', 'Stampa delega', 'AMM_STU', []],
  ['/stampa-conferimento-incarichi', 'Stampa conferimento incarichi', 'AMM_STU', []],
  ['/firma-elettronica', 'Firma elettronica', 'AMM_STU', []],
  // Taxes and declarations.
  ['/conto-fiscale', 'Conto fiscale', 'AMM_STU', []],
  ['/imposta', 'Imposta', 'AMM_STU', []],
  ['/diagnostico', 'Diagnostico', 'AMM_STU', []],
  ['/fabbricato', 'Fabbricato', 'AMM_STU', []],
  ['/terreno', 'Terreno', 'AMM_STU', []],
  ['/imu', 'IMU', 'AMM_STU', []],
  ['/imu-enc', 'IMU-ENC', 'AMM_STU', []],
  ['/imu-impi', 'IMU-IMPI', 'AMM_STU', []],
  ['/visure', 'Visure', 'AMM_STU', []],
  // Organisation.
  ['/tag', 'Tag', 'AMM_STU', []],
  ['/gruppi', 'Gruppi', 'AMM_STU', ['OP_STU']],
  ['/moduli', 'Moduli', 'AMM_STU', []],
  ['/utilita', 'Utilità', 'AMM_STU', []],
  ['/strumenti-avanzati', 'Strumenti avanzati', 'AMM_STU', ['OP_STU']],
  ['/impostazioni', 'Impostazioni', 'AMM_STU', ['OP_STU']],
  ['/credenziali', 'Credenziali', 'AMM_STU', ['OP_STU']],
  ['/attivazione-massiva-applicativi', 'Attivazione massiva applicativi', 'AMM_GES', ['AMM_STU', 'OP_STU']],
  // Help; who comes in has no login yet, and nobody is refused there.
  ['/help-desk', 'Help Desk', 'AMM_STU', []],
  ['/ai-copilot', 'AI Copilot (Beta)', 'AMM_STU', []],
  // Accounting.
  ['/configurazione-ws-contabilita', 'Configurazione WS contabilità', 'AMM_GES', ['AMM_STU', 'OP_STU']],
  ['/esportazione-movimenti-contabili', 'Esportazione movimenti contabili', 'AMM_GES', ['AMM_STU', 'OP_STU']],
];
const pubbliche = [
  ['/registrazione', 'Registrazione'],
  ['/recupero-password', 'Recupero password'],
] as const;

test('[RTE-009] every screen of the specification has its address: who may opens it there, the others are told or sent to the login', async ({
  page,
}) => {
  test.setTimeout(300_000);
  for (const [percorso, titolo] of pubbliche) {
    await page.goto(percorso);
    await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
  }
  for (const [percorso] of schermate) {
    expect(percorso).toBe(percorso.toLowerCase());
    await page.goto(percorso);
    await expect(page, percorso).toHaveURL(/\/login$/);
  }
  for (const chi of ['AMM_ELMAS', 'AMM_GES', 'AMM_STU', 'OP_STU'] as const) {
    await openSessione(page, chi);
    for (const [percorso, titolo, apre, nonApre] of schermate) {
      if (apre === chi) {
        await page.goto(percorso);
        await expect(page.getByRole('heading', { level: 1, name: titolo, exact: true })).toBeVisible();
        await expect(page, percorso).toHaveTitle(new RegExp(`^${titolo.replace(/[()]/g, '\\$&')}`));
        await expect(page.getByText('Non autorizzato.'), `${chi} ${percorso}`).toHaveCount(0);
      }
      if (nonApre.includes(chi)) {
        await page.goto(percorso);
        await expect(page.getByText('Non autorizzato.'), `${chi} ${percorso}`).toBeVisible();
      }
    }
  }
});
