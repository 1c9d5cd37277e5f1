import {
  type FermiFilo,
  GIORNI_PROPOSTA,
  type MeseVenditoreFilo,
  type MesiVenditoreFilo,
  RICARICHE_INSIEME,
  type RicaricaFilo,
  SETTIMANE_USO,
  type StudiInEsaurimentoFilo,
} from '@quadra/contract';
import { addDays, formatData, formatIt } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { writeRegistro } from '../../../db/registro.queries.ts';
import { stepOutside } from '../../../db/tenancy.ts';
import { isFornitore } from '../../../http/policy.ts';
import type { Servizi } from '../../../http/servizi.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { applyModello, type LetteraDiModello } from '../../base/posta/posta.public.ts';
import { findRecapito } from '../../crediti/credito/credito.public.ts';
import {
  countMesi,
  countPostaFerma,
  listDaProporre,
  listLavoriFermi,
  markProposta,
  readInEsaurimento,
  readSituazione,
} from './venditore.queries.ts';
import { computeGiorni, cutTitolo, listMesi } from './venditore.rules.ts';

/** Rows of a part that the home shows. */
const RIGHE_STUDI = 6;
const RIGHE_LAVORI = 4;
const CENTESIMI = 100;

/** The studi that run out of credits first, and how many do. */
export async function readStudi(trx: Trx, adesso: Date): Promise<StudiInEsaurimentoFilo> {
  const giorni = computeGiorni(adesso);
  const { righe, conti } = await readInEsaurimento(trx, giorni, adesso, RIGHE_STUDI);
  return {
    ...{ Oggi: giorni.oggi, Entro: giorni.entro, UsoDal: giorni.usoDal, Righe: righe },
    ...{ ConFine: conti.con_fine, SenzaUso: conti.senza_uso },
    ...{ InEsaurimento: conti.in_esaurimento, DaProporre: conti.da_proporre },
  };
}

/** What stopped: the jobs that who asks may see, and the outbox where it is his. */
export async function readFermi(trx: Trx, sessione: Sessione): Promise<FermiFilo> {
  const isTutto = isFornitore(sessione);
  const { righe, totale } = await listLavoriFermi(trx, isTutto ? null : sessione.utenteId, RIGHE_LAVORI);
  const posta = isTutto ? await countPostaFerma(trx) : null;
  return {
    Lavori: {
      Righe: righe.map((riga) => ({
        ...{ Id: riga.id, Titolo: cutTitolo(riga.titolo), NomeStudio: riga.studio, Righe: riga.totale },
        Quando: new Date(riga.finito_il).toISOString(),
      })),
      Totale: totale,
    },
    Posta: posta && { Totale: posta.totale, Dal: posta.dal && new Date(posta.dal).toISOString() },
  };
}

/** The same day a year before; of 29 February, the last of that month. */
function oneYearBefore(giorno: string): string {
  const prima = `${Number(giorno.slice(0, 4)) - 1}${giorno.slice(4)}`;
  return prima.endsWith('-02-29') ? prima.replace('-29', '-28') : prima;
}

/** The month so far beside the same days a year before, and what stands today. */
export async function readMese(trx: Trx, adesso: Date): Promise<MeseVenditoreFilo> {
  const { oggi } = computeGiorni(adesso);
  const fa = oneYearBefore(oggi);
  const [suo] = await countMesi(trx, [`${oggi.slice(0, 7)}-01`], addDays(oggi, 1));
  const [prima] = await countMesi(trx, [`${fa.slice(0, 7)}-01`], addDays(fa, 1));
  const sta = await readSituazione(trx, oggi);
  return {
    Oggi: oggi,
    Venduto: (suo?.venduto ?? 0) / CENTESIMI,
    Ordini: suo?.ordini ?? 0,
    CreditiVenduti: suo?.venduti ?? 0,
    VendutoUnAnnoFa: (prima?.venduto ?? 0) / CENTESIMI,
    DaIncassare: {
      Euro: (sta?.da_incassare ?? 0) / CENTESIMI,
      Bonifici: sta?.bonifici ?? 0,
      Dal: sta?.bonifici_dal ? new Date(sta.bonifici_dal).toISOString() : null,
    },
    Studi: { Attivi: sta?.attivi ?? 0, Nuovi: sta?.nuovi ?? 0, Bloccati: sta?.bloccati ?? 0 },
    Crediti: {
      ...{
        Residui: sta?.residui ?? 0,
        InScadenza: sta?.in_scadenza ?? 0,
        ScadonoIl: sta?.scadono_il ?? null,
      },
    },
  };
}

