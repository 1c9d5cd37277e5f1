import {
  codice,
  e,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  presente,
  somma,
  uguale,
  zeroEuro,
} from '../../../engine/index.ts';
import * as p from '../../../parametri/certificazione.ts';
import * as r from '../../../regole/certificazione.ts';
import * as b from '../../../regole/certificazione-locazioni.ts';
import type { Controllo } from '../../scheda.ts';
import { numberCausale } from './causali.ts';
import { listControlliAgevolazioni } from './controlli-agevolazioni.ts';
import { listControlliLavoro } from './controlli-lavoro.ts';
import { lontani, make, positivo, quotaDi, soloUno } from './controllo.ts';
import { isDellAnno } from './punti.ts';
import { codiciSomme } from './punti-autonomo.ts';

const percipiente = make(
  'PERCIPIENTE_SENZA_CODICE',
  'bloccante',
  r.codiceFiscale,
  e(presente(r.cognome), non(presente(r.codiceFiscale))),
  'Manca il codice fiscale del percipiente.',
  'D.P.R. 322/1998, art. 4, c. 6-ter',
);

const autonomi = [
  make(
    'CAUSALE_E_LORDO',
    'bloccante',
    r.causale,
    soloUno(presente(r.causale), presente(r.lordo)),
    'Causale (punto 1) e ammontare lordo (punto 4) si indicano insieme.',
    'Modello CU 2021, lavoro autonomo, punti 1 e 4',
  ),
  make(
    'SOMME_OLTRE_LORDO',
    'bloccante',
    r.lordo,
    oltre(zeroEuro, r.lordoNetto),
    'Le somme non soggette (punti 5 e 7) superano l’ammontare lordo (punto 4).',
    'Modello CU 2021, lavoro autonomo, punti 4-8',
  ),
  make(
    'RITENUTE_ALTERNATIVE',
    'bloccante',
    r.imposta,
    e(positivo(r.acconto), positivo(r.imposta)),
    'Le ritenute sono a titolo d’acconto (punto 9) o d’imposta (punto 10), non insieme.',
    'D.P.R. 600/1973, art. 25',
  ),
  make(
    'RITENUTE_OLTRE_IMPONIBILE',
    'discordanza',
    r.acconto,
    oltre(somma(r.acconto, r.imposta), r.imponibile),
    'Le ritenute superano l’imponibile (punto 8).',
    'D.P.R. 600/1973, art. 25',
  ),
  make(
    'SOSPESE_OLTRE_RITENUTE_AUTONOMO',
    'bloccante',
    r.ritenuteSospese,
    oltre(r.ritenuteSospese, somma(r.acconto, r.imposta)),
    'Le ritenute sospese (punto 11) superano le ritenute (punti 9 e 10).',
    'Modello CU 2021, lavoro autonomo, punti 9-11',
  ),
  ...r.nonSoggette.map((coppia, i) =>
    make(
      `SOMME_SENZA_CODICE_${i + 1}`,
      'bloccante',
      coppia.codice,
      soloUno(presente(coppia.codice), positivo(coppia.importo)),
      'Le altre somme non soggette (punto 7) vogliono il loro codice (punto 6), e il codice le somme.',
      'Modello CU 2021, lavoro autonomo, punti 6 e 7',
    ),
  ),
];

/** The kinds of income that article 25 taxes at one rate, on the whole of them. */
const ALIQUOTA_UNICA = ['A', 'M', 'O'];
const PROVVIGIONI = ['Q', 'R', 'S', 'T', 'U'];
/** Allowances for which the year of the right and the advance are said. */
const INDENNITA = ['G', 'H', 'I'];

