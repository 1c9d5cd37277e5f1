import { testiPredefiniti } from '@quadra/contract';
import { formatData, formatIt, isData } from '@quadra/values';
import type { LetteraDiModello } from '../../../base/posta/posta.public.ts';

/** Who is told of a model. */
export const destinatari = ['studio', 'cliente'] as const;
type Destinatario = (typeof destinatari)[number];

interface Avviso {
  /** The texts that the studio wrote of its own. */
  readonly testi: Readonly<Record<string, string>>;
  readonly cliente: string;
  readonly studio: string;
  readonly anno: number;
  readonly scadenza: string;
  /** Cents. */
  readonly saldo: number;
}

const nomi = {
  studio: ['OggettoF24Studio', 'CorpoF24Studio'],
  cliente: ['OggettoF24Cliente', 'CorpoF24Cliente'],
} as const;

const fillTesto = (testo: string, { cliente, studio, anno }: Avviso): string =>
  testo.replaceAll('{cliente}', cliente).replaceAll('{studio}', studio).replaceAll('{anno}', String(anno));

/** The mail that goes with a model, in the words of the studio: the amount and the term are always said. */
export function writePostaF24(a: Destinatario, avviso: Avviso): LetteraDiModello {
  const [oggetto, corpo] = nomi[a].map((nome) =>
    fillTesto(avviso.testi[nome] || testiPredefiniti[nome], avviso),
  );
  const giorno = isData(avviso.scadenza) ? formatData(avviso.scadenza) : avviso.scadenza;
  return {
    codice: 'f24',
    oggetto: oggetto ?? '',
    frasi: (corpo ?? '')
      .split('\n')
      .map((riga) => riga.trim())
      .filter(Boolean),
    note: [`Scadenza ${giorno}, saldo ${formatIt(avviso.saldo, { decimali: 2, mostraZero: true })} €.`],
  };
}
