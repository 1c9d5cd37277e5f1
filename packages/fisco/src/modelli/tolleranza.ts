import { groupMigliaia } from '../engine/format.ts';
import { sortFindings } from './calcolo.ts';
import { nameCasella } from './mancanza.ts';
import type { DatiModello, Finding, Forzature, Modello, ValoreCasella } from './modello.ts';
import { codiciSenzaEffetto, listSenzaEffetto, type SenzaEffetto } from './senza-effetto.ts';

function writeValore(valore: ValoreCasella): string {
  if (typeof valore === 'boolean') return valore ? 'il segno della casella barrata' : 'nessun segno';
  if (typeof valore === 'string') return `«${valore}»`;
  const [intere = '0', decimali] = String(Math.abs(valore)).split('.');
  return `${valore < 0 ? '−' : ''}${groupMigliaia(intere)}${decimali === undefined ? '' : `,${decimali}`}`;
}

function writeFrase({ chiave, genere, valore, isDelModello }: SenzaEffetto): string {
  const nome = nameCasella(chiave);
  if (genere === 'valore') {
    const contiene = `${nome} contiene ${writeValore(valore)}`;
    return isDelModello
      ? `${contiene}, ma ora è calcolata: il valore scritto non conta.`
      : `${contiene}, ma non è più nel modello: il valore non conta.`;
  }
  const forzata = `${nome} è forzata a ${writeValore(valore)}`;
  return isDelModello
    ? `${forzata}, ma ora non è calcolata: la forzatura non conta.`
    : `${forzata}, ma non è più nel modello: la forzatura non conta.`;
}

/** What is kept for nothing, as the checks say it. */
const describeSenzaEffetto = (senza: readonly SenzaEffetto[]): readonly Finding[] =>
  senza.map((voce) => ({
    livello: 'discordanza',
    codice: codiciSenzaEffetto[voce.genere],
    chiave: voce.chiave,
    frase: writeFrase(voce),
  }));

/**
 * The same form, for what was stored before its definitions changed: a value that no longer fits its casella is kept where
 * it is, and what rests on it is unknown; one whose casella is no longer to fill counts for nothing, and the checks say so.
 */
export function tolerate(modello: Modello): Modello {
  const listCattivi = (dati: DatiModello): string[] =>
    Object.keys(dati).filter((chiave) => modello.checkValore(chiave, dati[chiave]) !== null);
  const dropDati = (dati: DatiModello, cattivi: readonly string[]): DatiModello => {
    const via = new Set(cattivi);
    return Object.fromEntries(Object.entries(dati).filter(([chiave]) => !via.has(chiave)));
  };
  const keepForzature = (forzature: Forzature): Forzature =>
    Object.fromEntries(
      Object.entries(forzature).filter(([chiave]) => modello.findCasella(chiave)?.inserita === false),
    );
  return {
    ...modello,
    createCalcolo: (dati = {}, forzature = {}) => {
      const detti = describeSenzaEffetto(listSenzaEffetto(modello, { righi: dati, forzature }));
      const cattivi = listCattivi(dati);
      const buoni = cattivi.length === 0 ? dati : dropDati(dati, cattivi);
      const calcolo = modello.createCalcolo(buoni, keepForzature(forzature));
      for (const chiave of cattivi) if (modello.findCasella(chiave)?.inserita) calcolo.suspend(chiave);
      if (detti.length === 0) return calcolo;
      return { ...calcolo, findings: () => sortFindings([...calcolo.findings(), ...detti]) };
    },
  };
}
