import { type FinalitaDichiarazione, frasiCongiunta as f } from '@quadra/contract';
import { loadConfronto, type Modello, type ValoreCasella } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { requireModello } from './calcolo.ts';
import { listConCasella } from './chiusura.queries.ts';
import type { Mancanza } from './completezza.ts';
import { type DiCliente, listDiClienti } from './di-clienti.queries.ts';
import { type Dichiarazione, getIntestatario } from './dichiarazione.queries.ts';

type Confronto = Awaited<ReturnType<typeof loadConfronto>>;
type Parte = ReturnType<Confronto['readParte']>;

/** A 730 of a joint return, and the other of the two, when it is of the same studio and year and may be seen. */
export interface Congiunta {
  readonly parte: Parte;
  /** As the family of this one names it; null where it is missing. */
  readonly codiceConiuge: string | null;
  readonly coniuge:
    | (DiCliente & {
        readonly modello: Modello;
        readonly parte: Parte;
        readonly codiceConiuge: string | null;
      })
    | null;
}

/** Those that say something for good, and so are held against the other return. */
const CONFRONTATE: readonly FinalitaDichiarazione[] = ['Ordinaria', 'Integrativa'];

/**
 * Of the spouse's returns, newest first, the one that counts. A joint integrative takes in what the spouse said last for good; the
 * spouse's own is waited for by the newest of who declares, open or not. Nothing forbids a joint integrative: of a joint original it
 * may be of both, or of one alone (Istruzioni 730/2026, r. 912-914 and 7222-7225).
 */
const chooseVersione = (parte: Parte, versioni: readonly DiCliente[]): DiCliente | undefined =>
  (parte === 'coniuge' ? undefined : versioni.find(({ sua }) => sua.stato === 'Chiusa')) ?? versioni[0];

/** What a 730 is in a joint return, and the 730 of the spouse that its family names. */
export async function findCongiunta(
  trx: Trx,
  dichiarazione: Dichiarazione,
  modello: Modello,
): Promise<Congiunta> {
  const { findConiuge, readParte } = await loadConfronto();
  const parte = readParte(modello, dichiarazione.righi);
  const codiceConiuge = findConiuge(modello, dichiarazione.righi);
  if (codiceConiuge === null) return { parte, codiceConiuge, coniuge: null };
  const quali = dichiarazione.finalita === 'Integrativa' ? CONFRONTATE : undefined;
  const trovate = await listDiClienti(trx, dichiarazione, '730', [codiceConiuge], quali);
  const trovata = chooseVersione(parte, trovate);
  if (trovata === undefined) return { parte, codiceConiuge, coniuge: null };
  const suo = await requireModello(trx, trovata.sua.anno, trovata.sua.tipo);
  const { righi } = trovata.sua;
  return {
    ...{ parte, codiceConiuge },
    coniuge: {
      ...trovata,
      ...{ modello: suo, parte: readParte(suo, righi), codiceConiuge: findConiuge(suo, righi) },
    },
  };
}

const write = (valore: ValoreCasella | null | undefined): string =>
  typeof valore === 'number' ? `${formatIt(valore)} €` : String(valore ?? f.NIENTE);
/** Where a surcharge goes is asked by the F24, that says it by itself when it is missing. */
const isImporto = ({ genere }: { readonly genere: string }): boolean => genere !== 'ente';
const one = (isDetta: boolean, Chiave: string, Frase: string): Mancanza[] =>
  isDetta ? [{ Chiave, Frase }] : [];

/** What is wrong of the spouse's return whoever of the two closes. */
async function listComuni(
  trx: Trx,
  dichiarazione: Dichiarazione,
  { codiceConiuge, coniuge }: Congiunta,
): Promise<Mancanza[]> {
  const { familiari } = (await loadConfronto()).caselleCongiunta;
  if (codiceConiuge === null) return [{ Chiave: familiari, Frase: f.SENZA_CODICE }];
  if (coniuge === null) {
    const redditi = await listDiClienti(trx, dichiarazione, 'Persone fisiche', [codiceConiuge]);
    return [{ Chiave: familiari, Frase: redditi.length > 0 ? f.CON_REDDITI : f.SENZA_730 }];
  }
  const { codiceFiscale } = await getIntestatario(trx, dichiarazione);
  if (coniuge.codiceConiuge === null) return [{ Chiave: familiari, Frase: f.CONIUGE_NON_INDICATO }];
  return one(coniuge.codiceConiuge !== codiceFiscale, familiari, f.ALTRO_CONIUGE);
}

