import { percorsi } from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { getFattura, leggiFatture } from '../../commercio/fattura/fattura.public.ts';
import { describeFoglio } from './fattura-foglio.ts';
import { sendPdf } from './invio.ts';
import { makePdf } from './pdf.ts';
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

/** The invoices on paper. */
export const fatturaPdfRotte: readonly Rotta[] = [pdf];
