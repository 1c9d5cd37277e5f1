import { anteprimaIncarico, percorsi, stampaIncarichi as richiesta } from '@quadra/contract';
import { withTenant } from '../../../../db/tenancy.ts';
import { normalizeIp } from '../../../../http/ip-abilitati.ts';
import { requireStudio } from '../../../../http/policy.ts';
import { type Rotta, rotta, rottaDiSessione } from '../../../../http/rotta.ts';
import { startLavoro, withLavori } from '../../../base/lavoro/lavoro.public.ts';
import {
  leggiTestiIncarico,
  requireSegnaposti,
  stampaIncarichi,
} from '../../../versamenti/incarico/incarico.public.ts';
import { sendPdf } from '../invio.ts';
import { previewIncarico, printIncarico } from './incarico.service.ts';
import { incarichiLotto, toFoglio } from './incarico-lotto.ts';

const anteprima = rotta({
  metodo: 'POST',
  percorso: percorsi.incaricoAnteprima,
  titolo: 'Come si stamperebbe un testo non ancora salvato, per un cliente di esempio (application/pdf)',
  accesso: leggiTestiIncarico,
  corpo: anteprimaIncarico,
  limite: { quante: 30, secondi: 60 },
  handle: async ({ trx, servizi, sessione, corpo, risposta }) => {
    const studioId = requireStudio(sessione, corpo.IdStudio);
    requireSegnaposti(corpo.Testo);
    const quale = { tipo: corpo.Tipo, anno: corpo.Anno, testo: corpo.Testo, adesso: servizi.now() };
    return sendPdf(risposta, await previewIncarico(trx, studioId, quale), 'anteprima.pdf');
  },
});

const stampa = rottaDiSessione({
  metodo: 'POST',
  percorso: percorsi.incaricoStampa,
  titolo:
    'Incarico, mandato F24 o delega da firmare, con il testo in vigore: di un cliente il PDF, di più un lavoro; ogni stampa resta fra i documenti',
  accesso: stampaIncarichi,
  corpo: richiesta,
  handle: async ({ servizi, sessione, richiesta: chiamata, corpo: { appid: _, ...corpo }, risposta }) => {
    const [id = '', ...altri] = corpo.Codici;
    if (altri.length > 0) {
      const jobId = await withLavori(servizi.db, sessione, (trx) =>
        startLavoro(trx, servizi, sessione, incarichiLotto, corpo),
      );
      return { data: { jobId } };
    }
    const chi = { sessione, ip: normalizeIp(chiamata.ip) };
    const { pdf, codiceFiscale } = await withTenant(servizi.db, sessione, (trx) =>
      printIncarico(trx, servizi, chi, id, toFoglio(corpo)),
    );
    return sendPdf(risposta, pdf, `incarico-${codiceFiscale}-${corpo.Anno}.pdf`);
  },
});

/** What a client signs for his studio, on paper. */
export const stampaIncarichiRotte: readonly Rotta[] = [anteprima, stampa];
