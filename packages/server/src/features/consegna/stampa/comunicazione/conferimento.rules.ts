import type { Impegno, IntermediarioFilo } from '@quadra/contract';
import { formatData, isData } from '@quadra/values';
import { listImpegno } from '../impegno.rules.ts';
import type { Blocco } from './comunicazione.ts';

export interface DatiConferimento {
  readonly denominazione: string;
  readonly codiceFiscale: string;
  readonly modello: string;
  readonly annoImposta: number;
  readonly incaricato: IntermediarioFilo | null;
  readonly dataImpegno: string | null;
  readonly impegno: Impegno | null;
  /** The words of the studio, already filled; null where it has none of its own. */
  readonly parole: string | null;
}

const DA_SCRIVERE = '______________________';

const durate: Readonly<Record<Impegno, string>> = {
  Annuale: 'L’incarico vale per questa dichiarazione.',
  Pluriennale:
    'L’incarico vale anche per le dichiarazioni degli anni successivi, fino a revoca scritta o rinuncia.',
};

/**
 * The mandate of the client and the promise of who sends the declaration (D.P.R. 322/1998, art. 3, c. 6), each to be signed.
 * What is not known is left to be written by hand. Pure.
 */
export function describeConferimento(dati: DatiConferimento): readonly Blocco[] {
  const { denominazione, codiceFiscale, modello, annoImposta, incaricato, dataImpegno, impegno, parole } =
    dati;
  const chi = incaricato?.Denominazione ?? DA_SCRIVERE;
  const quando = dataImpegno !== null && isData(dataImpegno) ? formatData(dataImpegno) : '';
  const durata =
    impegno === null ? 'Durata dell’incarico: [   ] annuale   [   ] pluriennale.' : durate[impegno];
  return [
    {
      tipo: 'voci',
      titolo: 'Contribuente',
      voci: [
        { titolo: 'Cognome e nome o denominazione', valore: denominazione },
        { titolo: 'Codice fiscale', valore: codiceFiscale },
        { titolo: 'Dichiarazione', valore: modello },
        { titolo: 'Anno d’imposta', valore: String(annoImposta) },
      ],
    },
    {
      tipo: 'voci',
      titolo: 'Incaricato',
      voci:
        incaricato === null ? [{ titolo: 'Incaricato', valore: DA_SCRIVERE }] : listImpegno(incaricato, null),
    },
    {
      tipo: 'testo',
      testo: `${parole ?? `Il contribuente conferisce a ${chi} l’incarico di presentare in via telematica all’Agenzia delle Entrate la dichiarazione indicata.`} ${durata}`,
    },
    { tipo: 'firme', luogo: 'Luogo e data', firme: ['Firma del contribuente'] },
    {
      tipo: 'testo',
      testo: `${chi} si impegna a presentare in via telematica all’Agenzia delle Entrate la dichiarazione indicata (D.P.R. 322/1998, art. 3, comma 6), a comunicarne l’avvenuta ricezione e a consegnarne copia al contribuente. La dichiarazione è predisposta: [   ] dal contribuente   [   ] da chi effettua l’invio.`,
    },
    {
      tipo: 'firme',
      luogo: quando === '' ? 'Data dell’impegno' : `Data dell’impegno: ${quando}`,
      firme: ['Firma dell’incaricato'],
    },
  ];
}
