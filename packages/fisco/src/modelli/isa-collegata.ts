import { daysBetween } from '@quadra/values';
import { type Concetto, type Dato, findValore, type Parametro } from '../engine/index.ts';
import { limite, limiteDal } from '../parametri/concordato.ts';
import * as persona from '../regole/concordato.ts';
import { concordato as irap } from '../regole/irap/deduzioni.ts';
import { concordato as societa } from '../regole/ires.ts';
import * as proposta from '../regole/isa/proposta.ts';
import * as voto from '../regole/isa/punteggio.ts';
import { visto } from '../regole/iva-prospetti.ts';
import * as sp from '../regole/societa-persone.ts';
import { soggettoIsa } from '../regole/soggetto.ts';
import type { LatoConfronto } from './confronto.ts';
import type { ChiaveCasella, CodiceModello, DatiModello, Modello, ValoreCasella } from './modello.ts';

/** CP1 or CP2: col. 1, 2, 4 and, from the form of 2026, 6. */
interface Accordo {
  readonly reddito: Dato;
  readonly precedente: Dato;
  readonly aliquota: Dato;
  readonly comma: Dato;
}
const toAccordo = (di: typeof societa): Accordo => ({
  ...{ reddito: di.concordato, precedente: di.precedente, aliquota: di.fascia, comma: di.comma1bis },
});
const accordi: Readonly<
  Partial<Record<CodiceModello, { readonly impresa: Accordo; readonly autonomo?: Accordo }>>
> = {
  'redditi-pf': { impresa: persona.impresa, autonomo: persona.autonomo },
  'redditi-sp': { impresa: toAccordo(sp.concordatoImpresa), autonomo: toAccordo(sp.concordatoAutonomo) },
  'redditi-sc': { impresa: toAccordo(societa) },
};

/** What an ISA says to another form of the same client. */
export interface VoceIsa {
  readonly a: ChiaveCasella;
  readonly da: ChiaveCasella;
  readonly valore: ValoreCasella;
}
type Letto = { readonly da: ChiaveCasella; readonly valore: ValoreCasella };

const open = ({ modello, dati, forzature }: LatoConfronto) => {
  const calcolo = modello.createCalcolo(dati, forzature);
  return (nodo: Concetto | Dato): Letto | undefined => {
    const da = modello.struttura.indice.keyOf(nodo, 0);
    const esito = da === undefined ? undefined : calcolo.get(da);
    const valore = da === undefined ? undefined : (esito?.valore ?? dati[da]);
    return da === undefined || esito?.stato === 'incompleto' || valore === undefined || valore === null
      ? undefined
      : { da, valore };
  };
};
const toVoce = (modello: Modello, dove: Dato, letto: Letto | undefined): VoceIsa[] => {
  const a = modello.struttura.indice.keyOf(dove, 0);
  return a === undefined || letto === undefined || modello.checkValore(a, letto.valore) !== null
    ? []
    : [{ a, ...letto }];
};
const isImporto = (letto: Letto | undefined): letto is Letto => Number(letto?.valore ?? 0) > 0;

/** Of the same year: who applies the ISA pays the advances in two halves (D.L. 124/2019, art. 58). Not of who is left out. */
export function proposeSoggettoIsa(isa: LatoConfronto, modello: Modello): readonly VoceIsa[] {
  const read = open(isa);
  const da = read(voto.finale) ?? read(voto.punteggio);
  const fuori = isa.modello.struttura.indice.keyOf(voto.causa, 0);
  if (fuori !== undefined && (isa.dati[fuori] ?? '') !== '') return [];
  const chiave = isa.modello.struttura.indice.keyOf(voto.punteggio, 0) ?? '';
  return toVoce(modello, soggettoIsa, { da: da?.da ?? chiave, valore: true });
}

/** Up to what amount a good score, or the agreement, does without the visa (D.L. 50/2017, art. 9-bis, c. 11, lett. a and b); whole euro. */
export function listBenefici(
  isa: LatoConfronto,
  quali: readonly ('iva' | 'dirette' | 'rimborso')[],
): readonly { readonly da: ChiaveCasella; readonly titolo: string; readonly importo: number }[] {
  const read = open(isa);
  return quali.flatMap((quale) => {
    const letto = read(voto.benefici[quale]);
    const { titolo } = voto.benefici[quale];
    return isImporto(letto) ? [{ da: letto.da, titolo, importo: Number(letto.valore) }] : [];
  });
}