async function listDelDichiarante(
  { righi: dati }: Dichiarazione,
  modello: Modello,
  { coniuge }: Congiunta,
): Promise<Mancanza[]> {
  if (coniuge === null) return [];
  const { caselleCongiunta, checkCongiunta } = await loadConfronto();
  const { congiunta } = caselleCongiunta;
  if (coniuge.parte !== 'coniuge') return [{ Chiave: congiunta, Frase: f.NON_CONIUGE }];
  const { sua } = coniuge;
  const lato = { modello: coniuge.modello, dati: sua.righi, forzature: sua.forzature };
  return [
    ...one(sua.stato === 'Aperta', congiunta, f.ANCORA_APERTO),
    ...checkCongiunta(lato, modello, dati)
      .filter(isImporto)
      .map(({ a, titolo, valore, isIgnoto }) => ({
        Chiave: a,
        Frase: isIgnoto ? f.ignoto(titolo) : f.diverso(titolo, write(dati[a]), write(valore)),
      })),
  ];
}

async function listDelConiuge(
  { righi: dati, forzature }: Dichiarazione,
  modello: Modello,
  { coniuge }: Congiunta,
): Promise<Mancanza[]> {
  const { caselleCongiunta, checkCongiunta, hasSostituto } = await loadConfronto();
  const suo = one(hasSostituto(modello, dati), caselleCongiunta.sostituto, f.CON_SOSTITUTO);
  if (coniuge === null) return suo;
  if (coniuge.parte !== 'dichiarante')
    return [...suo, { Chiave: caselleCongiunta.coniuge, Frase: f.NON_CONGIUNTA }];
  if (coniuge.sua.stato === 'Aperta') return suo;
  const { righi } = coniuge.sua;
  const diverse = checkCongiunta({ modello, dati, forzature }, coniuge.modello, righi);
  return [
    ...suo,
    ...diverse
      .filter((una) => isImporto(una) && !una.isIgnoto)
      .map(({ a, da, titolo, valore }) => ({
        Chiave: da,
        Frase: f.giaChiusa(titolo, write(valore), write(righi[a])),
      })),
  ];
}

/**
 * What does not agree between the two 730 of a joint return, for who closes one of them; nothing for another declaration. Which of
 * the two is closed first the instructions do not say: the spouse's may be, and the joint one waits for it.
 */
export async function listDiscordanzeCongiunta(
  trx: Trx,
  dichiarazione: Dichiarazione,
  modello: Modello,
): Promise<Mancanza[]> {
  if (modello.codice !== '730' || !CONFRONTATE.includes(dichiarazione.finalita)) return [];
  const congiunta = await findCongiunta(trx, dichiarazione, modello);
  if (congiunta.parte === 'sola') return [];
  const comuni = await listComuni(trx, dichiarazione, congiunta);
  const listSue = congiunta.parte === 'coniuge' ? listDelConiuge : listDelDichiarante;
  return [...comuni, ...(await listSue(dichiarazione, modello, congiunta))];
}

/** The declarations of a batch in the order they close: a joint 730 waits for that of the spouse, so it comes after all the others. */
export async function orderPerChiusura(trx: Trx, anno: number, codici: readonly string[]): Promise<string[]> {
  const { congiunta, coniuge } = (await loadConfronto()).caselleCongiunta;
  const congiunte = new Set(await listConCasella(trx, anno, codici, { si: congiunta, no: coniuge }));
  return [
    ...codici.filter((codice) => !congiunte.has(codice)),
    ...codici.filter((codice) => congiunte.has(codice)),
  ];
}
