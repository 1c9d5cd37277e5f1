import { tipologiaUtente } from '@quadra/contract';
import { portate, type Regola, tipi } from './attesa.ts';

const { AMM_ELMAS, AMM_STU, OP_STU, AMM_GES } = tipologiaUtente;
const { studi } = portate;
const { tutti, fornitoreEGestori, sopraGliStudiEAmministratore } = tipi;

/** What is bought and paid: see `poteri-attesi.ts`. */
export const regolePagamenti: readonly Regola[] = [
  {
    // Who buys is the administrator of the studio, for it alone.
    chi: [AMM_STU],
    genere: 'mai',
    chiamate: `
      GET /api/pagamento/offerta
      POST /api/prenotazionebonifico
      GET POST /api/pagamentocartacredito
      POST /api/paypal
      GET PUT /api/pagamento/automatico
      POST /api/sdd
      POST /api/sdd/mandato`,
  },
  {
    chi: [AMM_STU],
    genere: 'record',
    portata: studi,
    chiamate: `
      DELETE /api/pagamentocartacredito/carta/{id}
      POST /api/paypal/{id}/cattura`,
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'elenco',
    portata: studi,
    chiamate: `
      elenco /api/pagamento/list
      elenco /api/prenotazionebonifico/list
      elenco /api/sdd/mandato/list
      GET /api/prenotazionebonifico`,
  },
  {
    chi: sopraGliStudiEAmministratore,
    genere: 'record',
    portata: studi,
    chiamate: `
      GET /api/pagamento/{id}
      GET /api/pagamentocartacredito/{id}/esito`,
  },
  {
    chi: [...fornitoreEGestori, AMM_STU],
    genere: 'record',
    portata: studi,
    chiamate: `
      PUT /api/pagamento/{id}/annulla
      PUT /api/prenotazionebonifico/{id}/annulla
      PUT /api/sdd/mandato/{id}/stato`,
  },
  {
    // Each seller has its own files.
    chi: fornitoreEGestori,
    genere: 'mai',
    chiamate: `
      elenco /api/sdd/distinta/list
      GET /api/sdd/distinta/{id}/file
      POST /api/sdd/esiti`,
  },
  {
    // Who sells says what it collected, and gives it back.
    chi: fornitoreEGestori,
    genere: 'record',
    portata: studi,
    chiamate: `
      PUT /api/prenotazionebonifico/{id}/conferma
      POST /api/pagamento/{id}/rimborso`,
  },
  { chi: fornitoreEGestori, genere: 'mai', chiamate: 'POST /api/prenotazionebonifico/estratto' },
  { chi: [AMM_ELMAS, AMM_GES], genere: 'mai', chiamate: 'GET PUT /api/venditore' },
  {
    // A studio lets its client pay: who closes its declarations.
    chi: [AMM_STU, OP_STU],
    genere: 'record',
    portata: studi,
    chiamate: `
      GET POST /api/{anno}/dichiarazione/{id}/pagacliente
      PUT /api/richiestapagamento/{id}/ritira`,
  },
  {
    chi: [AMM_STU, OP_STU],
    genere: 'elenco',
    portata: studi,
    chiamate: 'elenco /api/richiestapagamento/list',
  },
  {
    // Who was asked pays, and has the document.
    chi: [AMM_STU],
    genere: 'record',
    portata: studi,
    chiamate: `
      GET /api/richiestapagamento/{id}
      POST /api/richiestapagamento/{id}/paga
      POST /api/richiestapagamento/{id}/stampa`,
  },
  {
    // Signed by the gateway.
    chi: tutti,
    anonimo: true,
    genere: 'mai',
    chiamate: 'POST /api/pagamentocartacredito/notifica/{venditore}',
  },
];
