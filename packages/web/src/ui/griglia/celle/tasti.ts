import type { KeyboardEvent } from 'react';
import {
  getBlocco,
  goTo,
  isModificabile,
  type Motore,
  nameColonna,
  readTesto,
  toggleRighe,
} from '../motore.ts';
import { setScelte } from '../selezione.ts';
import { isUnaCella, planRiempi } from './blocco.ts';
import { computeMeta } from './cursore.ts';
import { cancelCelle, commitCella, writeCelle } from './scrittura.ts';

type Azioni = {
  /** Enter and Alt+Down on a head. */
  readonly onOrdina: (colonna: number, aggiungi: boolean) => void;
  readonly onMenu: (colonna: number) => void;
};

/** Begins to edit the active cell; `iniziale` replaces what is there. False when the cell is not to be written. */
export function openScrittura<R>(motore: Motore<R>, iniziale: string | null = null): boolean {
  const { attiva } = motore.deposito.get();
  if (!isModificabile(motore, attiva)) return false;
  motore.deposito.set({ scrittura: { ...attiva, iniziale }, ancora: null });
  return true;
}

/** Keys of a grid: moves, block, choice, editing. True when the key was for it. */
export function handleTasto<R>(motore: Motore<R>, evento: KeyboardEvent, azioni: Azioni): boolean {
  const { attiva } = motore.deposito.get();
  const ctrl = evento.ctrlKey || evento.metaKey;
  if (attiva.riga === -1 && handleTesta(evento, attiva.colonna, azioni)) return true;
  const meta = evento.altKey
    ? null
    : computeMeta({ key: evento.key, ctrl }, attiva, {
        righe: motore.righe.length,
        colonne: motore.celle.length,
        schermata: motore.schermata(),
      });
  if (meta) {
    goTo(motore.deposito, meta, evento.shiftKey && meta.riga >= 0 && attiva.riga >= 0);
    if (evento.shiftKey && motore.celle[attiva.colonna] === null) chooseBlocco(motore);
    return true;
  }
  return ctrl ? handleComando(motore, evento.key) : handleCella(motore, evento);
}

function handleTesta(evento: KeyboardEvent, colonna: number, azioni: Azioni): boolean {
  if (evento.key === 'ArrowDown' && evento.altKey) azioni.onMenu(colonna);
  else if (evento.key === 'Enter' || evento.key === ' ') azioni.onOrdina(colonna, evento.shiftKey);
  else return false;
  return true;
}

/** Shift and arrows in the column of the choice choose the rows one goes over. */
function chooseBlocco<R>({ selezione, onSelezione, ...motore }: Motore<R>): void {
  if (!selezione || !onSelezione) return;
  const { da, a } = getBlocco(motore.deposito);
  onSelezione(setScelte(selezione, motore.righe.slice(da.riga, a.riga + 1).map(motore.chiaveDi), true));
}

function handleComando<R>(motore: Motore<R>, key: string): boolean {
  const tasto = key.toLowerCase();
  if (tasto === 'a') {
    if (motore.selezione && motore.onSelezione)
      motore.onSelezione(setScelte(motore.selezione, motore.righe.map(motore.chiaveDi), true));
    else {
      const ultima = { riga: motore.righe.length - 1, colonna: motore.celle.length - 1 };
      motore.deposito.set({ ancora: { riga: 0, colonna: 0 }, attiva: ultima });
    }
    return true;
  }
  if (tasto !== 'd') return false;
  writeCelle(
    motore,
    planRiempi(getBlocco(motore.deposito), (posto) => readTesto(motore, posto)),
  );
  return true;
}

function handleCella<R>(motore: Motore<R>, { key }: KeyboardEvent): boolean {
  const { deposito } = motore;
  const { attiva, ancora } = deposito.get();
  const riga = motore.righe[attiva.riga];
  if (key === 'F2') return openScrittura(motore);
  if (key === 'Enter') {
    if (!openScrittura(motore) && riga !== undefined) motore.onOpen?.(riga, nameColonna(motore, attiva));
    return true;
  }
  if (key === ' ' && motore.selezione) {
    toggleRighe(motore);
    return true;
  }
  if (key === 'Escape') {
    if (ancora === null && riga === undefined) return false;
    const hasScritta = readScritta(motore);
    if (ancora === null && !hasScritta) return false;
    if (ancora === null) cancelCelle(motore, attiva);
    deposito.set({ ancora: null });
    return true;
  }
  if ((key === 'Delete' || key === 'Backspace') && isModificabile(motore, attiva)) return clearBlocco(motore);
  return key.length === 1 && key !== ' ' && openScrittura(motore, key);
}

function readScritta<R>(motore: Motore<R>): boolean {
  const { attiva, modifiche } = motore.deposito.get();
  const riga = motore.righe[attiva.riga];
  const nome = motore.celle[attiva.colonna]?.nome;
  return (
    riga !== undefined && nome !== undefined && modifiche.get(motore.chiaveDi(riga))?.[nome] !== undefined
  );
}

/** Canc empties the cell at once; a block of cells waits for «Salva tutto». */
function clearBlocco<R>(motore: Motore<R>): true {
  const blocco = getBlocco(motore.deposito);
  if (isUnaCella(blocco)) {
    commitCella(motore, blocco.da, '');
    return true;
  }
  const scritte = [];
  for (let { riga } = blocco.da; riga <= blocco.a.riga; riga += 1)
    for (let { colonna } = blocco.da; colonna <= blocco.a.colonna; colonna += 1)
      scritte.push({ riga, colonna, testo: '' });
  writeCelle(motore, scritte);
  return true;
}
