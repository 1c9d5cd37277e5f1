import {
  arrotonda,
  diviso,
  type Nodo,
  numero,
  oltre,
  parametro,
  per,
  regola,
  saldo,
  se,
  zeroEuro,
} from '../engine/index.ts';
import { daRiscontrare as incerta, legge, percento, vale } from '../parametri/scrittura.ts';
import { fonte, sempre } from './fonti.ts';
import { conteggio, importo, positivo } from './importi.ts';

type Fonte = ReturnType<typeof legge>;
const aliquota = (id: string, descrizione: string, quanto: number, norma: Fonte) =>
  parametro({
    id: `sostitutive/${id}`,
    descrizione,
    unita: 'quota',
    valori: [vale(2018, null, percento(quanto), norma)],
  });
/** A tax of its own: base and what it gives. */
function makeImposta(id: string, titolo: string, quanto: number, norma: Fonte) {
  const base = importo(`sostitutive.${id}.base`, `${titolo}: base`);
  const imposta: Nodo = arrotonda.euro(per(base, aliquota(id, titolo, quanto, norma)));
  return { titolo, base, imposta: conteggio(`sostitutive.${id}.imposta`, 'Imposta', imposta, norma) };
}

export const caf = makeImposta('caf', 'Conferimenti ai CAF', 19, incerta('L. 413/1991', 'art. 8'));
/** RQ5-RQ7: what the tax on conferments to CAF is paid with. */
export const creditiCaf = [
  importo('sostitutive.caf.credito1', 'Crediti d’imposta'),
  importo('sostitutive.caf.credito2', 'Eccedenze ricevute'),
  importo('sostitutive.caf.credito3', 'Credito IRES'),
] as const;
/** RK26: of what the group gave, what pays this tax. */
export const ricevuteUsate = conteggio(
  'sostitutive.caf.ricevuteUsate',
  'Eccedenze ricevute usate',
  creditiCaf[1],
  incerta('L. 413/1991', 'art. 8'),
);
export const cafDaVersare = conteggio(
  'sostitutive.caf.daVersare',
  'Da versare',
  positivo(saldo([caf.imposta], creditiCaf)),
  incerta('L. 413/1991', 'art. 8'),
);
/** Extraordinary operations of 2024 and after, at once: the part of IRES and that of IRAP. */
const OPERAZIONI = legge('D.Lgs. 192/2024', 'art. 12');
export const riallineamentoIres = makeImposta('riallineamento-ires', 'Riallineamento, IRES', 18, OPERAZIONI);
export const riallineamentoIrap = makeImposta('riallineamento-irap', 'Riallineamento, IRAP', 3, OPERAZIONI);
/** Reserves in suspension of tax, in four parts. */
export const affrancamento = makeImposta(
  'affrancamento',
  'Affrancamento delle riserve',
  10,
  legge('D.Lgs. 192/2024', 'art. 14'),
);
export const rataAffrancamento = regola({
  id: 'sostitutive.affrancamento.rata',
  titolo: 'Prima rata',
  unita: 'euro',
  formule: sempre(
    se(
      oltre(affrancamento.imposta, zeroEuro),
      arrotonda.euro(diviso(affrancamento.imposta, numero(4))),
      zeroEuro,
    ),
    fonte('D.Lgs. 192/2024', 'art. 14'),
  ),
});
export const addizionaleBanche = makeImposta(
  'addizionale-banche',
  'Addizionale degli intermediari',
  3.5,
  legge('L. 208/2015', 'art. 1, c. 65'),
);
export const tassaEtica = makeImposta(
  'tassa-etica',
  'Tassa etica',
  25,
  incerta('L. 266/2005', 'art. 1, c. 466'),
);
