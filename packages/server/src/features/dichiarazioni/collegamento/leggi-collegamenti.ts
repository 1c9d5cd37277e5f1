import { type CollegamentiFilo, type FonteCollegamento, limitiCollegamenti } from '@quadra/contract';
import { loadConfronto, type Modello, quadroOf } from '@quadra/fisco';
import type { FastifyBaseLogger } from 'fastify';
import type { Trx } from '../../../db/pool.ts';
import { isDaRitentare, stepIntero } from '../../../db/tenancy.ts';
import { DomainError } from '../../../http/domain-error.ts';
import { isMomentaneo } from '../../../http/error-reply.ts';
import type { Sessione } from '../../../http/sessione/sessione.ts';
import { requireModello } from '../dichiarazione/calcolo.ts';
import {
  type Dichiarazione,
  findDichiarazione,
  getIntestatario,
} from '../dichiarazione/dichiarazione.queries.ts';
import { findSolaLettura } from '../dichiarazione/vita/sola-lettura.ts';
import { type AttoTenuto, listAtti, listUltime } from './collegamento.queries.ts';
import {
  groupRighi,
  isPronto,
  joinMosse,
  judgeRighi,
  type RigoCollegato,
  type RigoGiudicato,
  splitAmmesse,
} from './collegamento.rules.ts';
import { type Destinataria, type Fonte, type FonteLetta, readCasella, type VoceIgnota } from './fonte.ts';
import { altroModello } from './fonti/altro-modello.ts';
import { anagrafica } from './fonti/anagrafica.ts';
import { annoPrima } from './fonti/anno-prima.ts';
import { bilancio } from './fonti/bilancio.ts';
import { certificazioni } from './fonti/certificazioni.ts';
import { certificazioniEmesse } from './fonti/certificazioni-emesse.ts';
import { coniuge } from './fonti/coniuge.ts';
import { dichiarazioneIva } from './fonti/dichiarazione-iva.ts';
import { immobili } from './fonti/immobili.ts';
import { isa } from './fonti/isa.ts';
import { liquidazioni } from './fonti/liquidazioni.ts';
import { redditi } from './fonti/redditi.ts';
import { societa } from './fonti/societa.ts';
import { versamenti } from './fonti/versamenti.ts';

/** The order in which they are asked is the one in which they are shown. */
const FONTI: readonly Fonte[] = [
  bilancio,
  liquidazioni,
  dichiarazioneIva,
  redditi,
  isa,
  certificazioni,
  versamenti,
  certificazioniEmesse,
  immobili,
  societa,
  coniuge,
  altroModello,
  annoPrima,
  anagrafica,
];

/** Where a reading stands: who asks, when, and who is told of a source that failed. */
export interface Lettura {
  readonly sessione: Sessione;
  readonly adesso: Date;
  readonly log: FastifyBaseLogger;
}

/** A paper, as it was read or not. */
interface Carta {
  readonly codice: FonteCollegamento;
  readonly letta: FonteLetta | null;
  readonly righi: readonly RigoCollegato[];
  readonly ignote: readonly VoceIgnota[];
}
/** A declaration with all that speaks to it. */
export interface Tavolo {
  readonly destinataria: Destinataria;
  readonly carte: readonly Carta[];
  readonly righi: readonly RigoGiudicato[];
  readonly atti: readonly AttoTenuto[];
}

/** Reads a source by itself: one that fails leaves the others as they are. @throws what is of the database, and passes */
async function readFonte(a: Destinataria, fonte: Fonte, log: FastifyBaseLogger): Promise<Carta[]> {
  const { codice } = fonte;
  try {
    const lette = await stepIntero(a.trx, () => fonte.read(a));
    return lette.map((letta) => {
      const { ammesse, ignote } = splitAmmesse(a.modello, letta.voci);
      return {
        ...{ codice, letta },
        righi: groupRighi(a.modello, codice, ammesse, a.dichiarazione.righi),
        ignote: [...(letta.ignote ?? []), ...ignote],
      };
    });
  } catch (errore) {
    const isDiTutti =
      isDaRitentare(errore) ||
      (errore instanceof DomainError && errore.codice === 'SERVIZIO_NON_DISPONIBILE') ||
      (errore instanceof Error && !(errore instanceof DomainError) && isMomentaneo(errore));
    if (isDiTutti) throw errore;
    log.error({ err: errore, dichiarazione: a.dichiarazione.id, fonte: codice }, 'source of links failed');
    return [{ codice, letta: null, righi: [], ignote: [] }];
  }
}

