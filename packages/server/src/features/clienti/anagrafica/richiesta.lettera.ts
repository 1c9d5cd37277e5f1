import { formatData } from '@quadra/values';
import type { LetteraDiModello } from '../../base/posta/posta.public.ts';

interface Richiesta {
  readonly studio: string;
  readonly cliente: string;
  /** One a line. */
  readonly documenti: string;
  readonly entro: string | null;
}

/** What a studio asks of its client: the documents to bring, and by when. */
export function writeRichiesta({ studio, cliente, documenti, entro }: Richiesta): LetteraDiModello {
  const voci = documenti
    .split('\n')
    .map((riga) => riga.trim())
    .filter(Boolean)
    .map((voce) => `– ${voce}`);
  const scadenza = entro === null ? [] : [`Entro il ${formatData(entro)}.`];
  return {
    codice: 'richiesta-informazioni',
    oggetto: `${studio}: richiesta di informazioni`,
    frasi: [`${studio} chiede di far avere questi documenti o informazioni:`, ...voci, ...scadenza],
    note: [`Per ogni chiarimento rivolgersi a ${studio}.`],
    valori: { Nome: cliente, Documenti: voci.join('\n'), Scadenza: scadenza.join('') },
  };
}
