import * as r from '../../../regole/ires.ts';
import { redditoImpresa } from '../../../regole/reddito-impresa/reddito.ts';
import { ricevuteUsate } from '../../../regole/sostitutive-societa.ts';
import { quadroFC } from '../../2025/redditi-pf/fc.ts';
import { mostra, rigo, type Scheda } from '../../scheda.ts';
import { makeAccontiQuadro } from '../acconti.ts';
import { makeQuadriCategorie, makeQuadroRM } from '../categorie/quadri.ts';
import { listControlliComuni, makeQuadroRU, quadroAC, quadroDI } from '../comuni.ts';
import { makeQuadroCP } from '../concordato-quadro.ts';
import { makeFrontespizio } from '../frontespizio.ts';
import { makeQuadroCE, makeQuadroCessioni, makeQuadroPN } from '../gruppo-estero.ts';
import { makeQuadroRF } from '../impresa/rf.ts';
import { makeScheda, nonGestito, type QuadroDiAnni } from '../scheda-di-anni.ts';
import { makeQuadroRQ, makeQuadroRX, quadroOP, quadroRO, quadroRV } from './altri.ts';
import { listControlli } from './controlli.ts';
import { quadroRI } from './ri.ts';
import { makeQuadroRN } from './rn.ts';
import { makeQuadroRS } from './rs.ts';
import { makeQuadroTN, quadroGN } from './tn-gn.ts';

const maggiorazione = { titolo: 'Acconti della maggiorazione di comodo', ...r.anticipiMaggiorazione };

const makeCP = (anno: number) =>
  makeQuadroCP(
    anno,
    { regole: r.concordato, effettivo: redditoImpresa, minimo: r.minimoConcordato },
    undefined,
    ['RF', 'RS'],
  );

const categorie = makeQuadriCategorie({
  per: 'Solo per chi non risiede e non ha stabile organizzazione (RN902 colonna 1).',
  va: 'a RN902',
});
/** What of the group pays the tax on conferments, too. */
const cessioni: QuadroDiAnni = {
  ...makeQuadroCessioni(r.eccedenzeGruppo, 'RK', {
    va: 'tolto da RX1 colonna 5',
    righiRicevute: [
      rigo(26, 'Usate per le imposte sostitutive', [
        mostra(1, 'Importo', ricevuteUsate, { formulaBreve: 'RQ6' }),
      ]),
    ],
  }),
  dipendeDa: ['RQ'],
};
const imprese: QuadroDiAnni = {
  ...quadroFC,
  fascicolo: 1,
  titolo: 'Redditi dei soggetti controllati non residenti',
  nota: 'Una sola impresa estera, coi righi che sono noti. FC33 si indica già determinato; la quota di chi partecipa e la sua imposta stanno in RM.',
};

/** Quadri that read the agreement, where there is one. */
const CON_CONCORDATO = new Set(['RF', 'RN', 'ZA', 'TN', 'GN', 'RQ', 'RS', 'RX', 'PN', 'CE']);
const withConcordato = (anno: number) => (quadro: QuadroDiAnni) =>
  anno >= 2025 && CON_CONCORDATO.has(quadro.codice)
    ? { ...quadro, dipendeDa: [...quadro.dipendeDa, 'CP'] }
    : quadro;

/** Redditi Società di Capitali: the quadri of the form, from its public index. */
export const redditiSc = (anno: number): Scheda =>
  makeScheda(anno, {
    codice: 'redditi-sc',
    titolo: 'Redditi Società di Capitali',
    risultati: [{ nome: 'IRES', debito: ['RN23.1'], credito: ['RN24.1'] }],
    controlli: [...listControlli(anno), ...listControlliComuni(r.saldoSocieta.creditiImprese)],
    quadri: [
      makeFrontespizio({ soggetto: 'società', ruoli: 'società', isa: true }),
      { ...makeQuadroRF(anno, 'capitali', r.redditoImpresa), dipendeDa: ['RS'] },
      makeQuadroRN(anno),
      makeAccontiQuadro(r.anticipi, ['RN'], [maggiorazione]),
      makeQuadroPN(r.trust),
      makeQuadroTN(anno),
      quadroGN,
      nonGestito(
        'GC',
        'Determinazione del reddito complessivo ai fini del consolidato, in parte per trasparenza',
        'Consolidato misto',
      ),
      nonGestito('NI', 'Interruzione della tassazione di gruppo', 'Interruzione del gruppo'),
      quadroRI,
      makeQuadroRM(''),
      makeQuadroRQ(anno),
      makeQuadroRU(anno),
      imprese,
      nonGestito('RJ', 'Imprese marittime (tonnage tax)', 'Tonnage tax'),
      ...categorie,
      makeQuadroRS(anno),
      quadroRO,
      cessioni,
      nonGestito('RW', 'Investimenti e attività finanziarie all’estero', 'Attività estere'),
      quadroRV,
      quadroAC,
      nonGestito('TR', 'Imposizione in uscita e valori in ingresso', 'Trasferimento'),
      quadroOP,
      quadroDI,
      makeQuadroCE(r.creditoEstero),
      makeCP(anno),
      makeQuadroRX(anno),
    ].map(withConcordato(anno)),
  });
