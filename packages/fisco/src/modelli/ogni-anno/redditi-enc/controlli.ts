import { e, fino, non, o, oltre, presente, somma, sotto, zeroEuro } from '../../../engine/index.ts';
import { limite398 } from '../../../parametri/societa.ts';
import * as r from '../../../regole/enti.ts';
import * as f from '../../../regole/enti-redditi.ts';
import type { Controllo } from '../../scheda.ts';
import { controlliCategorie } from '../categorie/controlli.ts';
import { controlloCessioni, listControlliEstero, listControlliTrust } from '../gruppo-estero.ts';
import { blocca, controlliRF, discorda, informa } from '../impresa/controlli.ts';
import { controlloCompensata, controlloRimborso, listControlliLiberalita } from '../redditi-sc/controlli.ts';

const s = r.saldoEnte;

const forfetari = somma(f.ricaviServizi, f.ricaviAltri);
/** The checks of a body's return. */
export const controlliEnte: readonly Controllo[] = [
  ...controlliRF,
  ...listControlliLiberalita('RN13', r.liberalita112, r.liberalita, r.sommaRedditi),
  ...controlliCategorie,
  controlloCessioni('RK', r.eccedenzeGruppo, r.rimborso.cedibile),
  ...listControlliTrust(r.trust),
  ...listControlliEstero('CE', r.creditoEstero, s.creditiEsteri),
  blocca(
    'RG_398_E_145',
    e(oltre(forfetari, zeroEuro), oltre(f.associazione.proventi, zeroEuro)),
    f.associazione.proventi,
    'Il regime dell’art. 145 (RG951) e quello della L. 398/1991 (RG961) sono alternativi.',
    'L. 398/1991, art. 2',
  ),
  discorda(
    'RG_398_LIMITE',
    oltre(f.associazione.proventi, limite398),
    f.associazione.proventi,
    'RG961: i proventi superano 400.000 euro, limite della L. 398/1991.',
    'L. 398/1991, art. 1',
  ),
  blocca(
    'RC_PROMISCUI',
    oltre(f.ricaviCommerciali, f.tutteEntrate),
    f.ricaviCommerciali,
    'RC903: i ricavi commerciali superano quelli in tutto.',
    'TUIR, art. 144, c. 4',
  ),
  informa(
    'RC_SENZA_ENTRATE',
    e(oltre(f.costiPromiscui, zeroEuro), non(presente(f.tutteEntrate))),
    f.tutteEntrate,
    'RC903: senza ricavi e proventi in tutto i costi promiscui non si deducono.',
    'TUIR, art. 144, c. 4',
  ),
  discorda(
    'RN15_ONERI',
    oltre(r.oneri, r.oneriUsati),
    r.oneri,
    'RN15: gli oneri deducibili superano il reddito, la parte eccedente si perde.',
    'TUIR, art. 146',
  ),
  discorda(
    'RN20_GALLIERA',
    oltre(r.galliera, r.gallieraUsata),
    r.galliera,
    'RN20: la detrazione per il Galliera non supera il 30% dell’imposta.',
  ),
  blocca(
    'RN18_PIENO',
    oltre(r.redditoPieno, r.imponibile),
    r.redditoPieno,
    'RN909: il reddito ad aliquota piena supera quello imponibile.',
  ),
  informa(
    'RN909_SENZA_RIDUZIONE',
    e(oltre(r.redditoPieno, zeroEuro), non(r.agevolato)),
    r.redditoPieno,
    'RN909: senza la riduzione tutto il reddito è ad aliquota piena.',
    'D.P.R. 601/1973, art. 6',
  ),
  informa(
    'RN987_DIVIDENDI',
    e(f.interesseGenerale, fino(f.dividendi, zeroEuro)),
    f.dividendi,
    'RN987: la riduzione dei dividendi vuole il loro importo.',
    'L. 178/2020, art. 1, c. 44',
  ),
  informa(
    'RN13_MINIMO',
    e(oltre(r.minimoComodo, zeroEuro), sotto(r.reddito, r.minimoComodo)),
    r.minimoComodo,
    'RN13: il reddito è portato al minimo.',
  ),
  informa(
    'RN20_OLTRE_IMPOSTA',
    oltre(somma(s.detrazioni, r.detrazioneOneri, ...r.altreDetrazioni.map((d) => d.dato)), s.imposta),
    s.detrazioni,
    'RN20: le detrazioni superano l’imposta.',
    'TUIR, art. 147',
  ),
  controlloCompensata('RN31: la parte compensata supera l’eccedenza di RN30.', s.compensata, s.eccedenza),
  controlloRimborso('RX1', 'RX1_RIMBORSO', r.rimborso),
  informa(
    'PERDITE_SUPERFLUE',
    o(oltre(r.perdite.limitateResidue, zeroEuro), oltre(r.perdite.pieneResidue, zeroEuro)),
    r.perdite.ordine,
    'Restano perdite d’impresa non usate: proseguono all’anno dopo.',
    'TUIR, art. 84',
  ),
];