/** Gathers what the other papers say to a declaration. @throws ANNO_NON_DISPONIBILE */
export async function openTavolo(
  trx: Trx,
  dichiarazione: Dichiarazione,
  log: FastifyBaseLogger,
): Promise<Tavolo> {
  const modello = await requireModello(trx, dichiarazione.anno, dichiarazione.tipo);
  const { codiceFiscale } = await getIntestatario(trx, dichiarazione);
  const destinataria = { trx, dichiarazione, modello, codiceFiscale };
  const carte: Carta[] = [];
  for (const fonte of FONTI)
    if (fonte.modelli.includes(modello.codice)) carte.push(...(await readFonte(destinataria, fonte, log)));
  const collegati = carte.flatMap(({ righi }) => righi);
  const scritte = collegati.flatMap(({ caselle }) =>
    caselle.filter(({ ora, diventa }) => ora !== null && ora !== diventa).map(({ casella }) => casella),
  );
  const atti = await listAtti(trx, dichiarazione);
  const ultime = await listUltime(trx, dichiarazione, scritte);
  const righi = judgeRighi(collegati, { ultime, atti, isCopia: dichiarazione.baseId !== null });
  return { destinataria, carte, righi, atti };
}

/** What each rigo makes of the taxes by itself, and what they make together. */
async function measure({ destinataria: { modello, dichiarazione }, righi }: Tavolo) {
  const { measureScelte } = await loadConfronto();
  const daDecidere = righi.filter(({ stato }) => stato === 'da decidere');
  const pronti = righi.filter(isPronto);
  const conDigitati = daDecidere.filter(({ contesa }) => contesa === null);
  const { righi: dati, forzature } = dichiarazione;
  const hasImposta = modello.risultati.length > 0;
  const scelte = [pronti, conDigitati, ...daDecidere.map((rigo) => [rigo])].map(joinMosse);
  const { base, effetti } = measureScelte(modello, { dati, forzature }, hasImposta ? scelte : []);
  // The balances count what is given back: here what is paid is above nought.
  const toImposta = (effetto: number | null | undefined) =>
    hasImposta && typeof effetto === 'number' ? 0 - effetto : null;
  const [insieme, tutti, ...singoli] = effetti.map(toImposta);
  return {
    perRigo: new Map(daDecidere.map(({ id }, posto) => [id, singoli[posto] ?? null])),
    Insieme: {
      Segnati: pronti.map(({ id }) => id),
      Effetto: insieme ?? null,
      EffettoConDigitati: tutti ?? null,
      Imposta: toImposta(base.saldo),
      Senza: [...base.senza],
    },
  };
}

type RigoFilo = CollegamentiFilo['Fonti'][number]['Righi'][number];
const isIndicativo = ({ quadri }: Modello, casella: string): boolean =>
  quadri.some(({ codice, copertura }) => copertura === 'indicativo' && codice === quadroOf(casella));

function writeRigo(
  { destinataria: { modello } }: Tavolo,
  rigo: RigoGiudicato,
  { effetto, norma }: { readonly effetto: number | null; readonly norma: string | null },
): RigoFilo {
  const { principale, ultima, stato, rifiuto } = rigo;
  return {
    Id: rigo.id,
    Rigo: rigo.rigo,
    Titolo: principale.titolo,
    Principale: principale.casella,
    Caselle: rigo.caselle.map(({ casella, titolo, ora, diventa }) => ({
      ...{ Casella: casella, Titolo: titolo, Ora: ora, Diventa: diventa },
    })),
    Da: rigo.da,
    Dettaglio: rigo.dettaglio,
    La: rigo.la,
    Stato: stato,
    Digitato: rigo.isDigitato,
    Autore: ultima?.utente ?? null,
    Quando: ultima?.quando.toISOString() ?? null,
    Origine: ultima?.motivo ?? null,
    Contesa: rigo.contesa,
    Effetto: effetto,
    Perche: rigo.perche,
    Norma: norma,
    Indicativo: isIndicativo(modello, principale.casella),
    Motivo: stato === 'rifiutato' ? (rifiuto?.motivo ?? null) : null,
    IdAtto: stato === 'rifiutato' ? (rifiuto?.id ?? null) : null,
  };
}