/** The years of the ISA whose act on the benefits was read (provv. 140005/2023, 205127/2024, 176203/2025). */
const LETTI = [2023, 2024, 2025];
/** FR11 col. 3 of the IVA of the year after: the score stands for the visa. Only of the years whose act was read. */
export function proposeEsonero(isa: LatoConfronto, modello: Modello): readonly VoceIsa[] {
  const [beneficio] = LETTI.includes(isa.modello.anno) ? listBenefici(isa, ['iva']) : [];
  return beneficio === undefined ? [] : toVoce(modello, visto.esonero, { da: beneficio.da, valore: true });
}

const has = (righi: DatiModello, ...quadri: readonly string[]) =>
  Object.keys(righi).some((chiave) => quadri.some((quadro) => chiave.startsWith(quadro)));
/** CP1 or CP2: by the books of who declares; undefined where they do not say. */
function findAccordo(modello: Modello, attuali: DatiModello): Accordo | undefined {
  const suoi = accordi[modello.codice];
  if (suoi?.autonomo === undefined) return suoi?.impresa;
  const [impresa, autonomo] = [has(attuali, 'RF', 'RG'), has(attuali, 'RE')];
  return impresa === autonomo ? undefined : impresa ? suoi.impresa : suoi.autonomo;
}
/** The code of a rate, that the forms number each in its way: «10%, punteggio da 8». */
function findAliquota(modello: Modello, dove: Dato, letto: Letto | undefined): Letto | undefined {
  const a = modello.struttura.indice.keyOf(dove, 0);
  const opzione = (a === undefined ? undefined : modello.findCasella(a))?.opzioni?.find(({ descrizione }) =>
    descrizione.startsWith(`${Number(letto?.valore ?? 0)}%`),
  );
  return opzione && letto ? { da: letto.da, valore: opzione.codice } : undefined;
}

/** CP1 and CP2 col. 6 ask when one joined of who is over the limit: in cents, and in days. Nobody is over where there is none. */
const readLimite = ({ annoImposta }: Modello, quale: Parametro): number =>
  findValore(quale, annoImposta)?.valore ?? Number.POSITIVE_INFINITY;
const toGiorno = (data: ValoreCasella): number =>
  typeof data === 'number' ? data : daysBetween('1970-01-01', String(data));

/**
 * What an agreement accepted with an ISA of one or two years before says to CP1 or CP2, or to IS250 of the IRAP: P06 and P08 for its
 * first year, P07 and P09 for the second (istruzioni Redditi PF 2026, fasc. 3, r. 8540-8546). Nothing where it was not accepted.
 */
export function proposeConcordato(
  isa: LatoConfronto,
  modello: Modello,
  attuali: DatiModello,
): readonly VoceIsa[] {
  const read = open(isa);
  const anno = modello.anno - isa.modello.anno - 1;
  const [reddito, valore] = [proposta.redditi[anno as 0 | 1], proposta.valori[anno as 0 | 1]];
  if (read(proposta.accettata)?.valore !== true || reddito === undefined || valore === undefined) return [];
  if (modello.codice === 'irap')
    return isImporto(read(valore)) ? toVoce(modello, irap.valore, read(valore)) : [];
  const accordo = findAccordo(modello, attuali);
  const concordato = read(reddito);
  if (accordo === undefined || !isImporto(concordato)) return [];
  const prima = read(proposta.riferimento);
  const conSostitutiva = read(proposta.conSostitutiva)?.valore === true;
  const oltre = (Number(concordato.valore) - Number(prima?.valore ?? 0)) * 100 > readLimite(modello, limite);
  const adesione = read(proposta.adesione);
  return [
    ...toVoce(modello, accordo.reddito, concordato),
    ...(isImporto(prima) ? toVoce(modello, accordo.precedente, prima) : []),
    ...(conSostitutiva
      ? toVoce(
          modello,
          accordo.aliquota,
          findAliquota(modello, accordo.aliquota, read(proposta.aliquotaSostitutiva)),
        )
      : []),
    ...(conSostitutiva && oltre && adesione !== undefined
      ? toVoce(modello, accordo.comma, {
          da: adesione.da,
          valore: toGiorno(adesione.valore) >= readLimite(modello, limiteDal) ? '1' : '2',
        })
      : []),
  ];
}
/** What a company that accepted said was added to the advances of the first year, whole; 0 where it did not. In euro and cents. */
export function readMaggiorazioneSocieta(isa: LatoConfronto): number {
  const read = open(isa);
  return read(proposta.accettata)?.valore === true
    ? Number(read(proposta.maggiorazioneRedditi)?.valore ?? 0)
    : 0;
}
