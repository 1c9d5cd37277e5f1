import {
  e,
  giorni,
  type Nodo,
  non,
  numero,
  o,
  oltre,
  presente,
  somma,
  uguale,
} from '../../../engine/index.ts';
import * as p from '../../../parametri/certificazione.ts';
import { primaPercentuale } from '../../../parametri/somma-esente.ts';
import * as t from '../../../parametri/trattamento-integrativo.ts';
import * as r from '../../../regole/certificazione.ts';
import * as l from '../../../regole/certificazione-lavoro.ts';
import type { Controllo } from '../../scheda.ts';
import { lontani, make, positivo, quotaDi } from './controllo.ts';

function checkPremi(anno: number): Controllo[] {
  const limite = (di: l.Premi): Nodo => {
    const casi = p.limitiPremi
      .filter((_, i) => i < 2 || anno >= 2026)
      .map((massimo, i) =>
        e(uguale(di.codice, numero(i + 1)), oltre(somma(di.agevolati, di.benefit), massimo)),
      );
    return o(...casi);
  };
  return l.premi.flatMap((di, i) => {
    const primo = 571 + 20 * i;
    return [
      make(
        `PREMI_SENZA_CODICE_${i + 1}`,
        'bloccante',
        di.codice,
        e(positivo(somma(di.agevolati, di.benefit, di.ordinari)), non(presente(di.codice))),
        `Ci sono premi di risultato senza il codice del limite (punto ${primo}).`,
        'Istruzioni 730/2026, rigo C4, col. 1',
      ),
      make(
        `PREMI_OLTRE_LIMITE_${i + 1}`,
        'discordanza',
        di.agevolati,
        limite(di),
        `I premi agevolati e i benefit (punti ${primo + 1} e ${primo + 2}) superano il limite del codice (punto ${primo}).`,
        'L. 208/2015, art. 1, cc. 182 e 189',
      ),
      make(
        `PREMI_IMPOSTA_${i + 1}`,
        'discordanza',
        di.imposta,
        lontani(somma(di.imposta, di.sospesa), quotaDi(di.agevolati, p.aliquotaPremi)),
        `L’imposta sostitutiva sui premi (punti ${primo + 5} e ${primo + 6}) non è quella dell’aliquota dell’anno sul punto ${primo + 1}.`,
        'L. 208/2015, art. 1, c. 182; L. 197/2022, art. 1, c. 63',
      ),
      make(
        `PREMI_DI_CUI_${i + 1}`,
        'bloccante',
        di.previdenza,
        oltre(somma(di.previdenza, di.sanitaria), di.benefit),
        `I contributi (punti ${primo + 3} e ${primo + 4}) superano i benefit (punto ${primo + 2}), che li comprendono.`,
        'Modello CU 2021, punti 573-575',
      ),
    ];
  });
}

const mance = [
  make(
    'MANCE_OLTRE_QUOTA',
    'discordanza',
    l.mance.agevolate,
    e(positivo(l.mance.reddito), oltre(l.mance.agevolate, quotaDi(l.mance.reddito, p.quotaMance))),
    'Le mance a imposta sostitutiva (punto 652) superano la parte ammessa dei redditi del settore (punto 651).',
    'L. 197/2022, art. 1, c. 58; L. 207/2024, art. 1, c. 520',
  ),
  make(
    'MANCE_IMPOSTA',
    'discordanza',
    l.mance.imposta,
    lontani(somma(l.mance.imposta, l.mance.sospesa), quotaDi(l.mance.agevolate, p.aliquotaMance)),
    'L’imposta sostitutiva sulle mance (punti 653 e 654) non è il 5% del punto 652.',
    'L. 197/2022, art. 1, c. 58',
  ),
  make(
    'MANCE_SENZA_REDDITO',
    'bloccante',
    l.mance.reddito,
    e(positivo(somma(l.mance.agevolate, l.mance.ordinarie)), non(positivo(l.mance.reddito))),
    'Ci sono mance (punti 652 e 655) senza il reddito del settore (punto 651).',
    'Istruzioni 730/2026, rigo C16, col. 1',
  ),
];

const tredicesima = [
  make(
    'TREDICESIMA_OLTRE',
    'discordanza',
    l.tredicesima.erogato,
    oltre(somma(l.tredicesima.erogato, l.tredicesima.nonErogato), t.tredicesima),
    'Il bonus tredicesima (punti 723 e 724) supera 100 euro.',
    'D.L. 113/2024, art. 2-bis',
  ),
  make(
    'TREDICESIMA_SENZA_DATI',
    'bloccante',
    l.tredicesima.reddito,
    e(
      positivo(somma(l.tredicesima.erogato, l.tredicesima.nonErogato)),
      o(non(presente(l.tredicesima.reddito)), non(presente(l.tredicesima.giorni))),
    ),
    'Con il bonus tredicesima si indicano il reddito (punto 721) e i giorni (punto 726).',
    'Istruzioni 730/2025, rigo C14, col. 5-8',
  ),
  make(
    'TREDICESIMA_REDDITO',
    'discordanza',
    l.tredicesima.reddito,
    e(positivo(l.tredicesima.erogato), oltre(l.tredicesima.reddito, p.limiteTredicesima)),
    'Il bonus tredicesima è erogato con un reddito di lavoro (punto 721) oltre 28.000 euro.',
    'D.L. 113/2024, art. 2-bis',
  ),
];

