import { sincronizzazione, statoCivile } from '@quadra/contract';
import { getEtichetta } from '../../../dominio/anagrafica/percorsi-campo.ts';
import type { RigaDifferenza } from '../../../dominio/bozza/BannerBozza.tsx';
import type { RighiBozza } from '../../../dominio/bozza/bozza.api.ts';
import { etichette, messaggiScheda as m } from '../../../messages/anagrafica-scheda.ts';
import { formatValore } from './conflitto.ts';
import { type Valori, valoriVuoti } from './valori.ts';

type Semplice = string | number | boolean;

/** The form path by path (`domicilioFiscale.cap`); a list of people is one value, as text. */
function* walk(valori: object, prima = ''): Generator<[percorso: string, valore: Semplice]> {
  for (const [nome, valore] of Object.entries(valori)) {
    if (Array.isArray(valore)) yield [prima + nome, JSON.stringify(valore)];
    else if (valore !== null && typeof valore === 'object') yield* walk(valore, `${prima}${nome}.`);
    else yield [prima + nome, valore as Semplice];
  }
}
const toRighi = (valori: Valori): Map<string, Semplice> => new Map(walk(valori));
const modello = toRighi(valoriVuoti);

/** What the form has otherwise than the saved record. */
export function computeModifiche(salvati: Valori, valori: Valori): RighiBozza {
  const prima = toRighi(salvati);
  return Object.fromEntries([...walk(valori)].filter(([percorso, valore]) => prima.get(percorso) !== valore));
}

/** The values of a draft that the form of today can hold, and that differ from what is saved. */
function listUtili(salvati: Valori, righi: RighiBozza): [percorso: string, valore: Semplice][] {
  const prima = toRighi(salvati);
  return Object.entries(righi).filter(
    (voce): voce is [string, Semplice] =>
      typeof voce[1] === typeof modello.get(voce[0]) && prima.get(voce[0]) !== voce[1],
  );
}

const isElenco = (percorso: string): percorso is 'familiari' =>
  Array.isArray(valoriVuoti[percorso as keyof Valori]);

function readElenco(testo: unknown): unknown[] {
  try {
    const letto: unknown = JSON.parse(String(testo));
    return Array.isArray(letto) ? letto : [];
  } catch {
    return [];
  }
}

/** The form with the values of a draft; what was typed meanwhile (`mie`) wins. */
export function applyBozza(valori: Valori, righi: RighiBozza, mie: RighiBozza): Valori {
  const risultato = structuredClone(valori);
  for (const [percorso, valore] of listUtili(valori, righi)) {
    if (percorso in mie) continue;
    if (isElenco(percorso)) {
      Object.assign(risultato, { [percorso]: readElenco(valore) });
      continue;
    }
    const [testa = '', coda] = percorso.split('.');
    const dove = (coda === undefined ? risultato : risultato[testa as 'residenza']) as Record<
      string,
      Semplice
    >;
    dove[coda ?? testa] = valore;
  }
  return risultato;
}

/** A comune is shown by its name, a choice by its word. */
function describe(percorso: string, righi: ReadonlyMap<string, Semplice>): string {
  const valore = righi.get(percorso);
  if (isElenco(percorso)) return m.righe(readElenco(valore).length);
  if (percorso === 'sincronizzazione') return sincronizzazione[Number(valore)] ?? '';
  if (percorso === 'tipo') return valore === 'PF' ? m.personaFisica : m.soggettoDiverso;
  if (percorso === 'statoCivile') return statoCivile[Number(valore)] ?? '';
  if (/comune(Nascita)?$/i.test(percorso)) return String(righi.get(`${percorso}Descrizione`) || valore);
  return formatValore(valore);
}

/** The differences of a draft as one reads them, field by field. */
export function listDifferenze(salvati: Valori, righi: RighiBozza): RigaDifferenza[] {
  const prima = toRighi(salvati);
  const dopo = toRighi(applyBozza(salvati, righi, {}));
  return listUtili(salvati, righi)
    .filter(([percorso]) => percorso in etichette)
    .map(([percorso]) => ({
      chiave: percorso,
      nome: getEtichetta(percorso),
      prima: describe(percorso, prima),
      dopo: describe(percorso, dopo),
    }));
}
