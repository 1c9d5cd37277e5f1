import { testiF24, type voceContoNuova } from '@quadra/contract';
import { loadVersamenti, RATA_UNICA, type RigoF24, type VoceDelConto } from '@quadra/fisco';
import { toCentesimi, toEuro } from '@quadra/values';
import type { z } from 'zod';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { DomainError, type ModelState, requireNessunErrore } from '../../../http/domain-error.ts';
import { findNomeCodice } from '../f24/codici.ts';
import type { Chi } from '../f24/f24.service.ts';
import { dropVoce, insertVoce, lockConto, lockVoceDi, type Quale, type Voce } from './conto.queries.ts';
import { makeConto } from './elabora-conto.ts';

type Nuova = z.output<typeof voceContoNuova>;
/** A row of an F24 and the field of the form that says it: what is of none is of the code. */
const campi: Readonly<Record<string, string>> = {
  anno: 'AnnoRiferimento',
  ente: 'Ente',
  posizione: 'Posizione',
  rateazione: 'Rateazione',
  debito: 'Importo',
  credito: 'Importo',
};
const atti = ['ufficio', 'atto'];
const NOME_MASSIMO = 200;

/** The section of a code, as the model has it; undefined for one that is in no table. */
async function findSezione(codice: string): Promise<RigoF24['sezione'] | undefined> {
  const v = await loadVersamenti();
  const tributo = v.findTributo(codice);
  if (tributo !== undefined) return tributo.sezione === 'camerale' ? 'locali' : tributo.sezione;
  return v.findCausale(codice) === undefined ? undefined : 'inps';
}

/** What the F24 would say of the row, on the fields of who writes it. */
async function checkRigo(nuova: Nuova, voce: VoceDelConto): Promise<ModelState> {
  const v = await loadVersamenti();
  const tributo = v.findTributo(voce.codice ?? '');
  if (tributo && (tributo.ufficio || tributo.atto)) return { Codice: [testiF24.ATTO_NEL_MODELLO] };
  const isARate = tributo?.rateazione === 'NNRR';
  const rateazione = nuova.Rateazione ?? (isARate ? RATA_UNICA : undefined);
  const rigo: RigoF24 = {
    // Of the sections with a seat it is the conto that says it, when the model is made.
    ...v.toRigo(voce, { [nuova.Verso]: voce.importo }, { sedeInps: '0000' }),
    ...(rateazione === undefined ? {} : { rateazione }),
  };
  const problemi: ModelState = {};
  for (const { livello, campo, frase } of v.checkF24({
    tipo: 'ordinario',
    data: nuova.Data,
    righi: [rigo],
  })) {
    const suo = /^righi\[0\]\.(\w+)/.exec(campo)?.[1];
    if (livello !== 'errore' || suo === undefined || suo === 'sede' || atti.includes(suo)) continue;
    const nome = campi[suo] ?? 'Codice';
    problemi[nome] = [...(problemi[nome] ?? []), frase];
  }
  return problemi;
}

const describeVoce = (
  v: Pick<Voce, 'verso' | 'codice' | 'anno_riferimento' | 'importo' | 'data' | 'motivo'>,
) => ({
  verso: v.verso,
  codice: v.codice,
  annoRiferimento: v.anno_riferimento,
  importo: toEuro(v.importo),
  data: v.data,
  motivo: v.motivo,
});

const tell = (trx: Trx, chi: Chi, quale: Quale, atto: { azione: string; prima?: object; dopo?: object }) =>
  writeRegistro(trx, {
    studioId: quale.studioId,
    utenteId: chi.sessione.utenteId,
    ip: chi.ip,
    entita: 'anagrafica',
    entitaId: quale.anagraficaId,
    ...atto,
  });

/**
 * Writes by hand a debt or a credit that no declaration says, with why. From now on it is paid and used as the others.
 * @throws RICHIESTA_NON_VALIDA by field: code not in the tables, debit where only credit is admitted, what the code asks besides
 */
export async function addVoce(trx: Trx, chi: Chi, quale: Quale, nuova: Nuova): Promise<void> {
  const conto = await lockConto(trx, quale);
  const sezione = await findSezione(nuova.Codice);
  const nome = await findNomeCodice(trx, nuova.Codice);
  if (sezione === undefined || nome === undefined)
    return requireNessunErrore({ Codice: [testiF24.CODICE_IGNOTO] });
  const voce: VoceDelConto = {
    id: '',
    nome: nome.slice(0, NOME_MASSIMO),
    verso: nuova.Verso,
    codice: nuova.Codice,
    sezione,
    anno: nuova.AnnoRiferimento,
    importo: toCentesimi(nuova.Importo),
    data: nuova.Data,
    casella: '',
    ...(nuova.Ente === null ? {} : { ente: nuova.Ente.toUpperCase() }),
    ...(nuova.Posizione === null ? {} : { posizione: nuova.Posizione }),
    mancano: [],
  };
  requireNessunErrore({
    ...(Number(nuova.Data.slice(0, 4)) === quale.anno ? {} : { Data: [testiF24.fuoriAnno(quale.anno)] }),
    ...(await checkRigo(nuova, voce)),
  });
  const scritta = {
    verso: voce.verso,
    codice: voce.codice,
    anno_riferimento: voce.anno,
    importo: voce.importo,
    data: voce.data,
    motivo: nuova.Motivo,
  };
  await insertVoce(trx, {
    ...scritta,
    studio_id: quale.studioId,
    anagrafica_id: quale.anagraficaId,
    anno: quale.anno,
    origine: 'a mano',
    dichiarazione_id: null,
    chiave: null,
    casella: null,
    nome: voce.nome,
    sezione,
    dichiarato: null,
    entro: null,
    ente: voce.ente ?? null,
    posizione: voce.posizione ?? null,
    sede: sezione === 'inps' ? conto.sede_inps : null,
    rateazione: nuova.Rateazione,
    rata: null,
    immobili: null,
    mancano: sezione === 'inps' && conto.sede_inps === null ? ['sede'] : [],
  });
  if (conto.elaborato_il === null) await makeConto(trx, quale, chi.adesso);
  await tell(trx, chi, quale, { azione: 'riga del conto fiscale', dopo: describeVoce(scritta) });
}

/**
 * Takes away a voce written by hand that no model holds.
 * @throws NON_TROVATO (one that a declaration says is not for here), VOCE_IN_F24
 */
export async function removeVoce(trx: Trx, chi: Chi, quale: Quale, id: string): Promise<void> {
  await lockConto(trx, quale);
  const voce = await lockVoceDi(trx, quale, id);
  if (voce === undefined || voce.origine !== 'a mano') throw new DomainError('NON_TROVATO');
  if (voce.impegnato + voce.pagato + voce.riportato > 0) throw new DomainError('VOCE_IN_F24');
  await dropVoce(trx, voce);
  await tell(trx, chi, quale, { azione: 'riga del conto fiscale tolta', prima: describeVoce(voce) });
}
