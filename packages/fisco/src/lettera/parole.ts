import type { CifraLettera, FattoLettera, FraseLettera } from './tipi.ts';

const MENO = '\u2212';
const interi = new Intl.NumberFormat('it-IT', { maximumFractionDigits: 0, useGrouping: 'always' });
const centesimi = new Intl.NumberFormat('it-IT', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: 'always',
});
const giorni = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'UTC',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
});

/** A figure as it is read: `1.118 €`, `+254 €`; cents only where there are some. */
export function writeCifra({ importo, conSegno }: Pick<CifraLettera, 'importo' | 'conSegno'>): string {
  const scritto = (Number.isInteger(importo) ? interi : centesimi).format(Math.abs(importo));
  const segno = importo < 0 ? MENO : conSegno && importo > 0 ? '+' : '';
  return `${segno}${scritto}\u00a0€`;
}

/** Days that are read from a vowel: eight, eleven. */
const DA_VOCALE = /^(8|11) /;
/** A day inside a sentence, with its article: «il 30 giugno 2026», «l’8 agosto 2026». */
export function writeGiorno(giorno: string): string {
  const scritto = giorni.format(new Date(`${giorno}T12:00:00Z`)).replace(/^1 /, '1º ');
  return DA_VOCALE.test(scritto) ? `l’${scritto}` : `il ${scritto}`;
}

/** A sentence in plain words. */
export const writeFrase = (frase: FraseLettera): string =>
  frase
    .map((pezzo) =>
      'testo' in pezzo
        ? pezzo.testo
        : 'giorno' in pezzo
          ? writeGiorno(pezzo.giorno)
          : writeCifra(pezzo.cifra),
    )
    .join('');

export const titoliParte = {
  quanto: 'Quanto e quando',
  perché: 'Perché è cambiato',
  'da dove': 'Da dove viene',
  manca: 'Che cosa manca ancora',
  fatto: 'Che cosa abbiamo fatto',
} as const;

export const paroleFatto: Readonly<Record<FattoLettera['cosa'], string>> = {
  chiusa: 'Abbiamo chiuso la dichiarazione',
  stampata: 'Abbiamo stampato la copia definitiva',
  telematico: 'Abbiamo preparato il file per l’Agenzia delle Entrate',
  inviata: 'Abbiamo inviato la dichiarazione',
  accolta: 'L’Agenzia delle Entrate l’ha accolta',
};
