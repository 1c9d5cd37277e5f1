import {
  arrotonda,
  dato,
  e,
  meno,
  minore,
  type Nodo,
  nonDovuto,
  oltre,
  parte,
  per,
  presente,
  regola,
  se,
  somma,
  sommaDi,
  uguale,
  ultimo,
  zeroEuro,
} from '../engine/index.ts';
import { sempre, tuir } from './fonti.ts';
import { importo } from './importi.ts';
import { concordatoDeiSoci, trasparente } from './ires.ts';

/** Who the income of a transparent company goes to (TUIR artt. 115-116). */
export const soci = 'sociTrasparenza';
const ART_115 = tuir('artt. 115 e 116');
export const quota = dato({
  id: `${soci}.quota`,
  titolo: 'Quota %',
  unita: 'rapporto',
  raccolta: soci,
  seManca: 'zero',
});
/** A partner takes a loss up to his part of the net worth. */
export const patrimonio = importo(`${soci}.patrimonio`, 'Quota di patrimonio netto', soci);
const delSocio = (id: string, titolo: string, valore: Nodo) =>
  regola({ id: `${soci}.${id}`, titolo, unita: 'euro', raccolta: soci, formule: sempre(valore, ART_115) });
export const totaleQuote = regola({
  id: 'trasparenza.quote',
  titolo: 'Totale delle quote',
  unita: 'rapporto',
  formule: sempre(sommaDi(soci, quota), ART_115),
});
/** Whole euro each; the last takes what rounding leaves, once the shares make the whole. */
function makeParte(id: string, titolo: string, intero: Nodo) {
  const sua = delSocio(`${id}Arrotondato`, titolo, arrotonda.euro(per(intero, quota)));
  const resto = meno(arrotonda.euro(intero), sommaDi(soci, sua));
  const prende = e(uguale(totaleQuote, parte(1)), ultimo(soci, oltre(quota, parte(0))));
  return delSocio(id, titolo, se(prende, somma(sua, resto), sua));
}
export const redditoSocio = makeParte('reddito', 'Reddito', trasparente.netto);
/** CP3-CP5 of the partner, col. 2 and col. 3 (istruzioni PF 2026, fasc. 3, r. 8570-8579). */
export const sostitutivaSocio = makeParte(
  'sostitutiva',
  'Sostitutiva del concordato',
  concordatoDeiSoci.imposta,
);
export const oltreLimiteSocio = makeParte(
  'oltreLimite',
  'Imponibile oltre 85.000 euro',
  concordatoDeiSoci.oltreLimite,
);
const makeConcordato = (id: string, titolo: string, intero: Nodo) =>
  delSocio(
    id,
    titolo,
    se(concordatoDeiSoci.riguarda, makeParte(`${id}Parte`, titolo, intero), nonDovuto('nessun concordato')),
  );
/** RH5 col. 4, 16 and 17 of the partner; RF58 col. 2 and 3C, RF59 col. 2A of a business. */
export const concordatoSocio = {
  effettivo: makeConcordato('effettivo', 'Reddito effettivo', concordatoDeiSoci.effettivo),
  soglia: makeConcordato('soglia', 'Soglia minima del concordato', concordatoDeiSoci.soglia),
  perdita: makeConcordato('perditaCpb', 'Perdita non compensata', concordatoDeiSoci.perdita),
};
const perditaIntera = makeParte('perditaIntera', 'Perdita', trasparente.perdita);
export const perditaSocio = delSocio(
  'perdita',
  'Perdita',
  se(presente(patrimonio), minore(perditaIntera, patrimonio), perditaIntera),
);
/** What no partner may take stays with the company. */
export const perditaRimasta = regola({
  id: 'trasparenza.perditaRimasta',
  titolo: 'Perdita che resta alla società',
  unita: 'euro',
  formule: sempre(
    se(oltre(totaleQuote, parte(0)), meno(trasparente.perdita, sommaDi(soci, perditaSocio)), zeroEuro),
    ART_115,
  ),
});
