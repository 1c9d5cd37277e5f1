import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadModello } from '../index.ts';

const TESTI = join(import.meta.dirname, '../../../../../shared/data/istruzioni');
const FORME = [2023, 2024, 2025, 2026].flatMap((anno) => [
  ['redditi-pf', anno, [1, 2, 3].map((n) => `redditi-pf-${anno}-fascicolo-${n}.txt`)] as const,
  ['730', anno, [`730-${anno}.txt`]] as const,
]);
const QUADRI = { 'redditi-pf': '(?:R[A-Z]|LM|CR|LC|CE|NR|FC|TR|AC|CP|DI)', 730: '[A-GIKLMTW]' };

const REFUSO = 'Refuso: il rigo non ha quella colonna, e chi lo descrive non ne parla.';
const PERIODO = 'La colonna è di un altro rigo della stessa frase.';
const AVANZO = 'Formula rimasta dall’anno prima: il rigo o la colonna non è più descritto.';
/** Columns that a text names and the form has not, each with its reason. */
const SENZA: Readonly<Record<string, readonly [perche: string, ...anni: number[]]>> = {
  'RC9.2': ['RC9 ha un importo solo: la ritenuta della RITA si indica in RC10.', 2023, 2024],
  'RE3.2': [PERIODO, 2023, 2024, 2025, 2026],
  'FC37.2': [PERIODO, 2023, 2024, 2025, 2026],
  'RH25.9': [PERIODO, 2023, 2024, 2025, 2026],
  'RM26.38': [PERIODO, 2023, 2024],
  'RM6.38': [PERIODO, 2025, 2026],
  'RP2.2': [REFUSO, 2023],
  'RP3.2': [REFUSO, 2023],
  'RU1.2': [REFUSO, 2023],
  'RL18.1': [REFUSO, 2023, 2024],
  'RQ112.5': [REFUSO, 2024],
  'RR11.11': [REFUSO, 2024, 2025, 2026],
  'RU6.3': [PERIODO, 2023, 2024, 2025, 2026],
  'RU10.3': [PERIODO, 2024, 2025, 2026],
  'RN6.3': [AVANZO, 2024],
  'RN32.9': [AVANZO, 2024, 2025],
  'RL32.2': [AVANZO, 2024],
  'RL32.3': ['RL32 ha un importo solo: la colonna 3 è di RP34.', 2024],
  'RX42.5': ['È del modello dell’anno prima, e lo dice.', 2026],
};

/** Every «RN32, col. 5» and «colonna 5 del rigo RN32» of a text. */
function listCitate(testo: string, quadri: string): Set<string> {
  const righe = testo.split('\n');
  const dopo = new RegExp(
    `\\b(${quadri}\\d{1,3}),?\\s*(?:,|di|della|nella|alla)?\\s*\\(?(?:colonn[ae]|col\\.)\\s*(\\d{1,2})\\b`,
    'g',
  );
  const prima = new RegExp(
    `(?:colonn[ae]|col\\.)\\s*(\\d{1,2}),?\\s*(?:del|dei|di|al|nel)?\\s*(?:presente)?\\s*(?:rig[oh]i?)?\\s*(${quadri}\\d{1,3})\\b`,
    'g',
  );
  const citate = new Set<string>();
  righe.forEach((riga, i) => {
    // A name may be broken by the end of the line; what begins in the next one is of the next one.
    const due = `${riga} ${(righe[i + 1] ?? '').trim()}`;
    const qui = (trovato: RegExpMatchArray) => (trovato.index ?? 0) <= riga.length;
    for (const trovato of due.matchAll(dopo)) if (qui(trovato)) citate.add(`${trovato[1]}.${trovato[2]}`);
    for (const trovato of due.matchAll(prima)) if (qui(trovato)) citate.add(`${trovato[2]}.${trovato[1]}`);
  });
  return citate;
}

describe.runIf(existsSync(TESTI))('the columns that the instructions name', () => {
  it.each(FORME)(
    '[TAX-014] %s %i: the form has each of them, or says why not',
    async (codice, anno, file) => {
      const modello = await loadModello(anno, codice);
      if (!modello) throw new Error(`No modello ${codice} ${anno}`);
      const testi = file.map((nome) => readFileSync(join(TESTI, nome), 'utf8'));
      const citate = new Set(testi.flatMap((testo) => [...listCitate(testo, QUADRI[codice])]));
      expect(citate.size).toBeGreaterThan(codice === '730' ? 10 : 700);
      const mancano = [...citate].filter((chiave) => modello.findCasella(chiave) === undefined).sort();
      const dette = Object.entries(SENZA).filter(
        ([, [, ...anni]]) => codice !== '730' && anni.includes(anno),
      );
      expect(mancano).toEqual(dette.map(([chiave]) => chiave).sort());
    },
  );
});
