import { formatIntero } from '../formato/formato.ts';

/** Words of a statement of the bank, whoever reads it. */
export const messaggiEstratto = {
  /** The rows that could not be read, with the words of the first. */
  nonLette: ({ quante, prime }: { quante: number; prime: readonly string[] }) => {
    const quali = prime.map((parole) => `«${parole}»`).join(', ');
    const altre = quante > prime.length ? ' e altre' : '';
    return quante === 1
      ? `Una riga del file ha un importo che non si legge, e non è qui: ${quali}.`
      : `${formatIntero(quante)} righe del file hanno un importo che non si legge, e non sono qui: ${quali}${altre}.`;
  },
};
