import { messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import type { Valori } from './valori.ts';

type DatiCodice = {
  sesso: 'M' | 'F';
  dataNascita: string;
  comuneNascita: string;
  comuneNascitaDescrizione: string | null;
  provinciaNascita: string | null;
};
type CampoNascita =
  | 'sesso'
  | 'dataNascita'
  | 'comuneNascita'
  | 'comuneNascitaDescrizione'
  | 'provinciaNascita';

/** Compares the person with what its codice fiscale says: which empty fields it fills, which filled ones differ. */
export function confrontaCodice(
  valori: Valori,
  dati: DatiCodice,
  formatGiorno: (giorno: string) => string,
): { riempiti: [CampoNascita, string][]; diversi: [CampoNascita, string][] } {
  const riempiti: [CampoNascita, string][] = [];
  const diversi: [CampoNascita, string][] = [];
  const confronta = (campo: 'sesso' | 'dataNascita', mostrato: string) => {
    if (valori[campo] === '') riempiti.push([campo, dati[campo]]);
    else if (valori[campo] !== dati[campo]) diversi.push([campo, m.nelCodice(mostrato)]);
  };
  confronta('sesso', dati.sesso);
  confronta('dataNascita', formatGiorno(dati.dataNascita));
  if (valori.comuneNascita === '') {
    riempiti.push(['comuneNascita', dati.comuneNascita]);
    riempiti.push(['comuneNascitaDescrizione', dati.comuneNascitaDescrizione ?? dati.comuneNascita]);
    riempiti.push(['provinciaNascita', dati.provinciaNascita ?? '']);
  } else if (valori.comuneNascita !== dati.comuneNascita)
    diversi.push(['comuneNascita', m.nelCodice(dati.comuneNascitaDescrizione ?? dati.comuneNascita)]);
  return { riempiti, diversi };
}
