import { eventoAutomatico } from '@quadra/contract';
import type { Trx } from '../../../db/pool.ts';
import { stepOutside, withIdentita, withTenant } from '../../../db/tenancy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import { insertEventi } from '../../base/evento/evento.public.ts';
import { applyModello } from '../../base/posta/posta.public.ts';
import { findRecapito } from '../../crediti/credito/credito.public.ts';
import {
  findNomeCliente,
  type Impostate,
  insertAvviso,
  listAmministratori,
  listDentro,
  listDetti,
  listImpostate,
  listStudiDaAvvisare,
} from './automatica.queries.ts';
import {
  completeScelte,
  type Fatto,
  isDaDire,
  isInSilenzio,
  type Scelta,
  writeFatto,
} from './automatica.rules.ts';
import { collectFatti } from './fatti.ts';

const STUDI_PER_VOLTA = 200;
type Attrezzi = Pick<Servizi, 'db' | 'posta' | 'indirizzoPubblico'>;

/** To whom of a studio a fact is written: its administrators. That credits are few is written to its address already. */
async function listDestinatari(trx: Trx, { studioId, evento }: Fatto): Promise<string[]> {
  const amministratori = await stepOutside(trx, () => listAmministratori(trx, studioId));
  if (evento !== 'soglia-crediti') return amministratori;
  const recapito = await findRecapito(trx, studioId);
  return amministratori.filter((email) => email !== recapito?.email);
}

async function mail(trx: Trx, attrezzi: Attrezzi, fatto: Fatto, testo: string): Promise<void> {
  const { studioId, anagraficaId, oggetto, evento, percorso } = fatto;
  const cliente = anagraficaId === null ? '' : await findNomeCliente(trx, studioId, anagraficaId);
  const lettera = await applyModello(
    trx,
    { studioId },
    {
      codice: 'notifica',
      oggetto: `Quadra: ${oggetto}`,
      frasi: [testo.replaceAll('{Cliente}', () => cliente)],
      pulsante: { testo: 'Apri in Quadra', indirizzo: `${attrezzi.indirizzoPubblico()}${percorso}` },
      note: [`Notifica automatica scelta dallo studio: ${eventoAutomatico[evento]}.`],
    },
  );
  for (const destinatario of await listDestinatari(trx, fatto))
    await attrezzi.posta.queueMessaggio(trx, { destinatario, ...lettera });
}

const NESSUNA: Pick<Impostate, 'scelte' | 'silenzio'> = { scelte: [], silenzio: null };
function findScelta(impostate: ReadonlyMap<number, Impostate>, fatto: Fatto, adesso: Date) {
  const { scelte, silenzio } = impostate.get(fatto.studioId) ?? NESSUNA;
  if (isInSilenzio(silenzio, adesso)) return undefined;
  return completeScelte(scelte).find((una) => una.evento === fatto.evento && isDaDire(fatto, una));
}

async function tell(trx: Trx, attrezzi: Attrezzi, fatto: Fatto, scelta: Scelta): Promise<boolean> {
  const testo = writeFatto(fatto, scelta);
  if (!(await insertAvviso(trx, fatto, { testo, canali: scelta.canali }))) return false;
  if (scelta.canali.includes('e-mail')) await mail(trx, attrezzi, fatto, testo);
  return true;
}

async function avvisaAlcuni(attrezzi: Attrezzi, studi: readonly number[], adesso: Date): Promise<number> {
  return withTenant(attrezzi.db, { studi }, async (trx) => {
    const fatti = await collectFatti(trx, adesso);
    if (fatti.length === 0) return 0;
    const detti = await listDetti(trx, fatti);
    const impostate = await listImpostate(trx, studi);
    const avvisati: number[] = [];
    for (const fatto of fatti) {
      const { studioId, evento, chiave } = fatto;
      if (detti.has(`${studioId} ${evento} ${chiave}`)) continue;
      const scelta = findScelta(impostate, fatto, adesso);
      if (scelta && (await tell(trx, attrezzi, fatto, scelta))) avvisati.push(studioId);
    }
    if (avvisati.length === 0) return 0;
    const dentro = await stepOutside(trx, () => listDentro(trx, avvisati));
    if (dentro.length > 0) await insertEventi(trx, dentro, 'notifica', {});
    return avvisati.length;
  });
}

/**
 * Tells every studio what happened to its things, as it chose: each fact once, whoever runs it and however often. What
 * happens in its hours of silence waits for their end. Answers how many facts were told.
 */
export async function avvisaStudi(attrezzi: Attrezzi, adesso: Date): Promise<number> {
  const studi = await withIdentita(attrezzi.db, listStudiDaAvvisare);
  let detti = 0;
  while (studi.length > 0) detti += await avvisaAlcuni(attrezzi, studi.splice(0, STUDI_PER_VOLTA), adesso);
  return detti;
}