function checkCausali(anno: number): Controllo[] {
  const isUna = (causali: readonly string[]): Nodo =>
    o(...causali.map((causale) => uguale(r.causale, codice(numberCausale(anno, causale)))));
  const meta = quotaDi(r.imponibile, p.meta);
  const ventesimi = quotaDi(r.imponibile, p.quinta);
  return [
    make(
      'ANNO_SENZA_INDENNITA',
      'discordanza',
      r.anno,
      e(presente(r.anno), non(isUna(INDENNITA))),
      'L’anno (punto 2) si indica solo con le causali G, H e I.',
      'Tracciato CU, AU001002',
    ),
    make(
      'RITENUTA_AUTONOMI',
      'informativa',
      r.acconto,
      e(
        isUna(ALIQUOTA_UNICA),
        positivo(r.acconto),
        lontani(r.acconto, quotaDi(r.imponibile, p.aliquotaAutonomi)),
      ),
      'La ritenuta d’acconto (punto 9) non è il 20% dell’imponibile (punto 8).',
      'D.P.R. 600/1973, art. 25, c. 1',
    ),
    make(
      'RITENUTA_PROVVIGIONI',
      'informativa',
      r.acconto,
      e(
        isUna(PROVVIGIONI),
        positivo(r.acconto),
        lontani(r.acconto, quotaDi(meta, p.aliquotaProvvigioni)),
        lontani(r.acconto, quotaDi(ventesimi, p.aliquotaProvvigioni)),
      ),
      'La ritenuta sulle provvigioni (punto 9) non è il 23% della metà né di un quinto dell’imponibile (punto 8).',
      'D.P.R. 600/1973, art. 25-bis, cc. 1 e 2',
    ),
    make(
      'RITENUTA_NON_RESIDENTI',
      'informativa',
      r.imposta,
      e(
        isUna(ALIQUOTA_UNICA),
        positivo(r.imposta),
        lontani(r.imposta, quotaDi(r.imponibile, p.aliquotaNonResidenti)),
      ),
      'La ritenuta d’imposta (punto 10) non è il 30% dell’imponibile (punto 8).',
      'D.P.R. 600/1973, art. 25, c. 2',
    ),
    ...(anno >= 2024
      ? [
          make(
            'CAUSALE_SPORT',
            'informativa',
            r.causale,
            isUna(['N', 'N1', 'N2', 'N3']),
            'Le causali dello sport sono cambiate con la riforma: riscontrarle sulle istruzioni dell’anno.',
            'D.Lgs. 36/2021',
          ),
        ]
      : []),
    ...(anno >= 2025
      ? r.nonSoggette
          .slice(0, 1)
          .map((coppia) =>
            make(
              'FORFETARI_SENZA_CU',
              'informativa',
              coppia.codice,
              uguale(coppia.codice, numero(24)),
              'Per i compensi pagati dal 2024 ai forfetari la certificazione non si invia.',
              'D.Lgs. 1/2024, art. 3',
            ),
          )
      : []),
  ];
}

/** Codes of point 006 that are not among those known for the year; nothing is said of a year without a list. */
function checkCodici(anno: number): Controllo[] {
  const [elenco] = codiciSomme.filter((tabella) => isDellAnno(tabella, anno));
  if (elenco === undefined) return [];
  const noti = elenco.codici.map((uno) => numero(uno));
  return r.nonSoggette.map(({ codice: dato }, i) =>
    make(
      `CODICE_SOMME_${i + 1}`,
      'discordanza',
      dato,
      e(presente(dato), ...noti.map((uno) => non(uguale(dato, uno)))),
      `Il codice delle altre somme (punto 6) non è fra quelli noti per il ${anno}: ${elenco.codici.join(', ')}.`,
      'Tracciato CU, AU001006',
    ),
  );
}

const checkLocazioni = (anno: number): Controllo[] =>
  b.contratti.flatMap((di, i) => {
    const [suo, primo] = [100 * i, 100 * i + (anno >= 2023 ? 19 : 14)];
    return [
      make(
        `LOCAZIONE_RITENUTA_${i + 1}`,
        'discordanza',
        di.ritenuta,
        e(positivo(di.ritenuta), lontani(di.ritenuta, quotaDi(di.corrispettivo, p.aliquotaLocazioniBrevi))),
        `La ritenuta della locazione breve (punto ${primo + 1}) non è il 21% del corrispettivo (punto ${primo}).`,
        'D.L. 50/2017, art. 4, c. 5',
      ),
      make(
        `LOCAZIONE_SENZA_ANNO_${i + 1}`,
        'bloccante',
        di.anno,
        e(positivo(somma(di.corrispettivo, di.ritenuta)), non(presente(di.anno))),
        `Manca l’anno della locazione breve (punto ${suo + 4}): decide in quale dichiarazione va.`,
        'Istruzioni 730/2026, rigo F8',
      ),
    ];
  });

/** The checks of a Certificazione Unica of a year. */
export const listControlli = (anno: number): Controllo[] => [
  percipiente,
  ...autonomi,
  ...checkCausali(anno),
  ...checkCodici(anno),
  ...listControlliLavoro(anno),
  ...listControlliAgevolazioni(anno),
  ...checkLocazioni(anno),
];
