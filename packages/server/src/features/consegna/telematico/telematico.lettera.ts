import { testiPredefiniti } from '@quadra/contract';
import { formatData, isData } from '@quadra/values';
import type { LetteraDiModello } from '../../base/posta/posta.public.ts';

interface Invio {
  /** The texts that the studio wrote of its own. */
  readonly testi: Readonly<Record<string, string>>;
  readonly cliente: string;
  readonly studio: string;
  readonly anno: number;
  readonly inviatoIl: string;
  readonly protocollo: string | null;
}

const fillTesto = (testo: string, { cliente, studio, anno }: Invio): string =>
  testo.replaceAll('{cliente}', cliente).replaceAll('{studio}', studio).replaceAll('{anno}', String(anno));

/** The mail that tells a client that his declaration was sent, in the words of the studio. */
export function writeAvvisoInvio(invio: Invio): LetteraDiModello {
  const read = (nome: 'OggettoInvioTelematico' | 'CorpoInvioTelematico') =>
    fillTesto(invio.testi[nome] || testiPredefiniti[nome], invio);
  const giorno = isData(invio.inviatoIl) ? formatData(invio.inviatoIl) : invio.inviatoIl;
  const oggetto = read('OggettoInvioTelematico');
  return {
    codice: 'notifica',
    oggetto,
    frasi: read('CorpoInvioTelematico')
      .split('\n')
      .map((riga) => riga.trim())
      .filter(Boolean),
    note: [`Inviata il ${giorno}${invio.protocollo === null ? '' : `, protocollo ${invio.protocollo}`}.`],
  };
}
