import { frasiCampo } from '@quadra/contract';
import {
  type Calcolo,
  type Casella,
  type Finding,
  listCampioni,
  loadModelloDefinito,
  type Modello,
  type ModelloDefinito,
  parseNome,
  type Spiegazione,
  type ValoreCasella,
  writeNome,
} from '@quadra/fisco';
import { parseEsatto, toEuro } from '@quadra/values';
import type { InVigore, Scritta } from './definizione.api.ts';

/** A casella that may be given a value on the bench. */
export interface Ingresso {
  readonly chiave: string;
  readonly casella: Casella;
}

/** What a definition gives with the values of the bench. */
export interface Esito {
  readonly chiave: string;
  readonly valore: string;
  readonly spiegazione: Spiegazione | null;
  readonly findings: readonly Finding[];
  /** Values that could not be used, by casella. */
  readonly rifiutati: Readonly<Record<string, string>>;
}

/** The form with what is in force, and a draft in place of the published one of the same name. */
export function buildModello(
  scritta: Scritta,
  { definizioni }: InVigore,
): Promise<ModelloDefinito | undefined> {
  const altre = definizioni.filter(({ definizione }) => definizione.codice !== scritta.codice);
  return loadModelloDefinito(scritta.anno, scritta.modello, {
    impronta: 'prova',
    definizioni: [
      ...altre.map(({ versione, definizione }) => ({ ...definizione, versione })),
      { ...scritta, versione: 0 },
    ],
  });
}

/** The caselle to give values to: of a repeated rigo, that one and the next. */
export function listIngressi(modello: Modello, lette: readonly string[]): readonly Ingresso[] {
  const chiavi = lette.flatMap((letta) => {
    const nome = parseNome(letta);
    if (nome === undefined) return [];
    const prima = { ...nome, ripetuto: false };
    return nome.ripetuto ? [prima, { ...prima, rigo: prima.rigo + 1 }].map(writeNome) : [writeNome(prima)];
  });
  return [...new Set(chiavi)].flatMap((chiave) => {
    const trovata = findCasella(modello, chiave);
    return trovata ? [{ chiave: trovata.chiave, casella: trovata }] : [];
  });
}

/** A casella by its key, or by its rigo when it has one colonna. */
export function findCasella(modello: Modello, chiave: string): Casella | undefined {
  if (chiave.includes('.')) return modello.findCasella(chiave);
  const rigo = modello.quadri
    .flatMap((quadro) => quadro.sezioni.flatMap((sezione) => sezione.righi))
    .find(({ codice }) => codice === chiave);
  return rigo?.caselle[0];
}

/** A text of the bench as the casella takes it. */
function readValore(casella: Casella, testo: string): ValoreCasella {
  if (casella.tipo === 'barrata') return /^(s[iì]|x|1|vero)$/i.test(testo);
  if (casella.tipo === 'data') return testo.split('/').reverse().join('-');
  const isNumero = ['euro', 'decimale', 'intero', 'percentuale'].includes(casella.tipo);
  if (!isNumero) return testo;
  const centesimi = parseEsatto(testo, { decimali: 2, negativi: true });
  if (centesimi === null) throw new RangeError(frasiCampo.numeroIllegibile(testo));
  return toEuro(centesimi);
}

/** A value to begin with, that the casella takes. */
export function sampleFor(modello: Modello, { chiave, casella }: Ingresso, posto: number): string {
  const isBuono = (testo: string) =>
    !casella.inserita || modello.checkValore(chiave, readValore(casella, testo)) === null;
  return listCampioni(casella, modello.annoImposta, posto).find(isBuono) ?? '';
}

function give(calcolo: Calcolo, { chiave, casella }: Ingresso, testo: string): string | null {
  try {
    const valore = readValore(casella, testo);
    if (casella.inserita) calcolo.set(chiave, valore);
    else if (typeof valore === 'number') calcolo.force(chiave, { valore, motivo: 'prova' });
    return null;
  } catch (errore) {
    if (errore instanceof RangeError) return errore.message.replace(`${chiave}: `, '');
    throw errore;
  }
}

/** What a definition gives with some values. */
export function runProva(
  { modello }: ModelloDefinito,
  scritta: Scritta,
  ingressi: readonly Ingresso[],
  testi: Readonly<Record<string, string>>,
): Esito {
  const calcolo = modello.createCalcolo();
  const rifiutati: Record<string, string> = {};
  for (const ingresso of ingressi) {
    const testo = testi[ingresso.chiave]?.trim() ?? '';
    const frase = testo === '' ? null : give(calcolo, ingresso, testo);
    if (frase !== null) rifiutati[ingresso.chiave] = frase;
  }
  const chiave = scritta.casella.replace('*', '');
  const isFormula = scritta.genere === 'formula' && modello.findCasella(chiave) !== undefined;
  const spiegazione = isFormula ? calcolo.explain(chiave) : null;
  return {
    chiave,
    valore: spiegazione?.valoreTesto ?? '',
    spiegazione,
    findings: calcolo.findings().filter(({ codice }) => codice === scritta.codice),
    rifiutati,
  };
}
