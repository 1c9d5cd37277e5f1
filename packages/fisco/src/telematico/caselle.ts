import { baseOf, compareChiavi, moduloOf, withModulo } from '../modelli/chiave.ts';
import type { Modello, ValoreCasella } from '../modelli/modello.ts';
import { type CampoFile, campiTat00 } from '../modelli/ogni-anno/imu/campi.ts';
import { campiTas00 } from '../modelli/ogni-anno/imu-enc/campi.ts';
import { makeCertificazioni } from './certificazioni.ts';
import type { Elemento } from './elementi.ts';
import type { DichiarazioneFornita, Fornitura } from './fornitura.ts';
import { findCasella, lookFile } from './microscopio.ts';
import { placeCasella } from './redditi.ts';
import { splitRighe } from './riga.ts';
import type { Campo, Tracciato, Valore, Valori } from './tracciato.ts';

/** A declaration as its supply needs it: what stands in its caselle, who declares and who sends. */
export interface FonteFornitura {
  readonly anno: number;
  readonly codiceFiscale: string;
  /** By key, modulo included: what was entered and what was computed. */
  readonly caselle: Readonly<Record<string, ValoreCasella>>;
  /** Null: who declares sends it himself. */
  readonly intermediario: { readonly codiceFiscale: string; readonly alboCaf: string | null } | null;
  readonly dataImpegno: string | null;
}

const CAMPI: Readonly<Record<string, readonly CampoFile[]>> = { TAT00: campiTat00, TAS00: campiTas00 };

/** The elements of a form with codes of field, modulo by modulo, in the order of their codes. */
function makeModuli(
  modello: Pick<Modello, 'findCasella'>,
  { caselle }: FonteFornitura,
): DichiarazioneFornita['moduli'] {
  const moduli = new Map<number, Elemento[]>();
  for (const chiave of Object.keys(caselle).sort(compareChiavi)) {
    const casella = modello.findCasella(chiave);
    const posto = casella && placeCasella(casella);
    const valore = caselle[chiave];
    if (!posto || 'nonScritta' in posto || valore === undefined) continue;
    const modulo = moduloOf(chiave);
    const scritto = posto.formato === 'PC' ? Number(Number(valore).toFixed(3)) : valore;
    moduli.set(modulo, [...(moduli.get(modulo) ?? []), { ...posto, valore: scritto }]);
  }
  return [...moduli].sort(([a], [b]) => a - b).map(([modulo, elementi]) => ({ modulo, elementi }));
}

/** A value in the shape of its field: a percentage goes in two, whole part and hundredths. */
function writeCampi(campi: readonly Campo[], valore: ValoreCasella): [string, Valore][] {
  const [primo, secondo] = campi;
  if (primo === undefined) return [];
  if (secondo !== undefined) {
    const centesimi = Math.round(Number(valore) * 100);
    return [
      [primo.nome, Math.floor(centesimi / 100)],
      [secondo.nome, centesimi % 100],
    ];
  }
  if (primo.formato === 'NU') {
    const scala = primo.centesimi ? 100 : 1;
    return [[primo.nome, Math.round((Number(valore) || 0) * scala)]];
  }
  if (primo.formato === 'CB') return [[primo.nome, valore === true || valore === 1 || valore === '1']];
  return [[primo.nome, String(valore)]];
}

type Parti = {
  testa: Record<string, Valore>;
  frontespizio: Record<string, Valore>;
  gruppi: Record<string, Record<string, Valore>[]>;
  chiusure: Record<string, Record<string, Valore>>;
};

/** Where the values of a casella go: heading, front page, a copy of a block, or what is outside the blocks. */
function findPosto(
  parti: Parti,
  tracciato: Tracciato,
  voce: CampoFile,
  modulo: number,
): Record<string, Valore> {
  if (voce.record === 'A') return parti.testa;
  if (voce.record === 'B') return parti.frontespizio;
  const record = tracciato.record[voce.record];
  const campo = record?.campi.find((c) => c.numero === voce.campi[0]);
  if (record && record.perRecord > 0 && campo?.blocco === undefined) {
    parti.chiusure[voce.record] ??= {};
    return parti.chiusure[voce.record] ?? {};
  }
  const gruppo = parti.gruppi[voce.record] ?? [];
  parti.gruppi[voce.record] = gruppo;
  while (gruppo.length < modulo) gruppo.push({});
  return gruppo[modulo - 1] ?? {};
}

function countEnc({ frontespizio, gruppi }: Parti): void {
  const count = (tipo: string) => new Set((gruppi[tipo] ?? []).map((v) => v.progressivoImmobile)).size;
  const [finale = {}] = gruppi.E ?? [];
  frontespizio.immobiliA = count('C');
  frontespizio.ordiniA = gruppi.C?.length ?? 0;
  frontespizio.immobiliB = count('D');
  frontespizio.quadroC = ['dovuta', 'eccedenza', 'versata', 'debito', 'credito'].some((nome) => finale[nome]);
  frontespizio.quadroD = ['creditoTotale', 'rimborso', 'compensazione'].some((nome) => finale[nome]);
}

const isPieno = (valori: Valori): boolean => Object.values(valori).some(Boolean);

