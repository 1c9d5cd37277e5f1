/** How the models that are kept pay the voci of a conto: each euro once, on both sides. Amounts in cents. */

export interface RigaDiModello {
  readonly f24_id: string;
  readonly voce_id: string | null;
  readonly voce_nome: string | null;
  readonly codice: string;
  readonly anno: string | null;
  readonly debito: number;
  readonly credito: number;
  readonly quota: number | null;
  readonly pagato: number | null;
}
export interface Modello {
  readonly id: string;
  readonly numero: number;
  readonly data: string;
  readonly stato: string;
  readonly debito: number;
  readonly credito: number;
  readonly pagato: number | null;
  readonly rata: number | null;
}
export interface VoceContata {
  readonly id: string;
  readonly anno: number;
  readonly verso: 'debito' | 'credito';
  readonly importo: number;
  readonly impegnato: number;
  readonly pagato: number;
  readonly riportato: number;
}

/** What one model does to a voce, or to what is written in it and born nowhere else. */
export interface Parte {
  readonly f24: Modello;
  readonly voceId: string | null;
  readonly verso: 'debito' | 'credito';
  readonly codice: string;
  readonly anno: string | null;
  readonly nome: string | null;
  readonly importo: number;
  /** Of a debt: paid with credits of the same model; paid with money. */
  readonly conCrediti: number;
  readonly versato: number;
}

/** What a model asks: once paid, no more than what was paid. */
const computeADebito = (f: Modello): number =>
  f.stato === 'Pagato' ? f.credito + (f.pagato ?? 0) : f.debito;

type Pezzo = Omit<Parte, 'conCrediti' | 'versato'>;

/** A row is what it holds of its voce, and what it adds over it: interest, sanction. */
function splitRiga(f24: Modello, riga: RigaDiModello): Pezzo[] {
  const verso = riga.debito > 0 ? ('debito' as const) : ('credito' as const);
  const intero = riga.debito + riga.credito;
  const importo = f24.stato === 'Pagato' ? Math.min(intero, riga.pagato ?? intero) : intero;
  const sua = riga.voce_id === null ? 0 : Math.min(importo, riga.quota ?? intero);
  const base = { f24, verso, codice: riga.codice, anno: riga.anno };
  return [
    { ...base, voceId: riga.voce_id, nome: riga.voce_nome, importo: sua },
    { ...base, voceId: null, nome: null, importo: importo - sua },
  ].filter((pezzo) => pezzo.importo > 0);
}

/** The credits of a model pay its debts in the order of the paper; the rest is money, once it is paid. */
function spreadCrediti(f24: Modello, righe: readonly RigaDiModello[]): Parte[] {
  let crediti = f24.credito;
  return righe
    .flatMap((riga) => splitRiga(f24, riga))
    .map((pezzo) => {
      if (pezzo.verso === 'credito') return { ...pezzo, conCrediti: 0, versato: 0 };
      const conCrediti = Math.min(crediti, pezzo.importo);
      crediti -= conCrediti;
      return { ...pezzo, conCrediti, versato: f24.stato === 'Pagato' ? pezzo.importo - conCrediti : 0 };
    });
}

/** What the models do, annulled ones aside. */
export const listParti = (modelli: readonly Modello[], righe: readonly RigaDiModello[]): Parte[] =>
  modelli
    .filter(({ stato }) => stato !== 'Annullato')
    .flatMap((f24) =>
      spreadCrediti(
        f24,
        righe.filter(({ f24_id }) => f24_id === f24.id),
      ),
    );

/** The parts that are of none of some voci, together by side, code and year. */
export function groupAltre(parti: readonly Parte[], voci: ReadonlySet<string>): Parte[][] {
  const gruppi = new Map<string, Parte[]>();
  for (const parte of parti) {
    if (parte.voceId !== null && voci.has(parte.voceId)) continue;
    const chiave = `${parte.verso}/${parte.codice}/${parte.anno}/${parte.voceId}`;
    gruppi.set(chiave, [...(gruppi.get(chiave) ?? []), parte]);
  }
  return [...gruppi.values()];
}

export const sumDi = (parti: readonly Parte[], quale: 'importo' | 'conCrediti' | 'versato'): number =>
  parti.reduce((somma, parte) => somma + parte[quale], 0);

const sum = (numeri: readonly number[]): number => numeri.reduce((somma, n) => somma + n, 0);

export interface Quadratura {
  readonly debiti: { readonly dovuto: number; readonly versato: number; readonly conCrediti: number };
  readonly crediti: { readonly importo: number; readonly inF24: number; readonly resta: number };
  readonly f24: { readonly aDebito: number; readonly versato: number; readonly aCredito: number };
  /** Debts that no model holds yet. */
  readonly fuori: number;
  /** Zero where debts and models close, credits too. */
  readonly differenza: number;
  /** The voci of which the movements and the rows of the models tell different stories. */
  readonly voci: readonly string[];
}

const restaDi = (v: VoceContata): number => v.importo - v.impegnato - v.pagato - v.riportato;

/** Debts and models on the same totals: the voci are told by their movements, the models by their rows. */
export function computeQuadratura(
  anno: number,
  voci: readonly VoceContata[],
  modelli: readonly Modello[],
  parti: readonly Parte[],
): Quadratura {
  const vivi = modelli.filter(({ stato }) => stato !== 'Annullato');
  const note = new Set(voci.map(({ id }) => id));
  const altre = groupAltre(parti, note).flat();
  const debiti = voci.filter(({ verso }) => verso === 'debito');
  const crediti = voci.filter(({ verso }) => verso === 'credito');
  const delVerso = (verso: string) => parti.filter((parte) => parte.verso === verso);
  const fuori = sum(debiti.map(restaDi));
  const dovuto =
    sum(debiti.map(({ importo, riportato }) => importo - riportato)) +
    sumDi(
      altre.filter(({ verso }) => verso === 'debito'),
      'importo',
    );
  const aDebito = sum(vivi.map(computeADebito)) + fuori;
  const conCrediti = sumDi(delVerso('debito'), 'conCrediti');
  const aCredito = sum(vivi.map(({ credito }) => credito));
  const inF24 = sumDi(delVerso('credito'), 'importo');
  const versato = sumDi(delVerso('debito'), 'versato');
  const pagato = sum(vivi.map((f) => f.pagato ?? 0));
  const storte = voci.filter(
    (voce) =>
      voce.anno === anno &&
      voce.impegnato + voce.pagato !==
        sumDi(
          parti.filter(({ voceId }) => voceId === voce.id),
          'importo',
        ),
  );
  const scarti = [dovuto - aDebito, conCrediti - inF24, aCredito - inF24, versato - pagato];
  return {
    debiti: { dovuto, versato, conCrediti },
    crediti: {
      importo:
        sum(crediti.map(({ importo }) => importo)) +
        sumDi(
          altre.filter(({ verso }) => verso === 'credito'),
          'importo',
        ),
      inF24,
      resta: sum(crediti.map(restaDi)),
    },
    f24: { aDebito, versato: pagato, aCredito },
    fuori,
    differenza: scarti.find((scarto) => scarto !== 0) ?? 0,
    voci: storte.map(({ id }) => id),
  };
}
