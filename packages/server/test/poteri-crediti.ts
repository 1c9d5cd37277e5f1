import { tipologiaUtente } from '@quadra/contract';
import { portate, type Regola, tipi } from './attesa.ts';

const { AMM_ELMAS, CON_ELMAS, AMM_STU, AMM_GES } = tipologiaUtente;
const { studi, comune } = portate;
const { tutti, fornitoreEGestori, sopraGliStudiEAmministratore } = tipi;

/** Credits, packages and price lists: see `poteri-attesi.ts`. */
export const regoleCrediti: readonly Regola[] = [
  { chi: tutti, genere: 'mai', chiamate: 'GET /api/crediti/residui' },
  {
    // Credits are nothing for the operators of a studio.
    chi: sopraGliStudiEAmministratore,
    genere: 'mai',
    chiamate: `
      GET /api/crediti/situazione
      GET /api/pacchetto/facolta
      GET /api/crediti/consuntivo`,
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'record',
    portata: studi,
    chiamate: 'POST /api/crediti/consuntivo',
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'elenco',
    portata: studi,
    chiamate: 'elenco /api/movimento/list',
  },
  {
    chi: [...fornitoreEGestori, AMM_STU],
    genere: 'record',
    portata: studi,
    chiamate: 'POST /api/crediti/acquisto',
  },
  {
    // Who sells gives and takes.
    chi: fornitoreEGestori,
    genere: 'record',
    portata: studi,
    chiamate: `
      POST /api/crediti/scalacrediti
      POST /api/crediti/spostamento`,
  },
  {
    chi: fornitoreEGestori,
    genere: 'righe',
    portata: studi,
    chiamate: 'POST /api/crediti/attivazionemassiva',
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'elenco',
    portata: comune,
    chiamate: `
      elenco /api/pacchetto/list
      elenco /api/listino/list`,
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'record',
    portata: comune,
    chiamate: `
      GET /api/pacchetto/{id}
      GET /api/listino/{id}`,
  },
  { chi: [AMM_STU], genere: 'mai', chiamate: 'GET /api/pacchetto/offerta\nGET POST /api/crediti/moduli' },
  { chi: fornitoreEGestori, genere: 'mai', chiamate: 'POST /api/pacchetto' },
  {
    chi: fornitoreEGestori,
    genere: 'record',
    portata: comune,
    chiamate: `
      PUT DELETE /api/pacchetto/{id}
      PUT /api/pacchetto/{id}/attivazione`,
  },
  // What the product computes is the vendor's.
  {
    chi: [AMM_ELMAS, CON_ELMAS],
    genere: 'mai',
    chiamate: `
      elenco /api/definizioni/list
      GET /api/definizioni/{id}
      GET /api/{anno}/messaggioconfigurato/{modello}
      GET /api/definizioni/vigore/{anno}/{modello}`,
  },
  {
    chi: [AMM_ELMAS],
    genere: 'mai',
    chiamate: `
      POST /api/definizioni
      PUT DELETE /api/definizioni/{id}
      POST /api/definizioni/{id}/pubblica
      PUT DELETE /api/{anno}/messaggioconfigurato/{modello}/{codice}
      POST /api/definizioni/{id}/ripristina`,
  },
  { chi: tutti, genere: 'mai', chiamate: 'POST /api/definizioni/lookup/{anno}/{modello}/{codice}' },
  {
    chi: [AMM_ELMAS, CON_ELMAS],
    genere: 'mai',
    chiamate: `
      elenco /api/ministeriale/list
      GET /api/ministeriale/{id}
      GET /api/ministeriale/{id}/file`,
  },
  {
    chi: [AMM_ELMAS],
    genere: 'mai',
    chiamate: `
      POST /api/ministeriale
      PUT DELETE /api/ministeriale/{id}
      POST /api/ministeriale/{id}/pubblica
      POST /api/ministeriale/{id}/ritira`,
  },
  // Prices are a setting: not of the operators of a gestore.
  { chi: [AMM_ELMAS, AMM_GES], genere: 'mai', chiamate: 'POST /api/listino' },
  {
    chi: [AMM_ELMAS, AMM_GES],
    genere: 'record',
    portata: comune,
    chiamate: 'PUT DELETE /api/listino/{id}',
  },
];
