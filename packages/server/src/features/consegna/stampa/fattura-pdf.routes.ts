import { percorsi } from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { getFattura, leggiFatture } from '../../commercio/fattura/fattura.public.ts';
import { getProposta, leggiProposte } from '../../commercio/proposta/proposta.public.ts';
import { describeFoglio } from './fattura-foglio.ts';
import { sendPdf } from './invio.ts';
import { makePdf } from './pdf.ts';
import { describeProposta } from './proposta-foglio.ts';
import { quandoItaliano } from './stampa.service.ts';

const pdf = rotta({
  metodo: 'GET',
  percorso: percorsi.fatturaPdf,
  titolo: 'Una fattura su carta, dagli stessi dati del file elettronico (application/pdf)',
  accesso: leggiFatture,
  parametri: z.object({ id: z.string().max(40) }),
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, sessione, servizi, parametri, risposta }) => {
    const fattura = await getFattura(trx, sessione, parametri.id);
    const comunicazione = describeFoglio(fattura, quandoItaliano.format(servizi.now()));
    const nome = `fattura-${fattura.Numero.replace(/[^\w]+/g, '-')}.pdf`;
    return sendPdf(risposta, await makePdf({ comunicazione }), nome);
  },
});

const proposta = rotta({
  metodo: 'GET',
  percorso: percorsi.propostaPdf,
  titolo: 'Un’offerta o una nota spese su carta (application/pdf)',
  accesso: leggiProposte,
  parametri: z.object({ id: z.string().max(40) }),
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, sessione, servizi, parametri, risposta }) => {
    const letta = await getProposta({ trx, sessione, servizi }, parametri.id);
    const comunicazione = describeProposta(letta, quandoItaliano.format(servizi.now()));
    const nome = `${letta.Tipo.toLowerCase()}-${letta.Numero}.pdf`.replace(/[^\w.]+/g, '-');
    return sendPdf(risposta, await makePdf({ comunicazione }), nome);
  },
});

/** What is sold, on paper. */
export const fatturaPdfRotte: readonly Rotta[] = [pdf, proposta];
