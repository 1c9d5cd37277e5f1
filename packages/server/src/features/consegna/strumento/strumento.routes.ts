import {
  percorsi,
  servizioEsternoAnswer,
  statoCasaAnswer,
  tipologiaUtente,
  verificaAnswer,
} from '@quadra/contract';
import { allow, isFornitore } from '../../../http/policy.ts';
import { type Rotta, rottaDiSessione } from '../../../http/rotta.ts';
import { listServizi, readStatoCasa, verifyStudi } from './strumento.service.ts';

const { AMM_ELMAS, AMM_GES, AMM_STU } = tipologiaUtente;
const CHI: readonly number[] = [AMM_ELMAS, AMM_GES, AMM_STU];
const usa = allow('leggi', 'strumenti avanzati', ({ tipologia }) => CHI.includes(tipologia));

const servizi = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.serviziEsterni,
  titolo: 'I servizi fuori dalla casa: spenti, che rispondono, che tacciono',
  accesso: usa,
  risposta: servizioEsternoAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async (contesto) => ({ data: await listServizi(contesto.servizi.config.servizi) }),
});

/** Everything is read again: the vendor of all the studi, who has a studio or a gestore of his own alone. */
const verifica = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.verificaIntegrita,
  titolo: 'Rilegge i conti dei crediti e le catene del registro, e dice che cosa non torna',
  accesso: usa,
  risposta: verificaAnswer,
  sostituibile: 'legge',
  limite: { quante: 6, secondi: 60 },
  handle: async ({ servizi: casa, sessione }) => ({
    data: await verifyStudi(casa, isFornitore(sessione) ? null : sessione.studi),
  }),
});

const leggiStato = allow('leggi', 'stato della casa', isFornitore);
const stato = rottaDiSessione({
  metodo: 'GET',
  percorso: percorsi.statoCasa,
  titolo: 'Come sta la casa: processo, database, lavori, servizi, da quando',
  accesso: leggiStato,
  risposta: statoCasaAnswer,
  limite: { quante: 30, secondi: 60 },
  handle: async (contesto) => ({ data: await readStatoCasa(contesto.servizi) }),
});

export const strumentoRotte: readonly Rotta[] = [servizi, verifica, stato];
