import { percorsi } from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../../http/rotta.ts';
import { getF24DaStampare, leggiF24 } from '../../../versamenti/f24/f24.public.ts';
import { sendPdf } from '../invio.ts';
import { quandoItaliano } from '../stampa.service.ts';
import { printF24 } from './stampa-f24.ts';

const pdf = rotta({
  metodo: 'GET',
  percorso: percorsi.f24Stampa,
  titolo:
    'Un F24 su carta: sul modello ufficiale dove il fornitore lo ha pubblicato, se no una copia di lavoro con gli stessi righi e totali (application/pdf)',
  accesso: leggiF24,
  parametri: z.object({ id: z.string().max(40) }),
  limite: { quante: 60, secondi: 60 },
  handle: async ({ trx, servizi, parametri, risposta }) => {
    const daStampare = await getF24DaStampare(trx, parametri.id);
    const pdf = await printF24(trx, daStampare, quandoItaliano.format(servizi.now()));
    const { anno, numero } = daStampare.f24;
    return sendPdf(risposta, pdf, `F24-${anno}-${String(numero).padStart(5, '0')}.pdf`);
  },
});

/** The models F24 on paper. */
export const f24PdfRotte: readonly Rotta[] = [pdf];