const { cuneo } = l;
const datiCuneo = o(
  positivo(somma(cuneo.reddito, cuneo.sportivo)),
  oltre(cuneo.giorni, giorni(0)),
  presente(cuneo.codice),
);
const dal2026 = [
  make(
    'CUNEO_TIPOLOGIA',
    'bloccante',
    cuneo.tipologia,
    e(uguale(cuneo.tipologia, numero(2)), datiCuneo),
    'Con il codice 2 (punto 718: nessun reddito di lavoro dipendente) i punti 719, 720, 721 e 724 restano vuoti.',
    'Istruzioni 730/2026, rigo C14, col. 5',
  ),
  make(
    'CUNEO_SENZA_TIPOLOGIA',
    'bloccante',
    cuneo.tipologia,
    e(o(datiCuneo, positivo(somma(r.redditi[0], r.redditi[1]))), non(presente(cuneo.tipologia))),
    'Manca la tipologia (punto 718): si indica sempre, anche oltre i limiti di reddito.',
    'Istruzioni 730/2026, rigo C14, col. 5',
  ),
  make(
    'CUNEO_SENZA_REDDITO',
    'bloccante',
    cuneo.reddito,
    e(
      uguale(cuneo.tipologia, numero(1)),
      o(non(positivo(somma(cuneo.reddito, cuneo.sportivo))), non(presente(cuneo.giorni))),
    ),
    'Con il codice 1 (punto 718) si indicano il reddito (punti 719 e 720) e i giorni (punto 721).',
    'Istruzioni 730/2026, rigo C14, col. 6-8',
  ),
  make(
    'CUNEO_CODICE',
    'discordanza',
    cuneo.erogata,
    o(
      e(uguale(cuneo.codice, numero(1)), non(positivo(cuneo.erogata))),
      e(uguale(cuneo.codice, numero(2)), positivo(cuneo.erogata)),
    ),
    'Il codice della somma che non concorre al reddito (punto 724: 1 erogata, 2 non erogata) non concorda con il punto 725.',
    'Istruzioni 730/2026, rigo C14, col. 9',
  ),
  make(
    'CUNEO_OLTRE_MASSIMO',
    'discordanza',
    cuneo.erogata,
    oltre(
      somma(cuneo.erogata, cuneo.nonErogata),
      quotaDi(somma(cuneo.reddito, cuneo.sportivo), primaPercentuale),
    ),
    'La somma che non concorre al reddito (punti 725 e 726) supera il 7,1% del reddito (punti 719 e 720).',
    'L. 207/2024, art. 1, c. 4',
  ),
  make(
    'CUNEO_NON_RECUPERATO',
    'informativa',
    cuneo.erogata,
    e(uguale(cuneo.tipologia, numero(2)), non(presente(cuneo.codice)), positivo(cuneo.erogata)),
    'La somma erogata e non recuperata (punto 725 senza 724) si restituisce nel 730, rigo F11 con codice 1.',
    'Istruzioni 730/2026, r. 3142-3150',
  ),
  make(
    'ULTERIORE_OLTRE_MASSIMO',
    'discordanza',
    l.ulteriore,
    oltre(l.ulteriore, p.massimoUlteriore),
    'L’ulteriore detrazione (punto 368) supera 1.000 euro.',
    'L. 207/2024, art. 1, c. 6',
  ),
  make(
    'CUNEO_DUE_MISURE',
    'discordanza',
    l.ulteriore,
    e(positivo(l.ulteriore), positivo(cuneo.erogata)),
    'Somma che non concorre al reddito (punto 725) e ulteriore detrazione (368) si escludono: la prima fino a 20.000 euro di reddito complessivo, la seconda oltre.',
    'L. 207/2024, art. 1, cc. 4 e 6',
  ),
  make(
    'NEOASSUNTI_OLTRE',
    'discordanza',
    l.neoassunti,
    oltre(l.neoassunti, p.limiteNeoassunti),
    'Le somme ai neoassunti per fabbricati in locazione (punto 476) superano 5.000 euro: il resto è reddito.',
    'L. 207/2024, art. 1, cc. 386-389',
  ),
];

/** The checks of what is taxed less than the rest, as the form of a year has its points. */
export const listControlliAgevolazioni = (anno: number): Controllo[] => [
  ...checkPremi(anno),
  ...(anno >= 2024 ? mance : []),
  ...(anno === 2025 ? tredicesima : []),
  ...(anno >= 2026 ? dal2026 : []),
];
