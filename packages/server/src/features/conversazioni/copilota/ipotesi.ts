import { type Casella, type Forzature, isPerCassa, type Modello, quadroOf } from '@quadra/fisco';
import { formatIt } from '@quadra/values';
import type { Trx } from '../../../db/pool.ts';
import { countRadici, type Ipotesi, listRadici, type RispostaScritta } from './copilota.rules.ts';
import { citeRigo, nameCasella, nameDichiarazione, type Oggetto, only, writeEuro } from './parti.ts';
import { computeSaldo } from './saldo.ts';

const RIGHI_PROPOSTI = 5;
type Righi = Parameters<Modello['createCalcolo']>[0];
interface Rigo {
  readonly codice: string;
  readonly titolo: string;
  readonly caselle: readonly Casella[];
}

const isImporto = ({ inserita, tipo }: Casella): boolean =>
  inserita && (tipo === 'euro' || tipo === 'decimale');

/** The righi with an amount to write that a question names, or whose title holds the most of its words. */
function findRighi(modello: Modello, { rigo, colonna, parole }: Ipotesi): Rigo[] {
  const tutti = modello.quadri
    .flatMap(({ sezioni }) => sezioni)
    .flatMap(({ righi }) => righi)
    .map(({ codice, titolo, caselle }) => ({
      ...{ codice, titolo },
      caselle: caselle.filter((una) => isImporto(una) && (colonna === null || una.colonna === colonna)),
    }))
    .filter(({ caselle }) => caselle.length > 0);
  if (rigo !== null) return tutti.filter(({ codice }) => codice === rigo);
  const radici = listRadici(parole);
  const punti = new Map(tutti.map((uno) => [uno, countRadici(radici, uno.titolo)]));
  const massimo = Math.max(0, ...punti.values());
  return massimo === 0 ? [] : tutti.filter((uno) => punti.get(uno) === massimo);
}

const computeDopo = (prima: number, { verso, importo }: Ipotesi): number =>
  verso === 'a' ? importo : Math.max(0, prima + (verso === 'piu' ? importo : -importo));

/** A declaration that was not written: the same one with a casella changed. Null where the form refuses the amount. */
function change(modello: Modello, di: { righi: Righi; forzature: Forzature }, chiave: string, dopo: number) {
  if (modello.checkValore(chiave, dopo) !== null) return null;
  return modello.createCalcolo({ ...di.righi, [chiave]: dopo }, di.forzature);
}

/** The casella of the rigo that a change moves the balance from; the first that may be written, where none does. */
function chooseCasella(
  modello: Modello,
  di: { righi: Righi; forzature: Forzature },
  rigo: Rigo,
  ipotesi: Ipotesi,
) {
  const reale = modello.createCalcolo(di.righi, di.forzature);
  const SaldoPrima = computeSaldo(modello, (chiave) => reale.get(chiave));
  const prove = rigo.caselle.flatMap((casella) => {
    const scritto = reale.get(casella.chiave).valore;
    const Prima = typeof scritto === 'number' ? scritto : 0;
    const Dopo = computeDopo(Prima, ipotesi);
    const ipotetico = change(modello, di, casella.chiave, Dopo);
    if (ipotetico === null) return [];
    const SaldoDopo = computeSaldo(modello, (chiave) => ipotetico.get(chiave));
    return [{ casella, Prima, Dopo, SaldoPrima, SaldoDopo, reale, ipotetico }];
  });
  return prove.find((una) => una.SaldoDopo !== una.SaldoPrima) ?? prove[0];
}

function listEffetti(modello: Modello, { reale, ipotetico }: NonNullable<ReturnType<typeof chooseCasella>>) {
  const leggi = [reale, ipotetico].map((uno) => {
    const imposte = modello.listImposte((chiave) => uno.get(chiave));
    return new Map(
      imposte.map(({ imposta, daVersare, credito }) => [imposta, (daVersare ?? 0) - (credito ?? 0)]),
    );
  });
  const [prima = new Map<string, number>(), dopo = new Map<string, number>()] = leggi;
  return [...new Set([...prima.keys(), ...dopo.keys()])]
    .map((Imposta) => ({ Imposta, Effetto: (dopo.get(Imposta) ?? 0) - (prima.get(Imposta) ?? 0) }))
    .filter(({ Effetto }) => Effetto !== 0);
}

const askQuale = (
  modello: Modello,
  righi: readonly Rigo[],
  oggetto: Oggetto,
  nome: string,
): RispostaScritta => ({
  ...only(`Più righi di ${modello.titolo} hanno queste parole: ripetere la domanda con il rigo.`, nome),
  Passi: righi
    .slice(0, RIGHI_PROPOSTI)
    .map(({ codice, titolo }) => ({ Voce: `${codice}, ${titolo}`, Calcolo: null, Valore: null })),
  Citazioni: righi
    .slice(0, RIGHI_PROPOSTI)
    .flatMap(({ caselle, titolo }) =>
      caselle.slice(0, 1).map(({ chiave }) => citeRigo(oggetto, chiave, titolo)),
    ),
});

const writeFrase = (prima: number | null, dopo: number | null): string => {
  if (prima === null || dopo === null) return 'L’effetto sul saldo non si conosce: mancano dei dati.';
  if (prima === dopo) return 'Il saldo non cambia.';
  return `Il saldo ${dopo < prima ? 'scende' : 'sale'} di ${writeEuro(dopo - prima)}.`;
};

/** «E se»: what would change with another amount in one casella. Nothing is written: it may be looked at as a column. */
export async function answerIpotesi(
  trx: Trx,
  oggetto: Oggetto & { id: string },
  ipotesi: Ipotesi,
): Promise<RispostaScritta> {
  const { modello, dichiarazione, nome } = await nameDichiarazione(trx, oggetto);
  const righi = findRighi(modello, ipotesi);
  const [rigo] = righi;
  if (rigo === undefined)
    return only(
      `${modello.titolo} non ha un rigo da scrivere con queste parole: ripetere la domanda con il rigo.`,
      nome,
    );
  if (righi.length > 1) return askQuale(modello, righi, oggetto, nome);
  const scelta = chooseCasella(modello, dichiarazione, rigo, ipotesi);
  if (scelta === undefined) return only(`In ${rigo.codice} non si può scrivere questo importo.`, nome);
  const { casella, Prima, Dopo, SaldoPrima, SaldoDopo } = scelta;
  const Avviso = isPerCassa(modello.codice, quadroOf(casella.chiave))
    ? `Vale solo se è pagato entro il 31/12/${modello.annoImposta}: dopo, è della dichiarazione dell’anno seguente.`
    : null;
  return {
    ...only(
      `${nameCasella(casella.chiave)} da ${formatIt(Prima)} a ${formatIt(Dopo)}. ${writeFrase(SaldoPrima, SaldoDopo)}`,
      nome,
    ),
    Chiave: casella.chiave,
    Citazioni: [citeRigo(oggetto, casella.chiave, rigo.titolo)],
    Proposta: {
      ...{ Chiave: casella.chiave, Titolo: rigo.titolo, Prima, Dopo, SaldoPrima, SaldoDopo, Avviso },
      Effetti: listEffetti(modello, scelta),
    },
  };
}
