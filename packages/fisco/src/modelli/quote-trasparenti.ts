import type { Concetto } from '../engine/index.ts';
import { trasparente, trasparenti } from '../regole/partecipazioni.ts';
import * as tn from '../regole/trasparenza.ts';
import { measureDati } from './calcolo.ts';
import { besideOf } from './chiave.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, DatiModello, Modello, ValoreCasella } from './modello.ts';
import { isNellInventario } from './quote-inventario.ts';
import { listConcordato, listPosti, listSostitutiva } from './quote-posti.ts';
import type { VoceRiporto } from './riporto.ts';
import { isDovuto } from './stato.ts';

/** Colonne that no rule reads: the tax code, in TN of the partner and in RH and CP of the company; the share in RH. */
const CF = 1;
const QUOTA = 3;
const NOTA = 'Come risulta dal quadro TN della società: confrontare con il prospetto dato al socio.';

/** What TN of a transparent company says of one partner; whole euro, null for who is not in it. */
function readSocio({ modello, dati, forzature }: LatoConfronto, codiceFiscale: string) {
  const { indice } = modello.struttura;
  const quanti = measureDati(indice, Object.keys(dati))[tn.soci] ?? 0;
  const posto = Array.from({ length: quanti }, (_, i) => i).find(
    (i) => dati[besideOf(indice.keyOf(tn.quota, i) ?? '', CF)] === codiceFiscale,
  );
  const chiaveQuota = posto === undefined ? undefined : indice.keyOf(tn.quota, posto);
  if (posto === undefined || chiaveQuota === undefined) return null;
  const calcolo = modello.createCalcolo(dati, forzature);
  const find = (nodo: Concetto) => {
    const chiave = indice.keyOf(nodo, posto);
    return chiave === undefined ? undefined : calcolo.get(chiave);
  };
  const read = (nodo: Concetto): number => {
    const esito = find(nodo);
    return esito === undefined || esito.stato === 'incompleto' ? 0 : Number(esito.valore ?? 0);
  };
  const { effettivo, perdita, soglia } = tn.concordatoSocio;
  const esito = find(effettivo);
  const isConcordato = esito !== undefined && isDovuto(esito);
  return {
    da: indice.keyOf(tn.redditoSocio, posto) ?? chiaveQuota,
    percentuale: dati[chiaveQuota],
    reddito: read(tn.redditoSocio) - read(tn.perditaSocio),
    concordato: isConcordato
      ? { effettivo: read(effettivo), perdita: read(perdita), soglia: read(soglia) }
      : undefined,
    imposta: read(tn.sostitutivaSocio),
    oltreLimite: read(tn.oltreLimiteSocio),
  };
}

/**
 * What the return of a transparent company (TUIR art. 116) gives to one of its partners, a person, found by tax code in TN: his
 * part of the income to RH5-RH6, where an agreed one has a colonna of its own, and of the substitute tax to CP3-CP5 (istruzioni PF
 * 2026, fasc. 3, r. 8570-8579). Nothing is written; withholdings, credits and advances are not in TN.
 */
export function proposeQuoteTrasparenti(
  prima: LatoConfronto,
  codiceFiscale: string,
  modello: Modello,
  attuali: DatiModello,
): readonly VoceRiporto[] {
  const socio = readSocio(prima, codiceFiscale);
  if (socio === null) return [];
  const { indice } = modello.struttura;
  const chiaveCf = prima.modello.anagrafica.codiceFiscale;
  const cf = chiaveCf === undefined ? undefined : prima.dati[chiaveCf];
  const voci: (readonly [a: ChiaveCasella, valore: ValoreCasella | undefined])[] = [];
  const dove = { modello, attuali, raccolta: trasparenti, dato: trasparente.reddito };
  const [posto] = listPosti(dove, cf, 1);
  const chiave = posto === undefined ? undefined : indice.keyOf(trasparente.reddito, posto);
  const hasQuota =
    !isNellInventario(prima, modello, attuali) &&
    (socio.reddito !== 0 || (socio.concordato?.effettivo ?? 0) !== 0);
  if (hasQuota && posto !== undefined && chiave !== undefined)
    voci.push(
      [besideOf(chiave, CF), cf],
      [besideOf(chiave, QUOTA), socio.percentuale],
      ...listConcordato(trasparente, chiave, socio.reddito, socio.concordato).map(
        ([a, valore]) => [typeof a === 'string' ? a : (indice.keyOf(a, posto) ?? ''), valore] as const,
      ),
    );
  voci.push(...listSostitutiva(dove, cf, socio));
  return voci.flatMap(([a, valore]): VoceRiporto[] => {
    const casella = modello.findCasella(a);
    if (!casella || valore === undefined || modello.checkValore(a, valore) !== null) return [];
    const attuale = attuali[a] ?? null;
    return [
      { gruppo: 'Partecipazioni', da: socio.da, a, titolo: casella.titolo, valore, attuale, nota: NOTA },
    ];
  });
}
