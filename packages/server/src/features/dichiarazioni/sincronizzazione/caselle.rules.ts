import { type Anagrafica, findNaturaGiuridica, type RelazioneFamiliare } from '@quadra/contract';
import {
  type CaselleDiCampo,
  type DatiModello,
  type FamiliareDichiarato,
  type Modello,
  readPersona,
  writePersona,
  writeSoggetto,
} from '@quadra/fisco';
import { annoImposta } from '@quadra/values';
import type { Evento, Scritta } from '../../clienti/anagrafica/anagrafica.public.ts';
import { computeSituazione } from '../../clienti/anagrafica/anagrafica.public.ts';

/** What the registry says in the caselle that a form names, by field of the registry. */
export function computeCaselleDi(
  modello: Pick<Modello, 'anno' | 'anagrafica'>,
  anagrafica: Anagrafica,
  eventi: readonly Evento[],
): CaselleDiCampo {
  const { comune } = computeSituazione(anagrafica, eventi, `${modello.anno}-01-01`).domicilioFiscale;
  return writeSoggetto(modello, [
    ['codiceFiscale', 'codiceFiscale', anagrafica.codiceFiscale],
    ['domicilioFiscale', 'domicilioFiscale', comune],
    // Where one casella is for the surname or the name of a company, it takes that of the client.
    ...(anagrafica.tipo === 'SD'
      ? [
          ['ragioneSociale', 'denominazione', anagrafica.ragioneSociale] as const,
          ['naturaGiuridica', 'naturaGiuridica', findNaturaGiuridica(anagrafica.naturaGiuridica)] as const,
        ]
      : [
          ['cognome', 'cognome', anagrafica.cognome] as const,
          ['nome', 'nome', anagrafica.nome] as const,
          ['dataNascita', 'dataNascita', anagrafica.dataNascita] as const,
        ]),
  ]);
}

/**
 * What the registry says in the caselle of a declaration of persone fisiche of a fiscal year: the fiscal domicile is that of the first of
 * January of the taxed year and of the year after.
 */
export function computeCaselle(
  anagrafica: Anagrafica,
  eventi: readonly Evento[],
  anno: number,
): CaselleDiCampo {
  const findComune = (inizio: number) =>
    computeSituazione(anagrafica, eventi, `${inizio}-01-01`).domicilioFiscale.comune;
  const persona = {
    ...anagrafica,
    domicilio: findComune(annoImposta(anno)),
    domicilioDopo: findComune(anno),
  };
  return writePersona(persona, anno);
}

/** The dependants as the declaration has them: the names, which it does not know, are those of the registry. */
const nameFamiliari = (
  letti: readonly FamiliareDichiarato[],
  prima: Scritta['familiari'],
): Scritta['familiari'] =>
  letti.map((letto) => {
    const suo = prima.find(({ codiceFiscale }) => codiceFiscale === letto.codiceFiscale);
    // The forms that do not tell an ascendant from others leave what the registry knows.
    const isNota = letto.relazione === 'A' && (suo?.relazione === 'G' || suo?.relazione === 'P');
    return {
      denominazione: '',
      minoreTreAnni: false,
      ...suo,
      ...letto,
      relazione: isNota ? suo.relazione : (letto.relazione as RelazioneFamiliare),
    };
  });

/** The record with what the changed caselle of a declaration say. */
export function applyCaselle(
  anagrafica: Anagrafica,
  righi: DatiModello,
  cambiate: readonly string[],
  anno: number,
): Anagrafica {
  const { domicilio: comune = null, familiari, ...letta } = readPersona(righi, cambiate, anno);
  const { domicilioFiscale } = anagrafica;
  const isAltroComune = comune !== null && comune !== domicilioFiscale.comune;
  return {
    ...anagrafica,
    ...letta,
    ...(isAltroComune && {
      domicilioFiscale: {
        ...domicilioFiscale,
        ...{ comune, comuneDescrizione: null, provincia: null, cap: null },
      },
    }),
    ...(familiari && { familiari: nameFamiliari(familiari, anagrafica.familiari) }),
  };
}
