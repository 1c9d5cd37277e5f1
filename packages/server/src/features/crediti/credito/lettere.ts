import type { LetteraDiModello } from '../../base/posta/posta.public.ts';

const quanti = (crediti: number) => (crediti === 1 ? '1 credito' : `${crediti} crediti`);

/** The credits of a studio fell below its threshold. */
export const writeSottoSoglia = (
  studio: string,
  { saldo, soglia, indirizzo }: { saldo: number; soglia: number; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: crediti sotto la soglia',
  frasi: [`A ${studio} restano ${quanti(saldo)}: la soglia impostata è ${soglia}.`],
  pulsante: { testo: 'Vai ai pacchetti', indirizzo },
  note: ['Il prossimo avviso arriva dopo una ricarica, se i crediti scendono di nuovo.'],
});

/** Credits of a studio are about to expire. */
export const writeInScadenza = (
  studio: string,
  { crediti, giorno, indirizzo }: { crediti: number; giorno: string; indirizzo: string },
): LetteraDiModello => ({
  codice: 'notifica',
  oggetto: 'Quadra: crediti in scadenza',
  frasi: [`Il ${giorno} scadono ${quanti(crediti)} di ${studio} non ancora utilizzati.`],
  pulsante: { testo: 'Vai ai movimenti', indirizzo },
});
