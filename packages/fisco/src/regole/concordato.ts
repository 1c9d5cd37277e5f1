import {
  arrotonda,
  cerca,
  dato,
  incerto,
  maggiore,
  meno,
  type Nodo,
  oltre,
  per,
  regola,
  se,
  somma,
  zeroEuro,
} from '../engine/index.ts';
import * as p from '../parametri/concordato.ts';
import { daRiscontrare, fonte, sempre, tra, tuir } from './fonti.ts';
import * as impresa from './impresa.ts';
import * as autonomo from './lavoro-autonomo.ts';

export const redditoConcordato = dato({
  id: 'concordato.reddito',
  titolo: 'Reddito concordato',
  unita: 'euro',
  seManca: 'zero',
  prova: 'accettazione della proposta',
});
export const redditoPrecedente = dato({
  id: 'concordato.precedente',
  titolo: 'Reddito dell’anno prima del biennio',
  unita: 'euro',
  seManca: 'ignoto',
  prova: 'proposta, rigo P04',
});
export const opzione = dato({
  id: 'concordato.opzione',
  titolo: 'Opzione per l’imposta sostitutiva',
  unita: 'logico',
  seManca: 'zero',
});
export const fasciaIsa = dato({
  id: 'concordato.fasciaIsa',
  titolo: 'Fascia del punteggio ISA',
  unita: 'codice',
  seManca: 'ignoto',
  prova: 'esito ISA',
});

const NORMA = fonte('D.Lgs. 13/2024', 'art. 20-bis');
const RETTIFICHE = daRiscontrare('D.Lgs. 13/2024', 'artt. 15 e 16');

export const eccedenza = regola({
  id: 'concordato.eccedenza',
  titolo: 'Maggior reddito concordato soggetto a imposta sostitutiva',
  unita: 'euro',
  formule: sempre(
    se(
      opzione,
      se(
        oltre(redditoConcordato, zeroEuro),
        maggiore(zeroEuro, meno(redditoConcordato, redditoPrecedente)),
        zeroEuro,
      ),
      zeroEuro,
    ),
    NORMA,
  ),
});
const ridotta = (base: Nodo) =>
  arrotonda.centesimo(per(base, cerca(fasciaIsa, p.aliquote, 'Fascia ISA {chiave} non prevista.')));
const BIENNIO =
  'il limite di 85.000 euro vale per chi ha aderito al biennio 2025-2026, non per chi lo ha fatto prima';
const oltreLimite = somma(
  ridotta(p.limite),
  arrotonda.centesimo(per(meno(eccedenza, p.limite), p.aliquotaOltre)),
);
export const imposta = regola({
  id: 'concordato.imposta',
  titolo: 'Imposta sostitutiva sul maggior reddito concordato',
  unita: 'euro',
  formule: [
    tra(2018, 2024, se(oltre(eccedenza, zeroEuro), ridotta(eccedenza), zeroEuro), NORMA),
    tra(
      2025,
      null,
      se(
        oltre(eccedenza, zeroEuro),
        se(oltre(eccedenza, p.limite), incerto(oltreLimite, BIENNIO), ridotta(eccedenza)),
        zeroEuro,
      ),
      NORMA,
      fonte('D.Lgs. 81/2025', 'modifiche all’art. 20-bis del D.Lgs. 13/2024'),
    ),
  ],
});
/** What is left of the agreed income for the IRPEF. */
export const ordinario = regola({
  id: 'concordato.ordinario',
  titolo: 'Reddito concordato soggetto a IRPEF',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(redditoConcordato, zeroEuro),
      incerto(
        maggiore(p.minimo, meno(redditoConcordato, eccedenza)),
        'rettifiche del reddito concordato a cura di chi compila',
      ),
      zeroEuro,
    ),
    NORMA,
    RETTIFICHE,
  ),
});
const effettivo = somma(impresa.reddito, autonomo.reddito, impresa.allevamento);
/** To RN1: with an agreement the income of the accounts does not count. */
export const redditoAttivita = regola({
  id: 'reddito.attivita',
  titolo: 'Redditi d’impresa e di lavoro autonomo',
  unita: 'euro',
  formule: sempre(
    se(oltre(redditoConcordato, zeroEuro), somma(ordinario, impresa.allevamento), effettivo),
    tuir('artt. 8, 54 e 55'),
  ),
});
/** For deductions and limits the law looks at the real income: what it is more, or less, than the agreed one. */
export const divarioEffettivo = regola({
  id: 'concordato.divarioEffettivo',
  titolo: 'Reddito effettivo meno quello concordato, per detrazioni e limiti',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(redditoConcordato, zeroEuro),
      incerto(meno(effettivo, redditoAttivita), 'reddito effettivo per detrazioni e limiti, da riscontrare'),
      zeroEuro,
    ),
    daRiscontrare('D.Lgs. 13/2024', 'art. 35'),
  ),
});