/** What was sold and used in each of the last twelve months. */
export async function readMesi(trx: Trx, adesso: Date): Promise<MesiVenditoreFilo> {
  const { oggi } = computeGiorni(adesso);
  const mesi = listMesi(oggi);
  const conti = await countMesi(trx, mesi, addDays(oggi, 1));
  return {
    Oggi: oggi,
    Mesi: mesi.map((mese) => {
      const suo = conti.find((uno) => uno.mese === mese);
      return {
        ...{ Mese: mese, Venduti: suo?.venduti ?? 0, Consumati: suo?.consumati ?? 0 },
        Venduto: (suo?.venduto ?? 0) / CENTESIMI,
      };
    }),
  };
}

type DaProporre = Awaited<ReturnType<typeof listDaProporre>>[number];
const count = (quanti: number) => (quanti === 1 ? '1 credito' : `${formatIt(quanti)} crediti`);

/** The words of a proposal: what is left, at what pace it goes, until when. */
function writeRicarica({ nome, crediti, usati, fine }: DaProporre, indirizzo: string): LetteraDiModello {
  const ritmo = formatIt(Math.round((usati * 10) / SETTIMANE_USO), { decimali: 1, corto: true });
  return {
    codice: 'notifica',
    oggetto: 'Quadra: i crediti stanno per finire',
    frasi: [
      crediti > 0
        ? `A ${nome} restano ${count(crediti)}. Nelle ultime ${SETTIMANE_USO} settimane ne ha usati ${formatIt(usati)} (${ritmo} a settimana): a questo ritmo finiscono il ${formatData(fine ?? '')}.`
        : `${nome} ha finito i crediti. Nelle ultime ${SETTIMANE_USO} settimane ne ha usati ${formatIt(usati)} (${ritmo} a settimana).`,
      'Con una ricarica stampe e invii continuano senza fermarsi.',
    ],
    pulsante: { testo: 'Vai ai pacchetti', indirizzo },
    note: [`Per i prossimi ${GIORNI_PROPOSTA} giorni questa proposta non si ripete.`],
  };
}

type Attrezzi = Pick<Servizi, 'posta' | 'indirizzoPubblico'>;

async function makeLettera(trx: Trx, attrezzi: Attrezzi, studio: DaProporre) {
  // The studi were chosen under row-level security: of these alone the administrator is looked up.
  const recapito = await stepOutside(trx, () => findRecapito(trx, studio.id));
  const lettera = writeRicarica(studio, `${attrezzi.indirizzoPubblico()}/pacchetti`);
  return {
    destinatario: recapito?.email ?? null,
    ...(await applyModello(trx, { studioId: studio.id }, lettera)),
  };
}

/** The mails as they would leave, with nothing written. */
export async function previewRicariche(
  trx: Trx,
  attrezzi: Attrezzi,
  adesso: Date,
): Promise<{ Lettere: RicaricaFilo[]; Totale: number }> {
  const studi = await listDaProporre(trx, computeGiorni(adesso), adesso, null);
  const Lettere: RicaricaFilo[] = [];
  for (const studio of studi.slice(0, RICARICHE_INSIEME)) {
    const { destinatario, oggetto, testo } = await makeLettera(trx, attrezzi, studio);
    Lettere.push({
      ...{ IdStudio: studio.id, NomeStudio: studio.nome },
      ...{ Destinatario: destinatario, Oggetto: oggetto, Testo: testo },
    });
  }
  return { Lettere, Totale: studi.length };
}

/** Puts the mails in the outbox: of those asked for, to who still runs out, has an address, and nobody wrote to meanwhile. */
export async function sendRicariche(
  trx: Trx,
  attrezzi: Attrezzi,
  { sessione, ip, adesso }: { sessione: Sessione; ip: string; adesso: Date },
  chiesti: readonly number[],
): Promise<{ Inviate: number; NonInviate: number }> {
  const diversi = [...new Set(chiesti)];
  let Inviate = 0;
  for (const studio of await listDaProporre(trx, computeGiorni(adesso), adesso, diversi)) {
    const { destinatario, ...lettera } = await makeLettera(trx, attrezzi, studio);
    if (destinatario === null || !(await markProposta(trx, studio.id, adesso))) continue;
    const email = await attrezzi.posta.queueMessaggio(trx, { destinatario, ...lettera });
    await writeRegistro(trx, {
      ...{ studioId: studio.id, utenteId: sessione.utenteId, ip },
      ...{ azione: 'proposta di ricarica', entita: 'crediti', entitaId: email },
      dopo: { Crediti: studio.crediti, FinisconoIl: studio.fine },
    });
    Inviate += 1;
  }
  return { Inviate, NonInviate: diversi.length - Inviate };
}
