import { e, fino, non, oltre, presente, zeroEuro } from '../../../engine/index.ts';
import * as r from '../../../regole/consolidato.ts';
import type { Controllo } from '../../scheda.ts';
import { controlloCessioni, listControlliEstero } from '../gruppo-estero.ts';
import { blocca, informa } from '../impresa/controlli.ts';
import { controlloCompensata, controlloRimborso } from '../redditi-sc/controlli.ts';

const s = r.saldoGruppo;
/** The checks of a group's return. */
export const controlliGruppo: readonly Controllo[] = [
  {
    ...blocca(
      'NF_INTERESSI_E_ROL',
      e(oltre(r.interessiSocieta, zeroEuro), oltre(r.rolSocieta, zeroEuro)),
      r.rolSocieta,
      'NF: una società non trasferisce insieme interessi eccedenti e ROL.',
      'TUIR, art. 96, c. 14',
    ),
    raccolta: r.consolidate,
  },
  {
    ...informa(
      'NF_SENZA_REDDITO',
      e(oltre(r.minimoSocieta, zeroEuro), non(presente(r.redditoSocieta))),
      r.redditoSocieta,
      'NF: la società col reddito minimo non ha reddito né perdita.',
    ),
    raccolta: r.consolidate,
  },
  blocca(
    'CN4_PREMIALE',
    oltre(r.premiale, r.imponibile),
    r.premiale,
    'CN4: il reddito al 20% supera quello imponibile.',
    'L. 207/2024, art. 1, c. 436',
  ),
  informa(
    'CN4_ACE',
    oltre(r.nx.ace, r.aceUsata),
    r.nx.ace,
    'CN4: l’ACE trasferita supera il reddito, l’eccedenza resta alle società.',
    'D.L. 201/2011, art. 1',
  ),
  informa(
    'CN6_DETRAZIONI',
    oltre(r.detrazionePartiti, s.imposta),
    r.nx.partiti,
    'CN6: le detrazioni superano l’imposta.',
  ),
  informa(
    'NF_INTERESSI_SENZA_ROL',
    e(oltre(r.interessi, zeroEuro), fino(r.rol, zeroEuro)),
    r.interessi,
    'NF912: nessuna società ha ROL da dare, gli interessi restano indeducibili.',
    'TUIR, art. 96, c. 14',
  ),
  {
    ...blocca(
      'NI_PERDITE',
      oltre(r.perditeUsateGruppo, r.perditePortate),
      r.perditeUsateGruppo,
      'NI: le perdite usate superano quelle trasferite.',
      'TUIR, art. 124',
    ),
    raccolta: r.interruzioni,
  },
  ...listControlliEstero('NR', r.creditoEstero, s.creditiEsteri),
  controlloCessioni('CK', r.eccedenzeGruppo, r.rimborso.cedibile),
  controlloCompensata('CN20: la parte compensata supera l’eccedenza di CN19.', s.compensata, s.eccedenza),
  controlloRimborso('CC901', 'CC_RIMBORSO', r.rimborso),
  informa(
    'PERDITE_SUPERFLUE',
    e(oltre(r.perdite.limitateResidue, zeroEuro), oltre(r.imponibile, zeroEuro)),
    r.perdite.ordine,
    'Restano perdite del gruppo oltre l’80% del reddito: proseguono all’anno dopo.',
    'TUIR, art. 84',
  ),
];
