import { tipologiaUtente } from '@quadra/contract';
import { portate, type Regola, tipi } from './attesa.ts';

const { AMM_STU, OP_STU } = tipologiaUtente;
const { studi, casa } = portate;
const { tutti, chiLavora } = tipi;
const DELLO_STUDIO = [AMM_STU, OP_STU];

/** The precompilate are looked at by who looks after a studio, and asked for by the studio alone. */
export const regolePrecompilata: readonly Regola[] = [
  {
    chi: tutti,
    genere: 'elenco',
    portata: studi,
    chiamate: 'elenco /api/precompilata/list\nelenco /api/ordine/list',
  },
  {
    chi: tutti,
    genere: 'record',
    portata: studi,
    chiamate: 'GET /api/precompilata/{id}\nGET /api/precompilata/{id}/confronto',
  },
  // The key is in the query, that the matrix does not write; how much there is names nobody.
  { chi: tutti, genere: 'mai', chiamate: 'GET /api/ordine/download\nGET /api/ordine/information' },
  { chi: chiLavora, genere: 'record', portata: studi, chiamate: 'POST /api/precompilata/esporta' },
  {
    chi: DELLO_STUDIO,
    genere: 'righe',
    portata: casa,
    chiamate: `
      POST /api/precompilata
      POST /api/precompilata/atto
      POST /api/precompilata/importa`,
  },
  {
    chi: DELLO_STUDIO,
    genere: 'record',
    portata: casa,
    chiamate: `
      DELETE /api/precompilata/{id}
      PUT /api/precompilata/{id}/scelta
      POST /api/precompilata/{id}/scrivi
      POST /api/ordine
      POST /api/ordine/{id}/invia
      POST /api/ordine/{id}/esito`,
  },
  // A codice fiscale that is in no order is not there, whoever asks.
  {
    chi: DELLO_STUDIO,
    genere: 'mai',
    chiamate: 'POST /api/ordine/updaterequest\nPOST /api/ordine/upload',
  },
  { chi: [AMM_STU], genere: 'mai', chiamate: 'GET PUT /api/ordine/configurazione' },
  // What comes from elsewhere comes into the studio of who sends it: it names no other.
  {
    chi: DELLO_STUDIO,
    genere: 'mai',
    chiamate: 'POST /api/arrivo\nGET /api/arrivo/{id}/schede-mancanti',
  },
  // Each one's own: what he sent, and what became of it.
  { chi: DELLO_STUDIO, genere: 'elenco', portata: portate.nessuno, chiamate: 'elenco /api/arrivo/list' },
];
