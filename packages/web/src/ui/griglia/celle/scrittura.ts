import { giornoDiRoma, yearOf } from '@quadra/values';
import type { CellaScritta } from '../deposito.ts';
import { putCelle } from '../deposito.ts';
import { isModificabile, type Motore } from '../motore.ts';
import type { Posto, Scritta } from './blocco.ts';
import { readCella } from './lettura-cella.ts';

const ANNO = () => yearOf(giornoDiRoma(new Date()));

/** What a text is in a cell: still to be saved, wrong, or (null) the same the row has. */
function makeScritta<R>(motore: Motore<R>, { riga, colonna, testo }: Scritta): CellaScritta | null {
  const dato = motore.righe[riga];
  const colonnaDi = motore.celle[colonna];
  if (dato === undefined || !colonnaDi) return null;
  const letta = readCella(testo, colonnaDi.campo, ANNO());
  if (letta.errore !== null)
    return { valore: letta.valore, testo: letta.testo, stato: 'errore', errore: letta.errore };
  const prima = colonnaDi.valore(dato) ?? null;
  return String(prima ?? '') === String(letta.valore ?? '')
    ? null
    : { valore: letta.valore, testo: letta.testo, stato: 'daSalvare', errore: null };
}

/** Writes texts in the cells that may be written; says how many could not. Nothing is saved yet. */
export function writeCelle<R>(motore: Motore<R>, scritte: readonly Scritta[]): number {
  let { modifiche } = motore.deposito.get();
  let rifiutate = 0;
  for (const scritta of scritte) {
    const dato = motore.righe[scritta.riga];
    const nome = motore.celle[scritta.colonna]?.nome;
    if (dato === undefined || nome === undefined || !isModificabile(motore, scritta)) rifiutate += 1;
    else {
      const chiave = motore.chiaveDi(dato);
      motore.deposito.scritte.set(chiave, dato);
      modifiche = putCelle(modifiche, chiave, { [nome]: makeScritta(motore, scritta) });
    }
  }
  motore.deposito.set({ modifiche });
  return rifiutate;
}

/**
 * Saves the cells of a row that wait, after those already on their way; `soloNome` saves one alone. An error stays in its
 * cell with what was written.
 */
function saveRiga<R>(motore: Motore<R>, chiave: string, soloNome?: string): Promise<boolean> {
  const { code } = motore.deposito;
  const turno = (code.get(chiave) ?? Promise.resolve()).then(() => saveCelle(motore, chiave, soloNome));
  code.set(chiave, turno);
  return turno;
}

async function saveCelle<R>(motore: Motore<R>, chiave: string, soloNome?: string): Promise<boolean> {
  const { deposito, onSalva } = motore;
  const suaRiga = motore.righe.find((voce) => motore.chiaveDi(voce) === chiave);
  const riga = suaRiga ?? (deposito.scritte.get(chiave) as R | undefined);
  const celle = Object.entries(deposito.get().modifiche.get(chiave) ?? {}).filter(
    ([nome, { stato }]) => stato === 'daSalvare' && (soloNome ?? nome) === nome,
  );
  if (celle.length === 0) return true;
  if (!riga || !onSalva) return false;
  const set = (make: (nome: string, cella: CellaScritta) => CellaScritta | null) =>
    deposito.set({
      modifiche: putCelle(
        deposito.get().modifiche,
        chiave,
        Object.fromEntries(celle.map(([nome, cella]) => [nome, make(nome, cella)])),
      ),
    });
  set((_, cella) => ({ ...cella, stato: 'inCorso' }));
  const esito = await onSalva(riga, Object.fromEntries(celle.map(([nome, { valore }]) => [nome, valore])));
  if (esito.ok) set(() => null);
  else {
    const campi = esito.campi ?? {};
    const isDiQualcuno = celle.some(([nome]) => nome in campi);
    set((nome, cella) => {
      const errore = campi[nome] ?? (isDiQualcuno ? null : esito.testo);
      return { ...cella, stato: errore === null ? 'daSalvare' : 'errore', errore };
    });
  }
  return esito.ok;
}

/** Saves every row that has cells waiting, one after the other: each goes through or keeps its errors. */
export async function saveTutto<R>(motore: Motore<R>): Promise<boolean> {
  let isTutto = true;
  for (const chiave of [...motore.deposito.get().modifiche.keys()])
    isTutto = (await saveRiga(motore, chiave)) && isTutto;
  return isTutto;
}

/** Ends the editing of a cell: the text is read, kept in the cell, and saved when it is good and different. */
export function commitCella<R>(motore: Motore<R>, posto: Posto, testo: string): void {
  const riga = motore.righe[posto.riga];
  const nome = motore.celle[posto.colonna]?.nome;
  motore.deposito.set({ scrittura: null });
  if (riga === undefined || nome === undefined) return;
  writeCelle(motore, [{ ...posto, testo }]);
  void saveRiga(motore, motore.chiaveDi(riga), nome);
}

/** Takes back what was written in a cell, or (without one) everything that is not saved. */
export function cancelCelle<R>(motore: Motore<R>, posto?: Posto): void {
  const riga = posto && motore.righe[posto.riga];
  const nome = posto && motore.celle[posto.colonna]?.nome;
  if (posto === undefined) motore.deposito.set({ modifiche: new Map() });
  else if (riga !== undefined && nome !== undefined)
    motore.deposito.set({
      modifiche: putCelle(motore.deposito.get().modifiche, motore.chiaveDi(riga), { [nome]: null }),
    });
}