function makePosizionale(
  tracciato: Tracciato,
  campi: readonly CampoFile[],
  fonte: FonteFornitura,
): Fornitura {
  const parti: Parti = { testa: {}, frontespizio: {}, gruppi: {}, chiusure: {} };
  for (const [chiave, valore] of Object.entries(fonte.caselle)) {
    const [base, modulo] = [baseOf(chiave), moduloOf(chiave)];
    for (const voce of campi.filter((c) => c.chiave === base)) {
      const suoi = voce.campi.flatMap(
        (numero) => tracciato.record[voce.record]?.campi.find((c) => c.numero === numero) ?? [],
      );
      Object.assign(findPosto(parti, tracciato, voce, modulo), Object.fromEntries(writeCampi(suoi, valore)));
    }
  }
  for (const [tipo, copie] of Object.entries(parti.gruppi)) parti.gruppi[tipo] = copie.filter(isPieno);
  const { intermediario, dataImpegno, anno } = fonte;
  Object.assign(parti.frontespizio, {
    codiceFiscale: fonte.codiceFiscale,
    contribuente: parti.frontespizio.contribuente || fonte.codiceFiscale,
    anno,
    periodo: anno - 1,
    ...(intermediario && {
      intermediario: intermediario.codiceFiscale,
      alboCaf: Number(intermediario.alboCaf ?? 0) || 0,
      dataImpegno: dataImpegno ?? '',
      firmaIntermediario: true,
      ...(tracciato.codice === 'TAT00' && { impegno: 1 }),
    }),
  });
  if (tracciato.codice === 'TAS00') countEnc(parti);
  const dichiarante = String(parti.frontespizio.dichiarante ?? '') || fonte.codiceFiscale;
  const testa = {
    tipologia: 'N',
    progressivo: 1,
    totaleInvii: 1,
    ...parti.testa,
    ...makeFornitore(fonte, tracciato.codice === 'TAT00' ? dichiarante : fonte.codiceFiscale),
  };
  const { frontespizio, gruppi, chiusure } = parti;
  return { testa, dichiarazioni: [{ frontespizio, gruppi, chiusure }] };
}

const makeFornitore = ({ intermediario }: FonteFornitura, altrimenti: string): Valori => ({
  tipoFornitore: intermediario ? '10' : '01',
  fornitore: intermediario?.codiceFiscale ?? altrimenti,
});

/** The supply of one declaration. */
export function makeFornitura(
  tracciato: Tracciato,
  modello: Pick<Modello, 'findCasella'>,
  fonte: FonteFornitura,
): Fornitura {
  const campi = CAMPI[tracciato.codice];
  if (campi) return makePosizionale(tracciato, campi, fonte);
  if (tracciato.gruppoDa)
    return {
      testa: makeFornitore(fonte, fonte.codiceFiscale),
      dichiarazioni: [makeCertificazioni(modello, fonte)],
    };
  return {
    testa: makeFornitore(fonte, fonte.codiceFiscale),
    dichiarazioni: [
      { frontespizio: { codiceFiscale: fonte.codiceFiscale }, moduli: makeModuli(modello, fonte) ?? [] },
    ],
  };
}

/** A field of a file: its record, the progressivo modulo of that record, its number or code. */
export interface LuogoCampo {
  readonly record: string;
  readonly modulo: number;
  readonly campo: string;
}

/** Of a Certificazione Unica, what is the same in every certification. */
const isDelSostituto = (campo: string): boolean => /^DA00[13]/.test(campo);

/** The casella that a field of a file comes from; null when it is not of the form. */
export function findChiave(tracciato: Tracciato, { record: tipo, modulo, campo }: LuogoCampo): string | null {
  const campi = CAMPI[tracciato.codice];
  if (campi === undefined) return findCasella(campo, isDelSostituto(campo) ? 1 : modulo);
  const record = tracciato.record[tipo];
  const trovato = record?.campi.find((c) => String(c.numero) === campo);
  if (record === undefined || trovato === undefined) return null;
  const nome = trovato.nome.split('#')[0];
  const primo = record.campi.find((c) => c.nome === nome);
  const voce = campi.find((c) => c.record === tipo && c.campi.some((numero) => numero === primo?.numero));
  if (voce === undefined) return null;
  const ripetuta = trovato.blocco !== undefined || (tipo !== 'B' && tipo !== 'A' && record.perRecord === 0);
  const copia = ripetuta ? (modulo - 1) * Math.max(1, record.perRecord) + (trovato.blocco?.indice ?? 1) : 1;
  return withModulo(voce.chiave, copia);
}

/** The same, from a line of the file; of a certification only the first modulo of each kind has a casella that is known. */
function findChiaveDi(tracciato: Tracciato, riga: string, campo: Omit<LuogoCampo, 'modulo'>): string | null {
  const modulo = Number(riga.slice(17, 25)) || 1;
  const aGruppi = tracciato.gruppoDa !== undefined && campo.record !== 'B';
  if (aGruppi && modulo > 1) return null;
  return findChiave(tracciato, { ...campo, modulo: aGruppi ? Number(riga.slice(41, 46)) || 1 : modulo });
}

/** What a file says of each casella, as its characters; a field that comes from none is under its record and number. */
export function readCaselle(tracciato: Tracciato, testo: string): ReadonlyMap<string, string> {
  const righe = splitRighe(testo);
  const lette = new Map<string, string>();
  for (const { vetrini } of lookFile(tracciato, testo)) {
    for (const { riga, record, campo, testo: valore } of vetrini) {
      const chiave = findChiaveDi(tracciato, righe[riga - 1] ?? '', { record, campo });
      lette.set(chiave ?? `${record}/${campo}`, valore);
    }
  }
  return lette;
}
