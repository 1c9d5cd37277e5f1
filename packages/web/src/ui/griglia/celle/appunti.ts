import type { ClipboardEvent } from 'react';
import { messaggiGriglia as m } from '../../../messages/griglia.ts';
import { annuncio } from '../../notifiche/annuncio.ts';
import { getBlocco, goTo, type Motore, readTesto } from '../motore.ts';
import { isUnaCella, planIncolla } from './blocco.ts';
import { commitCella, writeCelle } from './scrittura.ts';
import { formatTsv, parseTsv } from './tsv.ts';

/** Copies the block as a spreadsheet reads it: cells as they are shown, without the column of the choice. */
export function copyBlocco<R>(motore: Motore<R>, evento: ClipboardEvent): void {
  const { da, a } = getBlocco(motore.deposito);
  if (da.riga < 0) return;
  const testi: string[][] = [];
  for (let { riga } = da; riga <= a.riga; riga += 1) {
    const celle = [];
    for (let { colonna } = da; colonna <= a.colonna; colonna += 1)
      if (motore.celle[colonna]) celle.push(readTesto(motore, { riga, colonna }));
    testi.push(celle);
  }
  const quante = testi.reduce((somma, celle) => somma + celle.length, 0);
  if (quante === 0) return;
  evento.clipboardData.setData('text/plain', formatTsv(testi));
  evento.preventDefault();
  annuncio.say(m.celleCopiate(quante));
}

/** Pastes a block: one cell is saved at once, more wait for «Salva tutto». */
export function pasteBlocco<R>(motore: Motore<R>, evento: ClipboardEvent): void {
  if (!motore.onSalva) return;
  const testi = parseTsv(evento.clipboardData.getData('text/plain'));
  const blocco = getBlocco(motore.deposito);
  if (blocco.da.riga < 0) return;
  evento.preventDefault();
  const confini = { righe: motore.righe.length, colonne: motore.celle.length };
  const scritte = planIncolla(testi, blocco, confini);
  const [prima] = scritte;
  if (scritte.length === 1 && prima && isUnaCella(blocco)) {
    commitCella(motore, prima, prima.testo);
    return;
  }
  const rifiutate = writeCelle(motore, scritte);
  const ultima = scritte.at(-1);
  if (ultima) {
    goTo(motore.deposito, blocco.da);
    motore.deposito.set({ ancora: { riga: ultima.riga, colonna: ultima.colonna } });
  }
  if (rifiutate > 0) annuncio.say(m.nonScritte(rifiutate));
}
