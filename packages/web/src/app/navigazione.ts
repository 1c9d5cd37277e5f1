import { IconSchool } from '@tabler/icons-react';
import { hasRequisito } from '../api/requisiti.ts';
import type { Configurazione } from '../api/sessione.api.ts';
import { readChi, type Utente } from '../api/sessione.ts';
import { computeMetaFormazione } from '../api/suite.ts';
import { messaggiShell as m } from '../messages/shell.ts';
import {
  AIUTO,
  altreVoci,
  type GruppoNavigazione,
  gruppiNavigazione,
  gruppiVendita,
  isVenditore,
  type VoceEsterna,
  type VoceNavigazione,
} from './navigazione-voci.ts';
import { nomiDiSe } from './nomi-di-se.ts';
import { findRequisitoPagina } from './requisiti-pagina.ts';

/** A door that hides one thing alone is longer than the thing. */
const ALTRE_ALMENO = 2;

/** What a user may open, as he calls it: by whom he works for, by his role, and by what the page asks. */
function listOfferte(utente: Utente, voci: readonly VoceNavigazione[]): VoceNavigazione[] {
  const chi = readChi(utente);
  return voci
    .filter(
      ({ isVisibile, percorso }) =>
        (isVisibile?.(utente) ?? true) &&
        hasRequisito(utente, findRequisitoPagina(percorso)?.requisito ?? {}),
    )
    .flatMap((voce) => {
      if (chi === 'studio') return [voce];
      const nome = nomiDiSe[chi][voce.percorso];
      return nome === undefined ? [] : [{ ...voce, nome }];
    });
}

/** A group as this user has it: what he does not open every day stays behind only where something stands before it. */
function makeGruppo(utente: Utente, gruppo: GruppoNavigazione): GruppoNavigazione {
  const [voci, altre] = [listOfferte(utente, gruppo.voci), listOfferte(utente, gruppo.altre)];
  return voci.length === 0 || altre.length < ALTRE_ALMENO
    ? { ...gruppo, voci: [...voci, ...altre], altre: [] }
    : { ...gruppo, voci, altre };
}

/** The training area, where one has an address for who looks. */
export function listEsterne(utente: Utente, { suite, annoFiscale }: Configurazione): VoceEsterna[] {
  const profilo = utente.studio?.tipoProfiloCliente ?? null;
  const indirizzo = computeMetaFormazione({ mappa: suite, profilo, host: location.hostname }, annoFiscale);
  return indirizzo === null ? [] : [{ indirizzo, nome: m.formazione, icona: IconSchool }];
}

/** The groups with what this user may open; a group with nothing is not there. */
export function listGruppi(utente: Utente, configurazione: Configurazione): GruppoNavigazione[] {
  const esterne = listEsterne(utente, configurazione);
  return (isVenditore(utente) ? gruppiVendita : gruppiNavigazione)
    .map((gruppo) => ({
      ...makeGruppo(utente, gruppo),
      ...(gruppo.chiave === AIUTO ? { esterne } : {}),
    }))
    .filter(({ voci, esterne = [] }) => voci.length + esterne.length > 0);
}

/** On a phone, what who works for himself opens every day: in its order, and by shorter words. */
const principali: readonly (readonly [VoceNavigazione['percorso'], string?])[] = [
  ['/home'],
  ['/da-pagare'],
  ['/richieste-ricevute'],
  ['/documentale'],
  ['/help-desk'],
];

/** The entries of the bar of a phone; a studio, whose work is not five things, has none. */
export function listPrincipali(utente: Utente): VoceNavigazione[] {
  if (readChi(utente) === 'studio') return [];
  const offerte = listVociPalette(utente);
  return principali.flatMap(([percorso, nome]) => {
    const voce = offerte.find((una) => una.percorso === percorso);
    return voce ? [{ ...voce, nome: nome ?? voce.nome }] : [];
  });
}

/** What the palette finds: the navigation, and the pages that are reached from the account panel. */
export const listVociPalette = (utente: Utente): VoceNavigazione[] =>
  listOfferte(utente, [...gruppiNavigazione.flatMap(({ voci, altre }) => [...voci, ...altre]), ...altreVoci]);
