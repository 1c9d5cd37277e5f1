import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { VoceLetta } from './voce.ts';

/** A table that comes with the product. */
export interface TabellaDiCasa {
  readonly tabella: string;
  readonly fonte: string;
  readonly data: string | null;
  readonly impronta: string;
  readonly voci: readonly VoceLetta[];
}

const cartella = join(import.meta.dirname, 'voci');

function readRiga(riga: string): VoceLetta {
  const [codice = '', descrizione = '', dal = '', al = '', extra = ''] = riga.split('\t');
  return {
    codice,
    descrizione,
    validoDa: dal || null,
    validoA: al || null,
    extra: extra === '' ? {} : (JSON.parse(extra) as VoceLetta['extra']),
  };
}

/**
 * The tables of the product, one file each: the first line is `#`, source and day of the source, then a line for each
 * code (code, description, first day, last day, what else, as JSON), between tabs.
 */
export function readTabelleDiCasa(): TabellaDiCasa[] {
  return readdirSync(cartella)
    .filter((file) => file.endsWith('.tsv'))
    .sort()
    .map((file) => {
      const testo = readFileSync(join(cartella, file), 'utf8');
      const [testata = '', ...righe] = testo.trimEnd().split('\n');
      const [, fonte = '', data = ''] = testata.split('\t');
      return {
        tabella: file.replace(/\.tsv$/, ''),
        fonte,
        data: data || null,
        impronta: createHash('sha256').update(testo).digest('hex'),
        voci: righe.map(readRiga),
      };
    });
}
