import { formatData } from '@quadra/values';
import { makeLettera } from '../../../gateways/posta/lettera.ts';
import type { Messaggio } from '../../../gateways/posta/port.ts';

interface Richiesta {
  readonly studio: string;
  /** One a line. */
  readonly documenti: string;
  readonly entro: string | null;
}

/** What a studio asks of its client: the documents to bring, and by when. */
export function writeRichiesta({ studio, documenti, entro }: Richiesta): Omit<Messaggio, 'destinatario'> {
  const voci = documenti
    .split('\n')
    .map((riga) => riga.trim())
    .filter(Boolean);
  return {
    modello: 'richiesta informazioni cliente',
    oggetto: `${studio}: richiesta di informazioni`,
    ...makeLettera({
      titolo: 'Richiesta di informazioni',
      frasi: [
        `${studio} chiede di far avere questi documenti o informazioni:`,
        ...voci.map((voce) => `– ${voce}`),
        ...(entro === null ? [] : [`Entro il ${formatData(entro)}.`]),
      ],
      note: [`Per ogni chiarimento rivolgersi a ${studio}.`],
    }),
  };
}
