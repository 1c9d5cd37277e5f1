import { percorsi } from '@quadra/contract';
import { z } from 'zod';
import { type Rotta, rotta } from '../../../http/rotta.ts';
import { leggiDeleghe } from '../../versamenti/delega/delega.public.ts';
import { sendPdf } from './invio.ts';
import { makePdf } from './pdf.ts';
import { describeRegistro, getRegistro, writeRegistroCsv } from './registro-deleghe.ts';
import { quandoItaliano } from './stampa.service.ts';

const parametri = z.object({ intermediario: z.string().max(40), anno: z.string().max(4) });
const nameFile = (anno: string, tipo: string) => `registro-deleghe-${anno}.${tipo}`;

const pdf = rotta({
  metodo: 'GET',
  percorso: percorsi.delegaRegistroPdf,
  titolo: 'Il registro cronologico delle deleghe di un intermediario e di un anno (application/pdf)',
  accesso: leggiDeleghe,
  parametri,
  limite: { quante: 20, secondi: 60 },
  handle: async ({ trx, servizi, parametri: quale, risposta }) => {
    const registro = await getRegistro(trx, quale);
    const comunicazione = describeRegistro(registro, quandoItaliano.format(servizi.now()));
    return sendPdf(risposta, await makePdf({ comunicazione }), nameFile(quale.anno, 'pdf'));
  },
});

const csv = rotta({
  metodo: 'GET',
  percorso: percorsi.delegaRegistroCsv,
  titolo: 'Il registro cronologico delle deleghe di un intermediario e di un anno (text/csv)',
  accesso: leggiDeleghe,
  parametri,
  handle: async ({ trx, parametri: quale, risposta }) => {
    const registro = await getRegistro(trx, quale);
    risposta.header('content-type', 'text/csv; charset=utf-8');
    risposta.header('content-disposition', `attachment; filename="${nameFile(quale.anno, 'csv')}"`);
    return writeRegistroCsv(registro);
  },
});

/** The register of the deleghe, on paper and for a spreadsheet. */
export const registroDelegheRotte: readonly Rotta[] = [pdf, csv];