function writeFonti(tavolo: Tavolo, perRigo: ReadonlyMap<string, number | null>): CollegamentiFilo['Fonti'] {
  return tavolo.carte.map(({ codice, letta, righi }) => {
    const sua = letta?.dichiarazione;
    const miei = new Set(righi.map(({ id }) => id));
    return {
      Fonte: codice,
      Dettaglio: letta?.dettaglio ?? '',
      Letta: letta !== null,
      Dichiarazione: sua ? { Id: sua.id, Anno: sua.anno, Tipo: sua.tipo } : null,
      Righi: tavolo.righi
        .filter(({ id }) => miei.has(id))
        .map((rigo) =>
          writeRigo(tavolo, rigo, { effetto: perRigo.get(rigo.id) ?? null, norma: letta?.norma ?? null }),
        ),
    };
  });
}

function writeIgnote({ carte, atti }: Tavolo): CollegamentiFilo['NonRiconosciute'] {
  const ignorate = atti.filter(({ atto }) => atto === 'ignorato');
  const tutte = carte
    .flatMap(({ codice, ignote }) => ignote.map((voce) => ({ Fonte: codice, ...voce })))
    .filter(({ Fonte, Voce }) => !ignorate.some(({ fonte, rigo }) => fonte === Fonte && rigo === Voce));
  const importo = ({ Valore }: VoceIgnota) => (typeof Valore === 'number' ? Math.abs(Valore) : 0);
  return {
    Totale: tutte.length,
    Voci: tutte.sort((a, b) => importo(b) - importo(a)).slice(0, limitiCollegamenti.voci),
    Ignorate: ignorate
      .slice(0, limitiCollegamenti.voci)
      .map(({ id, fonte, rigo }) => ({ IdAtto: id, Fonte: fonte, Voce: rigo })),
  };
}

function writeAccettati({ atti, destinataria }: Tavolo): CollegamentiFilo['Accettati'] {
  const { righi } = destinataria.dichiarazione;
  const accettati = atti.filter(({ atto }) => atto === 'accettato');
  return {
    Totale: accettati.length,
    Righe: accettati
      .slice(0, limitiCollegamenti.accettati)
      .map(({ id, quando, utente, fonte, da, caselle }) => ({
        ...{ Id: id, Quando: quando.toISOString(), Utente: utente, Fonte: fonte, Da: da },
        Caselle: caselle.map(({ casella, prima, dopo }) => ({ Casella: casella, Prima: prima, Dopo: dopo })),
        Annullabile: caselle.every(({ casella, dopo }) => readCasella(righi, casella) === dopo),
      })),
  };
}

/**
 * What the other papers say to a declaration, what each would change and what it makes of the tax; nothing is written. A source
 * that cannot be read is told, and is in no total.
 * @throws NON_TROVATO, ANNO_NON_DISPONIBILE
 */
export async function getCollegamenti(
  trx: Trx,
  { sessione, adesso, log }: Lettura,
  anno: number,
  id: string,
): Promise<CollegamentiFilo> {
  const dichiarazione = await findDichiarazione(trx, anno, id);
  if (dichiarazione === undefined) throw new DomainError('NON_TROVATO');
  const tavolo = await openTavolo(trx, dichiarazione, log);
  const { perRigo, Insieme } = await measure(tavolo);
  const { carte, destinataria } = tavolo;
  const somme = carte.flatMap(({ codice, letta }) =>
    (letta?.somme ?? []).map((somma) => ({ Fonte: codice, ...somma })),
  );
  return {
    Versione: dichiarazione.versione,
    SolaLettura: (await findSolaLettura(trx, sessione, dichiarazione)) !== null,
    LettoIl: adesso.toISOString(),
    Fonti: writeFonti(tavolo, perRigo),
    SenzaDati: FONTI.filter(
      ({ codice, modelli }) =>
        modelli.includes(destinataria.modello.codice) && carte.every((carta) => carta.codice !== codice),
    ).map(({ codice }) => codice),
    Insieme,
    Somme: {
      Provate: carte.reduce((somma, { letta }) => somma + (letta?.sommeProvate ?? 0), 0),
      Diverse: somme,
    },
    NonRiconosciute: writeIgnote(tavolo),
    Accettati: writeAccettati(tavolo),
  };
}
