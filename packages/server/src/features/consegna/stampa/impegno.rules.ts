import type { IntermediarioFilo } from '@quadra/contract';
import { formatData, isData } from '@quadra/values';
import type { VoceImpegno } from './foglio.ts';

function describeSede({ Via, CAP, ComuneDescrizione, Provincia }: IntermediarioFilo): string {
  const provincia = Provincia === null ? '' : `(${Provincia})`;
  const comune = [CAP, ComuneDescrizione, provincia].filter(Boolean).join(' ');
  return [Via, comune].filter(Boolean).join(', ');
}

/** The promise to send a declaration by telematic way, as the frontespizio says it; what is not known is left out. */
export function listImpegno(incaricato: IntermediarioFilo | null, dataImpegno: string | null): VoceImpegno[] {
  const giorno = dataImpegno !== null && isData(dataImpegno) ? formatData(dataImpegno) : '';
  if (incaricato === null) return giorno === '' ? [] : [{ titolo: "Data dell'impegno", valore: giorno }];
  const { RappresentanteCognome, RappresentanteNome } = incaricato;
  const voci: [string, string | null][] = [
    ['Incaricato', incaricato.Denominazione],
    ['Codice fiscale dell’incaricato', incaricato.CodiceFiscale],
    ["Numero d'iscrizione all'albo dei CAF", incaricato.NumeroIscrizioneCAF],
    ["Data dell'impegno", giorno],
    ['Indirizzo', describeSede(incaricato)],
    ['Rappresentante legale', [RappresentanteCognome, RappresentanteNome].filter(Boolean).join(' ')],
    ['E-mail', incaricato.Email],
    ['Telefono', incaricato.Telefono],
  ];
  return voci.flatMap(([titolo, valore]) => (valore ? [{ titolo, valore }] : []));
}
