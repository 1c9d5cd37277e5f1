import type { loadVersamenti, RigoF24, Rilievo, Tributo } from '@quadra/fisco';
import { toCentesimi, toEuro } from '@quadra/values';
import type { F24Intero, SezioneF24 } from './f24.api.ts';

export type Versamenti = Awaited<ReturnType<typeof loadVersamenti>>;
/** Fields of a row that are texts, ticks, whole numbers or cents. */
const TESTI = [
  ...(['codice', 'rateazione', 'anno', 'ente', 'sede', 'posizione', 'da', 'a', 'cc', 'riferimento'] as const),
  ...(['ufficio', 'atto', 'operazione', 'tipo', 'elementi'] as const),
] as const;
const SPUNTE = ['ravvedimento', 'variati', 'acconto', 'saldo'] as const;
export type CampoTesto = (typeof TESTI)[number];
export type Spunta = (typeof SPUNTE)[number];
export type CampoImporto = 'debito' | 'credito' | 'detrazione';

/** A row as it is typed: texts are empty where there is nothing, amounts are cents. */
export type RigaValori = Record<CampoTesto, string> &
  Record<Spunta, boolean> &
  Record<CampoImporto | 'immobili', number | null> & {
    /** Tells one row from another while they are typed. */
    chiave: string;
    sezione: SezioneF24;
    idVoce: string | null;
    quota: number | null;
    calcolato: number | null;
    provenienza: F24Intero['righe'][number]['provenienza'];
  };

let ultima = 0;
/** A new row of a section, that begins as the row before it where they are likely the same. */
export function makeRiga(sezione: SezioneF24, prima?: RigaValori): RigaValori {
  ultima += 1;
  return {
    ...(Object.fromEntries(TESTI.map((nome) => [nome, ''])) as Record<CampoTesto, string>),
    ...(Object.fromEntries(SPUNTE.map((nome) => [nome, false])) as Record<Spunta, boolean>),
    ...{ debito: null, credito: null, detrazione: null, immobili: null },
    ...{ chiave: `nuova-${ultima}`, sezione, idVoce: null, quota: null, calcolato: null, provenienza: null },
    ...(prima === undefined ? {} : { ente: prima.ente, sede: prima.sede, anno: prima.anno }),
  };
}

const inCent = (euro: number | null | undefined): number | null => (euro ? toCentesimi(euro) : null);

/** A row of the server as it is typed. */
export const toRiga = (riga: F24Intero['righe'][number]): RigaValori => ({
  ...(Object.fromEntries(TESTI.map((nome) => [nome, riga[nome] ?? ''])) as Record<CampoTesto, string>),
  ...(Object.fromEntries(SPUNTE.map((nome) => [nome, riga[nome] === true])) as Record<Spunta, boolean>),
  debito: inCent(riga.debito),
  credito: inCent(riga.credito),
  detrazione: inCent(riga.detrazione),
  immobili: riga.immobili ?? null,
  chiave: riga.id,
  sezione: riga.sezione,
  idVoce: riga.idVoce,
  quota: inCent(riga.quota),
  calcolato: inCent(riga.calcolato),
  provenienza: riga.provenienza,
});

const importoDi = ({ debito, credito }: RigaValori): number => (debito ?? 0) + (credito ?? 0);
/** Nothing was typed in it, but what came from the row before. */
export const isVuota = (riga: RigaValori): boolean =>
  riga.codice === '' && importoDi(riga) === 0 && riga.posizione === '' && riga.elementi === '';

/** A row as the rules of the model look at it. */
export const toRigo = (riga: RigaValori): RigoF24 => {
  const testi = TESTI.filter((nome) => riga[nome] !== '').map((nome) => [nome, riga[nome]]);
  const spunte = SPUNTE.filter((nome) => riga[nome]).map((nome) => [nome, true]);
  const numeri = (['debito', 'credito', 'detrazione', 'immobili'] as const)
    .filter((nome) => (riga[nome] ?? 0) > 0)
    .map((nome) => [nome, riga[nome]]);
  return {
    codice: '',
    ...Object.fromEntries([...testi, ...spunte, ...numeri]),
    sezione: riga.sezione,
  };
};

const capitalize = (nome: string): string => nome.charAt(0).toUpperCase() + nome.slice(1);

/** A row as it is sent: of the voce no more than the row itself. */
export function toScritta(riga: RigaValori): object {
  const rigo = Object.entries(toRigo(riga)).map(([nome, valore]) => [
    capitalize(nome),
    ['debito', 'credito', 'detrazione'].includes(nome) ? toEuro(Number(valore)) : valore,
  ]);
  const quota = riga.quota === null ? null : Math.min(riga.quota, importoDi(riga));
  return {
    ...Object.fromEntries(rigo),
    IdVoce: riga.idVoce,
    Quota: riga.idVoce === null ? null : toEuro(quota),
    Calcolato: toEuro(riga.calcolato),
  };
}

/** What the rules say of what is typed: each with the place of its row and its field, where it is of one. */
export type RilievoDiRiga = Rilievo & { readonly posto: number | null; readonly nomeCampo: string };

/** Reads `righi[2].anno` as the third of the rows that are not empty, and its field. */
function locate(campo: string, posti: readonly number[]): { posto: number | null; nomeCampo: string } {
  const [, n, nomeCampo = ''] = /^righi\[(\d+)\](?:\.(\w+))?/.exec(campo) ?? [];
  return n === undefined ? { posto: null, nomeCampo: campo } : { posto: posti[Number(n)] ?? null, nomeCampo };
}

/** Checks rows as they are typed; an empty one is not looked at. */
export function checkRighe(
  v: Versamenti,
  modello: { tipo: F24Intero['tipo']; data: string; iban: string },
  righe: readonly RigaValori[],
): RilievoDiRiga[] {
  const posti = righe.flatMap((riga, posto) => (isVuota(riga) ? [] : [posto]));
  const righi = posti.map((posto) => toRigo(righe[posto] as RigaValori));
  if (righi.length === 0) return [];
  const iban = modello.iban.replaceAll(' ', '').toUpperCase();
  return v
    .checkF24({ tipo: modello.tipo, data: modello.data, righi, ...(iban ? { iban } : {}) })
    .map((rilievo) => ({ ...rilievo, ...locate(rilievo.campo, posti) }));
}

/** Which cells a code admits: of one that is not known, all. */
export function findAmmessi(tributo: Tributo | undefined) {
  return {
    rateazione: tributo?.rateazione !== '0000',
    anno: tributo?.anno !== false,
    debito: tributo?.uso !== 'R',
    credito: tributo?.uso !== 'D',
  };
}
