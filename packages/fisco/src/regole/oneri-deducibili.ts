import { dato, maggiore, meno, minore, type Parametro, regola, somma, zeroEuro } from '../engine/index.ts';
import { limiteIstituzioniReligiose, limitePrevidenza, limiteServiziDomestici } from '../parametri/oneri.ts';
import { fonte, sempre, tuir } from './fonti.ts';
import { contributiEccedenti } from './sostitutiva.ts';

const versato = (id: string, titolo: string, prova?: string) =>
  dato({ id: `oneriDeducibili.${id}`, titolo, unita: 'euro', seManca: 'zero', ...(prova ? { prova } : {}) });

export const contributi = versato(
  'contributi',
  'Contributi previdenziali e assistenziali',
  'F24 versati nell’anno',
);
export const assegno = versato('assegnoConiuge', 'Assegno periodico al coniuge', 'bonifici e sentenza');
export const serviziDomestici = versato(
  'serviziDomestici',
  'Contributi per addetti ai servizi domestici',
  'bollettini INPS',
);
export const istituzioniReligiose = versato(
  'istituzioniReligiose',
  'Erogazioni a istituzioni religiose',
  'ricevute',
);
export const disabili = versato('disabili', 'Spese mediche di persone con disabilità', 'fatture');
export const previdenzaDedotta = versato(
  'previdenzaDedotta',
  'Previdenza complementare già dedotta dal sostituto',
  'CU, punto 412',
);
export const previdenzaNonDedotta = versato(
  'previdenzaNonDedotta',
  'Previdenza complementare non dedotta',
  'attestazione del fondo',
);

const limitato = (
  id: string,
  titolo: string,
  onere: typeof contributi,
  limite: Parametro,
  articolo: string,
) =>
  regola({
    id: `oneriDeducibili.${id}`,
    titolo,
    unita: 'euro',
    formule: sempre(minore(onere, limite), tuir(articolo)),
  });

/** «… sono deducibili fino all’importo di 1.549,37 euro» (TUIR art. 10, c. 2). */
export const serviziDomesticiDeducibili = limitato(
  'serviziDomesticiDeducibili',
  'Contributi per servizi domestici deducibili',
  serviziDomestici,
  limiteServiziDomestici,
  'art. 10, c. 2',
);
export const istituzioniReligioseDeducibili = limitato(
  'istituzioniReligioseDeducibili',
  'Erogazioni a istituzioni religiose deducibili',
  istituzioniReligiose,
  limiteIstituzioniReligiose,
  'art. 10, c. 1, lett. i',
);

/** What the employer has already deducted uses up the limit first. */
export const previdenzaDeducibile = regola({
  id: 'oneriDeducibili.previdenzaDeducibile',
  titolo: 'Previdenza complementare deducibile',
  unita: 'euro',
  formule: sempre(
    minore(previdenzaNonDedotta, maggiore(zeroEuro, meno(limitePrevidenza, previdenzaDedotta))),
    fonte('D.Lgs. 252/2005', 'art. 8, c. 4'),
  ),
});

export const oneriDeducibili = regola({
  id: 'oneriDeducibili.totale',
  titolo: 'Oneri deducibili',
  unita: 'euro',
  formule: sempre(
    somma(
      contributi,
      contributiEccedenti,
      assegno,
      serviziDomesticiDeducibili,
      istituzioniReligioseDeducibili,
      disabili,
      previdenzaDeducibile,
    ),
    tuir('art. 10'),
  ),
});
