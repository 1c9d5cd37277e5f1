import { percorsi } from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { getF24DaStampare, leggiF24 } from '../../../versamenti/f24/f24.public.ts';
import { sendPdf } from '../invio.ts';
import { makePdf } from '../pdf.ts';
import { quandoItaliano } from '../stampa.service.ts';
import { describeF24 } from './foglio-f24.ts';

const pdf = rotta({
  metodo: 'GET',
  percorso: percorsi.f24Stampa,
  titolo: 'Un F24 su carta: gli stessi righi e totali del modello, come copia di lavoro (application/pdf)',
  accesso: leggiF24,
  parametri: z.object({ id: z.string().max(40) }),
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, servizi, parametri, risposta }) => {
    const daStampare = await getF24DaStampare(trx, parametri.id);
    const f24 = describeF24(daStampare, quandoItaliano.format(servizi.now()));
    const { anno, numero } = daStampare.f24;
    return sendPdf(risposta, await makePdf({ f24 }), `F24-${anno}-${String(numero).padStart(5, '0')}.pdf`);
  },
});

/** The models F24 on paper. */
export const f24PdfRotte: readonly Rotta[] = [pdf];
