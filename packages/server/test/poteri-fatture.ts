import { tipologiaUtente } from '@quadra/contract';
import { portate, type Regola, tipi } from './attesa.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_GES, AMM_STU } = tipologiaUtente;
const { venduto, venditore, studi, casa } = portate;
const { fornitoreEGestori, sopraGliStudi, sopraGliStudiEAmministratore } = tipi;

/** What is invoiced: see `poteri-attesi.ts`. */
export const regoleFatture: readonly Regola[] = [
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'elenco',
    portata: venduto,
    chiamate: 'elenco /api/fattura/list',
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'record',
    portata: venduto,
    chiamate: `
      GET /api/fattura/{id}
      GET /api/fattura/{id}/stato
      GET /api/fattura/{id}/pdf
      GET /api/fattura/{id}/vista
      GET /api/fattura/{id}/xml`,
  },
  {
    chi: fornitoreEGestori,
    genere: 'record',
    portata: venditore,
    chiamate: `
      PUT /api/fattura/{id}
      PUT /api/fattura/{id}/xml
      PUT /api/fattura/{id}/correggi
      PUT /api/fattura/{id}/incasso
      POST /api/fattura/{id}/storna
      POST /api/fattura/{id}/inviasdi`,
  },
  {
    chi: fornitoreEGestori,
    genere: 'record',
    portata: studi,
    chiamate: 'POST /api/fattura\nPOST /api/fattura/anteprima',
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'elenco',
    portata: venduto,
    chiamate: 'elenco /api/proposta/list',
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'record',
    portata: venduto,
    chiamate: `
      GET /api/proposta/{id}
      GET /api/proposta/{id}/pdf`,
  },
  {
    chi: fornitoreEGestori,
    genere: 'record',
    portata: venditore,
    chiamate: `
      POST /api/proposta/{id}/fattura
      PUT /api/proposta/{id}/annulla`,
  },
  { chi: fornitoreEGestori, genere: 'record', portata: studi, chiamate: 'POST /api/proposta' },
  { chi: [AMM_STU], genere: 'record', portata: casa, chiamate: 'PUT /api/proposta/{id}/risposta' },
  {
    chi: sopraGliStudi,
    genere: 'mai',
    chiamate: `
      GET /api/fattura/riepilogo
      GET /api/fatturazione`,
  },
  { chi: [AMM_ELMAS, CON_ELMAS], genere: 'mai', chiamate: 'GET /api/fattura/foglio' },
  { chi: [AMM_ELMAS], genere: 'mai', chiamate: 'PUT DELETE /api/fattura/foglio' },
  {
    chi: [AMM_ELMAS, AMM_GES],
    genere: 'mai',
    chiamate: `
      PUT /api/fatturazione
      PUT /api/contabilita
      POST /api/contabilita/prova
      POST /api/contabilita/esporta`,
  },
  {
    chi: [AMM_ELMAS, AMM_GES, AMM_STU],
    genere: 'mai',
    chiamate: `
      GET /api/strumenti/servizi
      POST /api/strumenti/verifica`,
  },
  {
    chi: tipi.tutti,
    genere: 'mai',
    chiamate: `
      POST /api/statistica/dichiarazioni
      POST /api/statistica/dichiarazioni/csv
      POST /api/statistica/clienti
      POST /api/statistica/clienti/csv`,
  },
  {
    chi: sopraGliStudi,
    genere: 'mai',
    chiamate: `
      POST /api/statistica/gestori
      POST /api/statistica/gestori/csv
      POST /api/vendite
      POST /api/vendite/csv
      GET /api/casa/studi
      GET /api/casa/fermi
      GET /api/casa/mese
      GET /api/casa/mesi`,
  },
  {
    chi: sopraGliStudi,
    genere: 'elenco',
    portata: studi,
    chiamate: `
      elenco /api/vendite/studio/list
      elenco /api/vendite/pacchetto/list
      elenco /api/casa/studi/list`,
  },
  {
    // A studio that is not of who asks is not written to: it is counted among those that nothing left for.
    chi: tipi.fornitoreEGestori,
    genere: 'mai',
    chiamate: `
      GET /api/casa/ricariche
      POST /api/casa/ricariche`,
  },
  {
    chi: tipi.chiGuardaUtenti,
    genere: 'mai',
    chiamate: `
      POST /api/statistica/utenti
      POST /api/statistica/utenti/csv`,
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'mai',
    chiamate: `
      POST /api/statistica/crediti
      POST /api/statistica/crediti/csv`,
  },
  {
    chi: [AMM_ELMAS, CON_ELMAS, AMM_GES],
    genere: 'mai',
    chiamate: `
      GET /api/contabilita
      POST /api/contabilita/anteprima`,
  },
  {
    chi: [AMM_ELMAS, CON_ELMAS, AMM_GES],
    genere: 'elenco',
    portata: venditore,
    chiamate: 'elenco /api/contabilita/esportazione/list',
  },
  {
    chi: [AMM_ELMAS, CON_ELMAS, AMM_GES],
    genere: 'record',
    portata: venditore,
    chiamate: 'GET /api/contabilita/esportazione/{id}/file',
  },
  {
    chi: [AMM_ELMAS, AMM_GES],
    genere: 'record',
    portata: venditore,
    chiamate: 'POST /api/contabilita/esportazione/{id}/invia',
  },
];
