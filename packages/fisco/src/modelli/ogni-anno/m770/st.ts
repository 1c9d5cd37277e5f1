import * as r from '../../../regole/sostituto.ts';
import { annota, type Colonna, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { base, DECIMALE } from './base.ts';

/** The first section of the form has twelve righi, from 2; where the others begin is not known. */
const RIGHI = 12;
const COLONNE =
  'Le colonne sono quelle del modello 2022, scritte da un programma che ne fa il file; i righi da 901 sono interni. Nessun rigo di ST e SV entra nel file.';

/** Letters of column 10. Of most the meaning was not found; F and N ended with the form of 2025, M began with it. */
const NOTE: Readonly<Record<string, string>> = {
  F: 'Ripresa dei versamenti sospesi per il sisma del 2016',
  M: 'Conguaglio entro due mesi dalla cessazione, amministrazioni statali',
  N: 'Rate residue, saldo e primo acconto delle addizionali nello stesso rigo',
};
const isNota = (nota: string, anno: number): boolean => (anno >= 2025 ? !'FN'.includes(nota) : nota !== 'M');
const listNote = (anno: number) =>
  [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
    .filter((nota) => isNota(nota, anno))
    .map((codice) => ({ codice, descrizione: NOTE[codice] ?? 'Vedere le istruzioni dell’anno' }));

interface Sezione {
  readonly di: r.Versamenti;
  readonly primo: number;
  readonly righi: number;
  readonly totale: number;
  /** To whom: the regione or the comune. */
  readonly a?: Colonna;
  /** Whether it has what was suspended. */
  readonly sospesi: boolean;
}

const versamento = (numero: number, { di, a, sospesi }: Sezione, anno: number): RigoScheda =>
  rigo(
    numero,
    'Versamento',
    [
      inserisce(1, 'Periodo, MMAAAA', di.periodo, { max: 122_099, istruzioni: 'Mese e anno: 032025.' }),
      inserisce(2, 'Ritenute operate', di.operate, DECIMALE),
      inserisce(6, 'Crediti scomputati', di.scomputati, DECIMALE),
      inserisce(7, 'Importo versato', di.versate, DECIMALE),
      inserisce(8, 'Interessi', di.interessi, DECIMALE),
      inserisce(9, 'Ravvedimento', di.ravvedimento),
      annota(10, 'Note', 'codice', { opzioni: listNote(anno) }),
      inserisce(11, 'Codice tributo', di.tributo),
      annota(12, 'Tesoreria', 'barrata'),
      ...(a ? [a] : []),
      inserisce(14, 'Data di versamento', di.data),
      ...(sospesi
        ? [
            inserisce(15, 'Sospensione, nota', di.notaSospese, { max: 99 }),
            inserisce(16, 'Sospensione, importo', di.sospese, DECIMALE),
          ]
        : []),
    ],
    { raccolta: di.raccolta },
  );
const totale = ({ di, totale: numero }: Sezione): RigoScheda =>
  rigo(
    numero,
    'Totale',
    [
      mostra(1, 'Operate', di.totaleOperate, DECIMALE),
      mostra(2, 'Versate', di.totaleVersate, DECIMALE),
      mostra(3, 'Differenza', di.differenza, {
        ...DECIMALE,
        negativi: true,
        formulaBreve: 'operate − scomputati − sospesi − (versato − interessi)',
      }),
      ...di.altriTotali.map((concetto, i) => mostra(4 + i, concetto.titolo, concetto, DECIMALE)),
    ],
    { totale: true },
  );
/** The payments of a kind in a modulo, then their total. */
const draw = (titolo: string, sezione: Sezione, anno: number) => ({
  titolo,
  righi: [
    ...Array.from({ length: sezione.righi }, (_, n) => versamento(sezione.primo + n, sezione, anno)),
    totale(sezione),
  ],
});

/** Column 13 was taken off the form of 2025. */
const regione = (anno: number): { a?: Colonna } =>
  anno <= 2024 ? { a: annota(13, 'Codice regione', 'intero', { min: 1, max: 21 }) } : {};

export function quadroST(anno: number): QuadroDiAnni {
  const [erario, regionale, capitale, sostitutive] = r.sezioniST;
  return {
    ...base,
    codice: 'ST',
    titolo: 'Ritenute operate e versamenti',
    titoloBreve: 'Ritenute',
    nota: COLONNE,
    sezioni: [
      draw('Sezione I, erario', { di: erario, primo: 2, righi: RIGHI, totale: 920, sospesi: true }, anno),
      draw(
        'Sezione II, addizionale regionale (righi interni)',
        { di: regionale, primo: 921, righi: 6, totale: 930, sospesi: true, ...regione(anno) },
        anno,
      ),
      draw(
        'Sezione III, redditi di capitale e altri (righi interni)',
        { di: capitale, primo: 931, righi: 6, totale: 940, sospesi: false },
        anno,
      ),
      draw(
        'Sezione IV, imposte sostitutive su redditi diversi (righi interni)',
        { di: sostitutive, primo: 941, righi: 6, totale: 950, sospesi: false },
        anno,
      ),
    ],
  };
}

const COMUNE = annota(13, 'Comune', 'testo', { lunghezza: 4, istruzioni: 'Codice catastale del comune.' });
export const quadroSV = (anno: number): QuadroDiAnni => ({
  ...base,
  codice: 'SV',
  titolo: 'Trattenute di addizionali comunali',
  titoloBreve: 'Addizionali comunali',
  nota: COLONNE,
  sezioni: [
    draw(
      'Addizionale comunale (righi interni)',
      { di: r.comunali, primo: 911, righi: 6, totale: 920, sospesi: true, a: COMUNE },
      anno,
    ),
  ],
});
