import { percorsi, ticketAnswer, vedutaAnswer, vedutaConsenso, vedutaRichiesta } from '@quadra/contract';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { chiediVeduta, consentiVeduta, guardaVeduta } from './assistenza.policy.ts';
import { conId, toChi } from './chiamata.ts';
import { allowVeduta, askVeduta, lookVeduta } from './veduta.service.ts';

const guarda = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketVeduta,
  titolo: 'La pagina da cui un ticket è stato aperto, per chi risponde: solo le parti mostrate',
  accesso: guardaVeduta,
  parametri: conId,
  risposta: vedutaAnswer,
  handle: async ({ trx, parametri, ...chiamata }) => ({
    data: await lookVeduta(trx, toChi(chiamata), parametri.id),
  }),
});

const chiedi = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketVedutaRichiesta,
  titolo: 'Chiede a chi ha aperto un ticket di mostrare altro',
  accesso: chiediVeduta,
  parametri: conId,
  corpo: vedutaRichiesta,
  risposta: ticketAnswer,
  limite: { quante: 20, secondi: 60 },
  handle: async ({ trx, parametri, corpo, ...chiamata }) => ({
    data: await askVeduta(trx, toChi(chiamata), parametri.id, corpo.Parti),
  }),
});

/** Nobody shows in the place of another: neither who helps, entered as him. */
const consenti = rotta({
  metodo: 'POST',
  percorso: percorsi.ticketVedutaConsenso,
  titolo: 'Che cosa si mostra a chi risponde, da adesso: chi ha aperto il ticket, o l’amministratore',
  accesso: consentiVeduta,
  sostituibile: 'mai',
  parametri: conId,
  corpo: vedutaConsenso,
  risposta: ticketAnswer,
  handle: async ({ trx, parametri, corpo, ...chiamata }) => ({
    data: await allowVeduta(trx, toChi(chiamata), parametri.id, corpo.Parti),
  }),
});

export const vedutaRotte: readonly Rotta[] = [guarda, chiedi, consenti];
