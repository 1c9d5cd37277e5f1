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
import { isIncompleta, toDovuta } from './imu-clienti.rules.ts';

function refuse(messaggio: string): never {
  throw new DomainError('RICHIESTA_NON_VALIDA', { messaggio });
}

type ComuneDovuto = Awaited<ReturnType<typeof computeProspetto>>['comuni'][number];

/** The comuni of a year where a client pays the IMU, all known. @throws RICHIESTA_NON_VALIDA while something is missing */
async function readComuni(trx: Trx, idAnagrafica: string, annoImposta: number) {
  const prospetto = await computeProspetto(trx, { idAnagrafica, annoImposta });
  const comuni = prospetto.comuni.filter(({ regime }) => regime === 'IMU');
  const incerto = comuni.find(isIncompleta);
  if (incerto !== undefined) refuse(testiF24.imuIncompleta(incerto.descrizione));
  return { ...prospetto, comuni, altrove: prospetto.comuni.filter(({ regime }) => regime !== 'IMU') };
}

/** The IMU of the year that is being paid, from the properties as they are. @throws RICHIESTA_NON_VALIDA where there is none */
async function listDellImu(
  trx: Trx,
  { anagraficaId, anno }: Quale,
  treRate: boolean,
): Promise<readonly VoceDelConto[]> {
  const { listVociImu, listVociImuEnte } = await loadVersamenti();
  const { ente, comuni, altrove } = await readComuni(trx, anagraficaId, anno);
  if (comuni.length === 0)
    refuse(
      altrove.length === 0
        ? testiF24.SENZA_IMU
        : testiF24.imuAltrove(
            altrove.map(({ descrizione, regime }) => `${descrizione} (${regime})`).join(', '),
          ),
    );
  if (treRate && !ente) refuse(testiF24.TRE_RATE_DI_ENTE);
  const dovuti = comuni.filter(({ sottoMinimo }) => !sottoMinimo);
  if (!treRate) return listVociImu(anno, dovuti.map(toDovuta));
  const prima = (await readComuni(trx, anagraficaId, anno - 1)).comuni;
  return listVociImuEnte(
    anno,
    dovuti.map((uno) =>
      toDiEnte(
        uno,
        prima.find(({ comune }) => comune === uno.comune),
      ),
    ),
  );
}

/** What a body owes to a comune, beside what the year before was worth there. */
const toDiEnte = ({ comune, descrizione, tributi }: ComuneDovuto, prima: ComuneDovuto | undefined) => ({
  comune,
  nome: descrizione,
  righi: tributi.map(({ codice, immobili, dovuto }) => ({
    codice,
    immobili,
    dovuto: dovuto.valore ?? 0,
    isProvvisorio: dovuto.stato === 'provvisorio',
    precedente: prima?.tributi.find((uno) => uno.codice === codice)?.dovuto.valore ?? 0,
  })),
});

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
 * @returns how many debts there are
 * @throws NON_TROVATO, RICHIESTA_NON_VALIDA with what is missing
 */
export async function bringVoci(
  trx: Trx,
  chi: Chi,
  quale: Quale,
  { Da: origine, TreRate }: ContoPortaRequest,
): Promise<number> {
  const conto = await lockConto(trx, quale);
  const nate = origine === 'IMU' ? await listDellImu(trx, quale, TreRate) : await listDellIva(trx, quale);
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
  return nate.length;
}
