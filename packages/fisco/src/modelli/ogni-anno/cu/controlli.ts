import {
  codice,
  type Dato,
  e,
  giorni,
  meno,
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
import * as r from '../../../regole/certificazione.ts';
import type { Controllo } from '../../scheda.ts';
import { codiciSomme, isDellAnno } from './punti.ts';

type Livello = Controllo['livello'];
const make = (nome: string, livello: Livello, dato: Dato, quando: Nodo, frase: string): Controllo => ({
  codice: nome,
  livello,
  dato,
  quando,
  frase,
  ...(dato.raccolta === undefined ? {} : { raccolta: dato.raccolta }),
});
const soloUno = (a: Nodo, b: Nodo): Nodo => o(e(a, non(b)), e(b, non(a)));

const fissi: readonly Controllo[] = [
  make(
    'PERCIPIENTE_SENZA_CODICE',
    'bloccante',
    r.codiceFiscale,
    e(presente(r.cognome), non(presente(r.codiceFiscale))),
    'Manca il codice fiscale del percipiente.',
  ),
  make(
    'CAUSALE_E_LORDO',
    'bloccante',
    r.causale,
    soloUno(presente(r.causale), presente(r.lordo)),
    'Causale (punto 1) e ammontare lordo (punto 4) si indicano insieme.',
  ),
  make(
    'SOMME_OLTRE_LORDO',
    'bloccante',
    r.lordo,
    oltre(zeroEuro, r.lordoNetto),
    'Le somme non soggette (punti 5 e 7) superano l’ammontare lordo (punto 4).',
  ),
  make(
    'RITENUTE_ALTERNATIVE',
    'bloccante',
    r.imposta,
    e(oltre(r.acconto, zeroEuro), oltre(r.imposta, zeroEuro)),
    'Le ritenute sono a titolo d’acconto (punto 9) o d’imposta (punto 10), non insieme.',
  ),
  make(
    'RITENUTE_OLTRE_IMPONIBILE',
    'discordanza',
    r.acconto,
    oltre(somma(r.acconto, r.imposta), r.imponibile),
    'Le ritenute superano l’imponibile (punto 8).',
  ),
  ...r.nonSoggette.map((coppia, i) =>
    make(
      `SOMME_SENZA_CODICE_${i + 1}`,
      'bloccante',
      coppia.codice,
      soloUno(presente(coppia.codice), oltre(coppia.importo, zeroEuro)),
      'Le altre somme non soggette (punto 7) vogliono il loro codice (punto 6), e il codice le somme.',
    ),
  ),
  make(
    'GIORNI_OLTRE_ANNO',
    'bloccante',
    r.giorniLavoro,
    oltre(somma(r.giorniLavoro, r.giorniPensione), giorni(365)),
    'I giorni di lavoro e di pensione (punti 6 e 7) insieme superano 365.',
  ),
  make(
    'RAPPORTO_ROVESCIATO',
    'bloccante',
    r.fine,
    e(presente(r.inizio), presente(r.fine), oltre(r.inizio, r.fine)),
    'Il rapporto finisce (punto 9) prima di cominciare (punto 8).',
  ),
  make(
    'RITENUTE_OLTRE_REDDITO',
    'discordanza',
    r.ritenute,
    oltre(r.ritenute, r.redditoLavoro),
    'Le ritenute (punto 21) superano i redditi (punti da 1 a 5).',
  ),
];

const trattamento = make(
  'TRATTAMENTO_CODICE',
  'discordanza',
  r.trattamento,
  o(
    e(uguale(r.codiceTrattamento, codice(1)), non(oltre(r.trattamento, zeroEuro))),
    e(uguale(r.codiceTrattamento, codice(2)), oltre(r.trattamento, zeroEuro)),
  ),
  'Il codice del trattamento integrativo (1 erogato, 2 non erogato) non concorda con l’importo.',
);
const netta = make(
  'NETTA_DIVERSA',
  'discordanza',
  r.netta,
  e(
    presente(r.netta),
    presente(r.lorda),
    presente(r.detrazioni),
    oltre(r.lorda, r.detrazioni),
    non(uguale(r.netta, meno(r.lorda, r.detrazioni))),
  ),
  'L’imposta netta (punto 375) non è la lorda (361) meno le detrazioni (374).',
);

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
    ),
  );
}

/** The checks of a Certificazione Unica of a year. */
export const listControlli = (anno: number): Controllo[] => [
  ...fissi,
  ...(anno >= 2021 ? [trattamento, netta] : []),
  ...checkCodici(anno),
];
