import { type AreaDelegaUnica, collegamentoScelte, percorsi, testiDelegaUnica } from '@quadra/contract';
import { z } from 'zod';
import { normalizeIp } from '../../../http/ip-abilitati.ts';
import { type Rotta, rotta, rottaPubblica } from '../../../http/rotta.ts';
import { getUnica, leggiDeleghe, withCliente } from '../../versamenti/delega/delega.public.ts';
import { describeDelegaUnica } from './delega-unica-foglio.ts';
import { sendPdf } from './invio.ts';
import { makePdf } from './pdf.ts';

const dallaCasa = rotta({
  metodo: 'GET',
  percorso: percorsi.delegaUnicaFoglio,
  titolo: 'Il foglio di una delega unica da firmare a mano (application/pdf)',
  accesso: leggiDeleghe,
  parametri: z.object({ id: z.string().max(40) }),
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, servizi, parametri, risposta }) => {
    const d = await getUnica(trx, parametri.id);
    const comunicazione = describeDelegaUnica(d, d.aree ?? d.aree_chieste, servizi.now());
    return sendPdf(risposta, await makePdf({ comunicazione }), testiDelegaUnica.file);
  },
});

const dalCliente = rottaPubblica({
  metodo: 'POST',
  percorso: percorsi.collegamentoFoglio,
  titolo: 'Il foglio da firmare a mano, con ciò che concede chi ha il collegamento (application/pdf)',
  corpo: collegamentoScelte,
  limite: { quante: 20, secondi: 600 },
  handle: async ({ servizi, richiesta, risposta, corpo }) => {
    const chi = { link: corpo.Link, codiceFiscale: corpo.CodiceFiscale, ip: normalizeIp(richiesta.ip) };
    const d = await withCliente(servizi, chi, async (_, sua) => sua);
    const comunicazione = describeDelegaUnica(d, corpo.Aree as AreaDelegaUnica[], servizi.now());
    return sendPdf(risposta, await makePdf({ comunicazione }), testiDelegaUnica.file);
  },
});

/** The sheet of a delega unica, for the studio and for who holds its link. */
export const foglioDelegaUnicaRotte: readonly Rotta[] = [dallaCasa, dalCliente];
