import { type acquistoCrediti, type scalaCrediti, type spostamento, testiCampo } from '@quadra/contract';
import { giornoDiRoma } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, requireNessunErrore } from '../../../http/domain-error.ts';
import { isDiStudio, isFornitore, requireStudio } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { getAcquistabile, requireVendita } from '../pacchetto/pacchetto.service.ts';
import type { Scritto } from './movimento.queries.ts';
import { computeScadenza } from './movimento.rules.ts';
import { addCrediti, burnCrediti, moveCrediti } from './movimento.service.ts';
import { isStessoGestore } from './situazione.queries.ts';

/** Who acts, and with what. */
export interface Contesto {
  readonly trx: Trx;
  readonly servizi: Servizi;
  readonly sessione: Sessione;
  readonly ip: string;
}

/** Who a movement is of. */
export const readAutore = ({ utenteId, sostituzione }: Sessione): Scritto['autore'] => ({
  id: utenteId,
  attoreId: sostituzione?.attoreId,
});

const writeAtto = ({ trx, sessione, ip }: Contesto, studioId: number, azione: string, dopo: object) =>
  writeRegistro(trx, { studioId, utenteId: sessione.utenteId, ip, azione, entita: 'crediti', dopo });

/** Burns credits by hand. Answers what is left. @throws NON_TROVATO, CREDITI_INSUFFICIENTI */
export async function burnAMano(contesto: Contesto, letto: z.output<typeof scalaCrediti>): Promise<number> {
  const { trx, servizi, sessione } = contesto;
  const studioId = requireStudio(sessione, letto.IdStudio);
  const { RiferimentoTipo: tipo, RiferimentoId: id, Crediti, Motivazione } = letto;
  // Before the account is held, so that others wait for it less: a refusal takes this back too.
  await writeAtto(contesto, studioId, 'consumo manuale di crediti', { Crediti, Motivazione });
  const { residui } = await burnCrediti(trx, servizi, studioId, {
    quantita: Crediti,
    scritto: {
      tipo: 'Consumo manuale',
      causale: Motivazione,
      riferimento: tipo !== null && id !== null ? { tipo, id } : undefined,
      autore: readAutore(sessione),
    },
  });
  return residui;
}

/** Moves credits between two studi of who asks, of one gestore: what he sold is not given to another’s, not even by the vendor. @throws NON_TROVATO, RICHIESTA_NON_VALIDA, CREDITI_INSUFFICIENTI */
export async function moveAMano(
  contesto: Contesto,
  letto: z.output<typeof spostamento>,
): Promise<{ residuiDa: number; residuiA: number }> {
  const { trx, servizi, sessione } = contesto;
  const da = requireStudio(sessione, letto.DaIdStudio);
  const a = requireStudio(sessione, letto.AIdStudio);
  if (da === a) requireNessunErrore({ AIdStudio: [testiCampo.STUDIO_STESSO] });
  if (!(await isStessoGestore(trx, da, a)))
    requireNessunErrore({ AIdStudio: [testiCampo.STUDIO_DI_ALTRO_GESTORE] });
  const { Crediti, Motivazione } = letto;
  const autore = readAutore(sessione);
  const esito = await moveCrediti(trx, servizi, { da, a, quantita: Crediti }, (verso) => ({
    tipo: verso === 'uscita' ? 'Spostamento in uscita' : 'Spostamento in entrata',
    causale: Motivazione,
    riferimento: { tipo: 'studio', id: String(verso === 'uscita' ? a : da) },
    autore,
  }));
  await writeAtto(contesto, da, 'spostamento di crediti', { Crediti, Motivazione, AIdStudio: a });
  await writeAtto(contesto, a, 'spostamento di crediti', { Crediti, Motivazione, DaIdStudio: da });
  return esito;
}

/**
 * A package bought for a studio by who sells: its credits are there at once, once for each `effetto`. A studio cannot pay here.
 * @throws NON_TROVATO, PAGAMENTI_NON_ATTIVI, DATI_FATTURAZIONE_MANCANTI, RICHIESTA_NON_VALIDA for an unknown package
 */
export async function buyAMano(
  contesto: Contesto,
  letto: z.output<typeof acquistoCrediti>,
  effetto?: string,
): Promise<number> {
  const { trx, servizi, sessione } = contesto;
  const studioId = requireStudio(sessione, letto.IdStudio);
  await requireVendita(trx, studioId, {
    adesso: servizi.now(),
    vende: isFornitore(sessione) ? 'fornitore' : 'gestore',
  });
  const pacchetto = await getAcquistabile(trx, sessione, studioId, letto.IdPacchetto);
  if (isDiStudio(sessione)) throw new DomainError('PAGAMENTI_NON_ATTIVI');
  const adesso = servizi.now();
  const residui = await addCrediti(trx, servizi, studioId, {
    lotti: [
      {
        quantita: pacchetto.crediti,
        pacchettoId: pacchetto.id,
        compratoIl: adesso,
        scadeIl: computeScadenza(giornoDiRoma(adesso), pacchetto.scadenzaMesi),
      },
    ],
    scritto: {
      tipo: 'Acquisto manuale',
      causale: pacchetto.nome,
      descrizione: letto.Descrizione,
      pacchettoId: pacchetto.id,
      prezzo: pacchetto.prezzo,
      ...(effetto === undefined ? {} : { effetto }),
      autore: readAutore(sessione),
    },
  });
  await writeAtto(contesto, studioId, 'acquisto manuale di crediti', {
    Pacchetto: pacchetto.nome,
    Crediti: pacchetto.crediti,
    Prezzo: pacchetto.prezzo,
  });
  return residui;
}
