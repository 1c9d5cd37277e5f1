import { type AreaDelegaUnica, paroleDelegaUnica, testiDelegaUnica as t } from '@quadra/contract';
import { formatData, giornoDiRoma } from '@quadra/values';
import { computeScadenza, type DelegaUnica } from '../../versamenti/delega/delega.public.ts';
import type { Comunicazione } from './comunicazione/comunicazione.ts';
import { quandoItaliano } from './stampa.service.ts';

/** The sheet that a client signs by hand, with what he grants. */
export function describeDelegaUnica(
  d: DelegaUnica,
  aree: readonly AreaDelegaUnica[],
  adesso: Date,
): Comunicazione {
  const concesse = d.aree_chieste.filter((area) => aree.includes(area));
  return {
    studio: d.nome_studio,
    logo: null,
    titolo: t.titolo,
    sottotitolo: d.intermediario_nome,
    denominazione: d.denominazione,
    codiceFiscale: d.codice_fiscale,
    quando: quandoItaliano.format(adesso),
    isBozza: false,
    blocchi: [
      {
        tipo: 'voci',
        titolo: t.concede,
        voci: concesse.map((area) => {
          const [titolo, valore] = paroleDelegaUnica[area];
          return { titolo, valore };
        }),
      },
      { tipo: 'testo', testo: t.vale(formatData(computeScadenza(giornoDiRoma(adesso)))) },
      { tipo: 'testo', testo: t.due },
      { tipo: 'testo', testo: t.norme },
      { tipo: 'firme', luogo: t.luogo, firme: [t.firme] },
    ],
  };
}
