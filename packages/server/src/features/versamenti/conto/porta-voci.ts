import { type ContoPortaRequest, testiF24 } from '@quadra/contract';
import { loadVersamenti, type VoceDelConto } from '@quadra/fisco';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { computeProspetto } from '../../dichiarazioni/imu/imu.public.ts';
import { openAnno, requireContribuente } from '../../dichiarazioni/liquidazione/liquidazione.public.ts';
import type { Chi } from '../f24/f24.service.ts';
import { lockConto, lockNate, type Quale } from './conto.queries.ts';
import { makeConto, readOpzioni, settleTutte } from './elabora-conto.ts';

function refuse(messaggio: string): never {
  throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio });
}

/** The IMU of the year that is being paid, from the properties as they are. @throws RICHIESTA_NON_VALIDA while something is missing */
async function listDellImu(trx: Trx, { anagraficaId, anno }: Quale): Promise<readonly VoceDelConto[]> {
  const { listVociImu } = await loadVersamenti();
  const { comuni } = await computeProspetto(trx, { idAnagrafica: anagraficaId, annoImposta: anno });
  const suoi = comuni.filter(({ regime }) => regime === 'IMU');
  const incerto = suoi.find(({ tributi }) =>
    tributi.some(({ acconto, saldo }) => acconto.valore === null || saldo.valore === null),
  );
  if (incerto !== undefined) refuse(testiF24.imuIncompleta(incerto.descrizione));
  if (suoi.length === 0) refuse(testiF24.SENZA_IMU);
  return listVociImu(
    anno,
    suoi
      .filter(({ sottoMinimo }) => !sottoMinimo)
      .map(({ comune, descrizione, tributi }) => ({
        comune,
        nome: descrizione,
        righi: tributi.map(({ codice, immobili, acconto, saldo }) => ({
          codice,
          immobili,
          acconto: acconto.valore ?? 0,
          saldo: saldo.valore ?? 0,
          provvisorie: [
            ...(acconto.stato === 'provvisorio' ? (['acconto'] as const) : []),
            ...(saldo.stato === 'provvisorio' ? (['saldo'] as const) : []),
          ],
        })),
      })),
  );
}

/** The periods of the year whose IVA is paid by itself. @throws RICHIESTA_NON_VALIDA for who has no VAT number */
async function listDellIva(trx: Trx, quale: Quale): Promise<readonly VoceDelConto[]> {
  const { anagraficaId, anno } = quale;
  const { listVociLipe } = await loadVersamenti();
  const di = await requireContribuente(trx, anagraficaId);
  const { riepilogo } = await openAnno(trx, di, anno);
  if (riepilogo.periodi.length === 0) refuse(testiF24.SENZA_LIQUIDAZIONI);
  const versati = new Map(
    riepilogo.periodi.map(({ periodo }) => [`VP14#${periodo.numero}`, periodo.versato ?? 0]),
  );
  const tenute = new Map((await lockNate(trx, quale, 'IVA periodica')).map((voce) => [voce.chiave, voce]));
  return listVociLipe(anno, riepilogo.periodi).flatMap((voce) => {
    const versato = versati.get(voce.casella) ?? 0;
    if (versato === 0) return [voce];
    // What is written as paid was paid without this account, unless a model of it already pays the period.
    const sua = tenute.get(voce.id);
    const isMossa = sua !== undefined && sua.impegnato + sua.pagato > 0;
    const importo = isMossa ? sua.importo : voce.importo - versato;
    return importo > 0 ? [{ ...voce, importo }] : [];
  });
}

/**
 * Brings to the conto the IMU of its year, or the IVA of its periods, as they are computed now: asked again it changes what
 * changed, and what an F24 holds stays with its difference.
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA with what is missing
 */
export async function bringVoci(
  trx: Trx,
  chi: Chi,
  quale: Quale,
  origine: ContoPortaRequest['Da'],
): Promise<void> {
  const conto = await lockConto(trx, quale);
  const nate = await (origine === 'IMU' ? listDellImu : listDellIva)(trx, quale);
  const opzioni = await readOpzioni(trx, quale, conto);
  await settleTutte(trx, quale, opzioni, {
    origine,
    nate: nate.map((voce) => ({ ...voce, dichiarazioneId: null })),
    aperte: new Set(),
  });
  if (conto.elaborato_il === null) await makeConto(trx, quale, chi.adesso);
  await writeRegistro(trx, {
    studioId: quale.studioId,
    utenteId: chi.sessione.utenteId,
    ip: chi.ip,
    azione: 'debiti portati nel conto fiscale',
    entita: 'anagrafica',
    entitaId: quale.anagraficaId,
    dopo: { anno: quale.anno, da: origine, debiti: nate.length },
  });
}
