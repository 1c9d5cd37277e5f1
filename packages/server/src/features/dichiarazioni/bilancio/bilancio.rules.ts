import { cutTesto, limitiBilancio, testiBilancio } from '@quadra/contract';
import { parseEsatto, toEuro } from '@quadra/values';

/** One account, in cents. */
export interface RigaBilancio {
  readonly conto: string;
  readonly descrizione: string;
  readonly dare: number;
  readonly avere: number;
  readonly voce: string;
}
export interface VoceLog {
  readonly data: string;
  readonly utente: string;
  readonly esito: string;
}

/** The columns that are read, by their names in lower case. */
export const COLONNE = ['conto', 'descrizione', 'dare', 'avere', 'voce'] as const;
const TESTO_MASSIMO = limitiBilancio.voce;
const IMPORTO_MASSIMO = 10_000_000_000_00;

/** Cents of an amount as a spreadsheet writes it: «1.234,56», «1234.56», nothing for zero; null when it is none. */
export function readImporto(testo: string): number | null {
  if (testo.trim() === '') return 0;
  const centesimi = parseEsatto(testo, { decimali: 2, negativi: true });
  return centesimi !== null && Math.abs(centesimi) <= IMPORTO_MASSIMO ? centesimi : null;
}

/** The accounts of a table read by the names of its columns, whatever their case; or what is wrong, a sentence a row. */
export function readRighe(tabella: readonly Readonly<Record<string, string>>[]): {
  righe: RigaBilancio[];
  errori: string[];
} {
  const colonne = new Set(Object.keys(tabella[0] ?? {}).map((nome) => nome.trim().toLowerCase()));
  if (!['conto', 'dare', 'avere'].every((nome) => colonne.has(nome)))
    return { righe: [], errori: [testiBilancio.COLONNE_MANCANTI] };
  if (tabella.length > limitiBilancio.righe) return { righe: [], errori: [testiBilancio.TROPPE_RIGHE] };
  const righe: RigaBilancio[] = [];
  const errori: string[] = [];
  for (const [posto, scritta] of tabella.entries()) {
    const celle = new Map(
      Object.entries(scritta).map(([nome, valore]) => [nome.trim().toLowerCase(), valore.trim()]),
    );
    const read = (nome: string) => cutTesto(celle.get(nome) ?? '', TESTO_MASSIMO);
    const [dare, avere] = [readImporto(celle.get('dare') ?? ''), readImporto(celle.get('avere') ?? '')];
    const conto = read('conto');
    // The heads are the first row of the file.
    if (conto === '') errori.push(testiBilancio.contoMancante(posto + 2));
    else if (dare === null || avere === null) errori.push(testiBilancio.importoNonValido(posto + 2));
    else righe.push({ conto, descrizione: read('descrizione'), dare, avere, voce: read('voce') || conto });
  }
  return { righe, errori };
}

/** Totals in cents. */
export const sumRighe = (righe: readonly RigaBilancio[]): { dare: number; avere: number } =>
  righe.reduce((t, r) => ({ dare: t.dare + r.dare, avere: t.avere + r.avere }), { dare: 0, avere: 0 });

/** How a casella takes the accounts: whether it may be below zero, and whether what is spent makes it more. */
export interface Verso {
  readonly negativi: boolean;
  readonly costo: boolean;
}

/**
 * Whole euro of each casella, half up: the difference between what its items hold on the two sides, with its sign where the
 * casella has one.
 */
export function computeCaselle(
  righe: readonly RigaBilancio[],
  caselle: Readonly<Record<string, string>>,
  versoDi: (chiave: string) => Verso,
): Record<string, number> {
  const centesimi = new Map<string, number>();
  for (const { voce, dare, avere } of righe) {
    const casella = Object.hasOwn(caselle, voce) ? caselle[voce] : undefined;
    if (casella !== undefined) centesimi.set(casella, (centesimi.get(casella) ?? 0) + avere - dare);
  }
  return Object.fromEntries(
    [...centesimi].map(([casella, netto]) => {
      const { negativi, costo } = versoDi(casella);
      const suo = costo ? -netto : netto;
      const euro = Math.round(toEuro(Math.abs(netto)));
      return [casella, negativi && suo < 0 && euro > 0 ? -euro : euro];
    }),
  );
}
