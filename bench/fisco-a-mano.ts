import { checkEstero, computeEstero } from './fisco-a-mano-estero.ts';
import { computePlusvalenze } from './fisco-a-mano-plusvalenze.ts';
import { computeSeparata } from './fisco-a-mano-separata.ts';
import {
  ASSIMILATI,
  CONIUGE,
  codici,
  type Fascia,
  type Fase,
  type Legge,
  leggi,
  MAI,
  PENSIONE,
  type Scaglioni,
  ULTERIORE,
} from './fisco-a-mano-tavole.ts';
import type { Contribuente, Risultato } from './fisco-contribuente.ts';

/**
 * The law of the modelli from 2023 to 2026 written straight, as a person in a hurry would: no states, no explanation,
 * no trace. It is the measure of what the engine costs, and a second opinion on its results.
 */

/** Half up on a scaled integer. */
const round = (n: number, d: number): number =>
  n < 0 ? -Math.floor((-n * 2 + d) / (2 * d)) : Math.floor((n * 2 + d) / (2 * d));
const ratio4 = (n: number, d: number): number => Math.trunc((n * 10_000) / d);
/** Cents brought to the whole euro, still in cents. */
const rigo = (cents: number): number => round(cents, 100) * 100;

/** In ten-thousandths of a cent. */
function perFasce(righe: readonly Fascia[], rc: number): number {
  for (const [finoA, fisso, variabile, da, su] of righe) {
    if (rc <= finoA) return fisso * 10_000 + (su === 0 ? 0 : variabile * ratio4(da - rc, su));
  }
  return 0;
}

/** In millionths of a cent. */
function perScaglioni(righe: Scaglioni, base: number): number {
  let imposta = 0;
  for (let i = 0; i < righe.length; i++) {
    const [oltre, aliquota] = righe[i] as readonly [number, number];
    if (base <= oltre) break;
    imposta += (Math.min(base, righe[i + 1]?.[0] ?? MAI) - oltre) * aliquota;
  }
  return imposta;
}
const lorda = ({ irpef }: Legge, base: number): number => round(perScaglioni(irpef, base), 1_000_000);

function perRegime(fasi: readonly Fase[] | undefined, base: number): number {
  for (const { finoA, scaglioni, detrazione } of fasi ?? []) {
    if (base <= finoA) return Math.max(0, perScaglioni(scaglioni, base) - detrazione * 1_000_000);
  }
  return Number.NaN;
}

function aumentoConiuge(rc: number): number {
  if (rc <= 2_900_000 || rc > 3_520_000) return 0;
  if (rc <= 2_920_000) return 1_000;
  if (rc <= 3_470_000) return 2_000;
  if (rc <= 3_500_000) return 3_000;
  return rc <= 3_510_000 ? 2_000 : 1_000;
}

const isFiglio = (relazione: number): boolean => relazione === 2 || relazione === 3 || relazione === 5;

function perFamiliari(rc: number, familiari: Contribuente['familiari']): [number, number, number] {
  let conDiritto = 0;
  let primi = 0;
  for (const { relazione, mesiDetrazione } of familiari) {
    if (mesiDetrazione <= 0) continue;
    if (relazione === 2) primi = 1;
    else if (isFiglio(relazione)) conDiritto += 1;
  }
  conDiritto += primi;
  const tetto = 9_500_000 + 1_500_000 * (conDiritto - 1);
  const perFigli = rc > 0 && rc < tetto ? ratio4(tetto - rc, tetto) % 10_000 : 0;
  const perAltri = rc > 0 && rc < 8_000_000 ? ratio4(8_000_000 - rc, 8_000_000) % 10_000 : 0;
  let coniuge = 0;
  let figli = 0;
  let altri = 0;
  for (const { relazione, mesi, percentuale, mesiDetrazione } of familiari) {
    if (relazione === 1 && rc > 0) {
      if (mesi > 0) coniuge += round(perFasce(CONIUGE, rc) * mesi, 120_000) + aumentoConiuge(rc);
    } else if (relazione === 4) altri += round(75_000 * perAltri * percentuale * mesi, 12_000_000);
    else if (isFiglio(relazione) && mesiDetrazione > 0) {
      figli += round(95_000 * perFigli * percentuale * mesiDetrazione, 12_000_000);
    }
  }
  return [rigo(coniuge), rigo(figli), rigo(altri)];
}

const MASSIMO_EROGAZIONI = 3_000_000;
const CODICE_VITA = 36;
const CODICE_SCUOLA = 12;

interface Oneri {
  /** RN13: all the rates in one rigo. */
  readonly detrazione: number;
  /** RN23. */
  readonly patologie: number;
  /** Of the mortgages made until 2021, which count in the trattamento integrativo. */
  readonly mutui: number;
  readonly RP15: readonly number[];
}

function perOneri(rc: number, t: Contribuente, { taglio: daTagliare, scuola }: Legge): Oneri {
  const comuni = t.sanitarie * 100 + Math.min(t.sanitarieFamiliari * 100, 619_748);
  const disabili = t.sanitarieDisabili * 100;
  const esenti = t.patologie * 100;
  const daRateizzare = Math.max(0, comuni + esenti - 12_911) + disabili;
  const sanitarie = t.rateizza ? round(daRateizzare, 4) : Math.max(0, comuni - 12_911) + disabili;
  // RN23: exempt pathologies stand by themselves, unless everything is divided in four.
  const residuoFranchigia = Math.max(0, 12_911 - comuni);
  const patologie = t.rateizza ? 0 : rigo(round(Math.max(0, esenti - residuoFranchigia) * 19, 100));
  const veicoli = Math.min(t.veicoli * 100, 1_807_599);
  const mutuo = Math.min(t.mutuo * 100, 400_000);
  let altre = 0;
  let intere = 0;
  let ventisei = 0;
  let trenta = 0;
  let trentacinque = 0;
  let novanta = 0;
  let vita = 0;
  for (const { codice, importo } of t.spese) {
    const regola = codici.get(codice);
    if (importo <= 0 || !regola || rc > regola.massimo) continue;
    const ammessa = Math.max(
      0,
      Math.min(importo * 100, codice === CODICE_SCUOLA ? scuola : regola.limite) - regola.franchigia,
    );
    if (codice === CODICE_VITA) vita += ammessa;
    else if (regola.aliquota === 19) {
      altre += ammessa;
      if (regola.intera) intere += ammessa;
    } else if (regola.aliquota === 26) ventisei += ammessa;
    else if (regola.aliquota === 30) trenta += ammessa;
    else if (regola.aliquota === 35) trentacinque += ammessa;
    else novanta += ammessa;
  }
  // One limit for all the premiums on life, however many righi they take.
  altre += Math.min(vita, 53_000);
  const letteraC = sanitarie + veicoli;
  const riducibili = altre - intere;
  // What falls with the income, at the share left above 120,000 euro.
  const rapporto = rc >= 24_000_000 ? 0 : ratio4(24_000_000 - rc, 12_000_000);
  const riduci = (importo: number, aliquota: number) =>
    rc <= 12_000_000 ? round(importo * aliquota, 100) : round(importo * aliquota * rapporto, 1_000_000);
  // The two columns of RP15 are in whole euro, and so is what is taken of them.
  const senzaReddito = rigo(letteraC + mutuo + intere);
  const perReddito = rigo(riducibili);
  let detrazione = round(senzaReddito * 19, 100) + riduci(perReddito, 19);
  // What of the cut the expenses at 19% cannot take falls on the insurance at 90%.
  let taglio = 0;
  if (rc > 5_000_000) {
    const piena = round(letteraC * 19, 100);
    const capiente = Math.max(0, detrazione - piena);
    detrazione = Math.min(detrazione, piena) + Math.max(0, capiente - daTagliare);
    taglio = Math.max(0, daTagliare - capiente);
  }
  // 30,000 euro of gifts at 26%, as much at 30% and 35% together.
  const alTrentacinque = rigo(Math.min(trentacinque, MASSIMO_EROGAZIONI));
  const totali = [
    rigo(Math.min(ventisei, MASSIMO_EROGAZIONI)),
    rigo(Math.min(trenta, MASSIMO_EROGAZIONI - alTrentacinque)),
    alTrentacinque,
    rigo(novanta),
  ] as const;
  const [p, q, r, s] = totali;
  const altri = riduci(p, 26) + round(q * 30, 100) + round(r * 35, 100) + Math.max(0, riduci(s, 90) - taglio);
  const mutui = round(mutuo * 19, 100);
  return {
    detrazione: rigo(detrazione + altri),
    patologie,
    mutui,
    RP15: [senzaReddito, perReddito, 0, ...totali],
  };
}

/** The sum that is no income, of employees up to 20,000 euro: its percentage looks at the income brought to the year. */
function perSomma(rc: number, dipendente: number, giorni: number): number {
  if (dipendente === 0 || rc > 2_000_000) return 0;
  const annuo = round(dipendente * 365, giorni);
  const aliquota = annuo <= 850_000 ? 71 : annuo <= 1_500_000 ? 53 : 48;
  return rigo(round(dipendente * aliquota, 1_000));
}

/** The whole modello of a form year. */
export function compute(t: Contribuente, anno = 2025): Risultato {
  const legge = leggi[anno];
  if (!legge) throw new Error(`Nessuna legge per il ${anno}`);
  let dipendente = 0;
  let pensione = 0;
  let determinato = 0;
  for (const { tipologia, contratto, reddito } of t.rapporti) {
    if (tipologia === 1) pensione += reddito * 100;
    else {
      dipendente += reddito * 100;
      if (contratto === 2) determinato += reddito * 100;
    }
  }
  let assegni = 0;
  let assimilati = 0;
  for (const { assegno, reddito } of t.assimilati) {
    if (assegno) assegni += reddito * 100;
    else assimilati += reddito * 100;
  }
  const primaSezione = dipendente + pensione;
  const secondaSezione = assegni + assimilati;
  const rc = primaSezione + secondaSezione;
  const deducibili = rigo(
    (t.contributi + t.assegnoConiuge + t.disabili) * 100 +
      Math.min(t.domestici * 100, 154_937) +
      Math.min(t.religiose * 100, 103_291) +
      Math.min(t.previdenza * 100, Math.max(0, 516_457 - t.previdenzaDedotta * 100)),
  );
  const imponibile = Math.max(0, rc + t.fondi * 100 - deducibili);
  const giorni = Math.min(t.giorniPensione, 365);
  const isEntro = giorni > 0 && round(pensione * 365, giorni) <= 750_000;
  const solaPensione = pensione > 0 && pensione === rc && isEntro && t.fondi === 0;
  const impostaLorda = solaPensione ? 0 : rigo(lorda(legge, imponibile));

  let perDipendente = 0;
  if (dipendente > 0) {
    perDipendente = round(perFasce(legge.dipendente, rc) * t.giorniLavoro, 3_650_000);
    if (rc <= 1_500_000 && t.giorniLavoro > 0)
      perDipendente = Math.max(perDipendente, determinato > 0 ? 138_000 : 69_000);
    if (rc > 2_500_000 && rc <= 3_500_000) perDipendente += 6_500;
  }
  let perPensione = 0;
  if (pensione > 0) {
    perPensione = round(perFasce(PENSIONE, rc) * t.giorniPensione, 3_650_000);
    if (rc <= 850_000 && t.giorniPensione > 0) perPensione = Math.max(perPensione, 71_300);
    if (rc > 2_500_000 && rc <= 2_900_000) perPensione += 5_000;
  }
  let perAssimilati = 0;
  if (assimilati > 0) {
    perAssimilati = round(perFasce(ASSIMILATI, rc), 10_000) + (rc > 1_100_000 && rc <= 1_700_000 ? 5_000 : 0);
  }
  if (assegni > 0) perAssimilati = Math.max(perAssimilati, round(perFasce(PENSIONE, rc), 10_000));
  const altra = perAssimilati > perDipendente + perPensione;
  const lavoro = altra ? [0, 0, rigo(perAssimilati)] : [rigo(perDipendente), rigo(perPensione), 0];
  const [coniuge, figli, altri] = perFamiliari(rc, t.familiari);
  const familiari = coniuge + figli + altri;
  const ulteriore =
    legge.cuneo && dipendente > 0 ? rigo(round(perFasce(ULTERIORE, rc) * t.giorniLavoro, 3_650_000)) : 0;
  const carichi = familiari + (lavoro[0] ?? 0) + (lavoro[1] ?? 0) + (lavoro[2] ?? 0) + ulteriore;
  const oneri = perOneri(rc, t, legge);
  const detrazioni = carichi + oneri.detrazione;
  const primaCasa = Math.max(0, t.primaCasa - t.primaCasaUsata) * 100;
  const occupazione = t.occupazione * 100;
  const netta = Math.max(0, impostaLorda - detrazioni - oneri.patologie - primaCasa - occupazione);
  const capienza = Math.max(0, impostaLorda - detrazioni);
  const dopoPatologie = Math.max(0, capienza - oneri.patologie);
  const dopoPrimaCasa = Math.max(0, dopoPatologie - primaCasa);
  const haSostituto = rc > 0;
  const ritenute = (haSostituto ? t.ritenute * 100 : 0) + t.ritenuteAllevatori * 100;
  const differenza = netta - ritenute;

  let trattamento = 0;
  if (dipendente > 0) {
    const pieno = round(120_000 * t.giorniLavoro, 365);
    if (rc <= 1_500_000) {
      const soglia = Math.max(0, perDipendente - round(legge.riduzioneTest * t.giorniLavoro, 365));
      if (lorda(legge, dipendente) > soglia) trattamento = pieno;
    } else if (rc <= 2_800_000) {
      const somme = familiari + perDipendente + oneri.mutui;
      if (somme > impostaLorda) trattamento = Math.min(pieno, somme - impostaLorda);
    }
  }
  trattamento = rigo(trattamento);
  const erogato = t.erogato * 100;
  const riconosciuto = Math.max(0, trattamento - erogato);
  const daRestituire = Math.max(0, erogato - trattamento);
  const somma = legge.cuneo ? perSomma(rc, dipendente, t.giorniLavoro) : 0;
  const sommaErogata = legge.cuneo ? t.sommaErogata * 100 : 0;
  const saldo =
    differenza +
    (t.compensata - t.eccedenza - t.acconti + t.accontiCeduti) * 100 +
    daRestituire -
    riconosciuto +
    (sommaErogata - somma);
  const quaranta = round(differenza * 40, 100);
  const primo = differenza > 5_165 && quaranta > 10_300 ? rigo(quaranta) : 0;
  const secondo = differenza <= 5_165 ? 0 : differenza - primo;

  const base = impostaLorda - detrazioni - oneri.patologie > 1_033 ? Math.max(0, rc - deducibili) : 0;
  const regionale = base > 0 ? rigo(round(perRegime(legge.regioni.get(t.domicilio), base), 1_000_000)) : 0;
  const comunaleEsatta = base > 0 ? perRegime(legge.comuni.get(t.domicilio), base) : 0;
  const comunale = rigo(round(comunaleEsatta, 1_000_000));
  const acconto = rigo(round(comunaleEsatta * 3, 10_000_000));
  const regionaleVersata = haSostituto ? t.regionale * 100 : 0;
  const saldoRegionale = regionale - regionaleVersata + (t.regionaleCompensata - t.regionaleEccedenza) * 100;
  const daCu = haSostituto ? (t.comunaleAcconto + t.comunale) * 100 : 0;
  const comunaleVersata = daCu + t.comunaleF24 * 100;
  const saldoComunale = comunale - comunaleVersata + (t.comunaleCompensata - t.comunaleEccedenza) * 100;
  return {
    ...computeEstero(t, anno),
    ...computePlusvalenze(t, anno),
    ...computeSeparata(t, anno),
    [`RC5.${legge.rc5}`]: primaSezione / 100,
    [anno < 2026 ? 'RC9.1' : 'RC9.2']: secondaSezione / 100,
    'RP15.2': (oneri.RP15[0] ?? 0) / 100,
    'RP15.3': (oneri.RP15[1] ?? 0) / 100,
    'RP15.4': (oneri.RP15[2] ?? 0) / 100,
    'RP15.5': (oneri.RP15[3] ?? 0) / 100,
    'RP15.6': (oneri.RP15[4] ?? 0) / 100,
    'RP15.7': (oneri.RP15[5] ?? 0) / 100,
    'RP15.8': (oneri.RP15[6] ?? 0) / 100,
    'RP39.1': deducibili / 100,
    'RN1.1': rc / 100,
    'RN1.5': rc / 100,
    'RN3.1': deducibili / 100,
    'RN4.1': imponibile / 100,
    'RN5.1': impostaLorda / 100,
    'RN6.1': coniuge / 100,
    'RN6.2': figli / 100,
    'RN6.4': altri / 100,
    'RN7.1': (lavoro[0] ?? 0) / 100,
    'RN7.2': (lavoro[1] ?? 0) / 100,
    'RN7.4': (lavoro[2] ?? 0) / 100,
    ...(legge.cuneo
      ? {
          'RN7.5': ulteriore / 100,
          'RN44.1': somma / 100,
          'RN44.2': Math.max(0, somma - sommaErogata) / 100,
          'RN44.3': Math.max(0, sommaErogata - somma) / 100,
        }
      : {}),
    'RN8.1': carichi / 100,
    'RN13.1': oneri.detrazione / 100,
    'RN22.1': detrazioni / 100,
    'RN23.1': oneri.patologie / 100,
    'RN24.1': primaCasa / 100,
    'RN24.2': occupazione / 100,
    'RN25.1': (oneri.patologie + primaCasa + occupazione) / 100,
    'RN26.2': netta / 100,
    'RN47.6': Math.max(0, oneri.patologie - capienza) / 100,
    'RN47.11': Math.max(0, primaCasa - dopoPatologie) / 100,
    'RN47.12': Math.max(0, occupazione - dopoPrimaCasa) / 100,
    'RN33.4': ritenute / 100,
    'RN34.1': differenza / 100,
    'RN43.1': trattamento / 100,
    'RN43.2': riconosciuto / 100,
    'RN43.3': daRestituire / 100,
    'RN45.2': Math.max(0, saldo) / 100,
    'RN46.1': Math.max(0, -saldo) / 100,
    'RN62.1': primo / 100,
    'RN62.2': secondo / 100,
    'RV1.1': base / 100,
    'RV2.2': regionale / 100,
    'RV3.3': regionaleVersata / 100,
    'RV7.1': Math.max(0, saldoRegionale) / 100,
    'RV8.1': Math.max(0, -saldoRegionale) / 100,
    'RV10.2': comunale / 100,
    'RV11.1': daCu / 100,
    'RV11.6': comunaleVersata / 100,
    'RV15.1': Math.max(0, saldoComunale) / 100,
    'RV16.1': Math.max(0, -saldoComunale) / 100,
    'RV17.5': acconto / 100,
    'RV17.8': acconto > 0 ? Math.max(0, acconto - (haSostituto ? t.accontoTrattenuto * 100 : 0)) / 100 : 0,
  };
}

/** The codes of the checks that the form makes, in the order of their weight. */
export function check(t: Contribuente): string[] {
  const trovati: string[] = [];
  if (t.giorniLavoro + t.giorniPensione > 365) trovati.push('GIORNI_OLTRE_ANNO');
  for (const { relazione, percentuale } of t.familiari) {
    const ammessa = percentuale === 100 || percentuale === 50 || percentuale === 0;
    if (relazione !== 4 && !ammessa) trovati.push('PERCENTUALE_FAMILIARE');
  }
  const mesiConiugi = t.familiari.reduce(
    (somma, { relazione, mesi }) => somma + (relazione === 1 ? mesi : 0),
    0,
  );
  if (mesiConiugi > 12) trovati.push('CONIUGI_OLTRE_ANNO');
  const sanitarie = t.patologie + t.sanitarie + t.sanitarieFamiliari + t.sanitarieDisabili;
  if (t.eccedenzaRt > (computePlusvalenze(t, 2025)['RT73.1'] ?? 0))
    trovati.push('ECCEDENZA_OLTRE_IMPOSTA_RT');
  for (const { mesi, mesiDetrazione } of t.familiari)
    if (mesiDetrazione > mesi) trovati.push('MESI_DEL_FIGLIO');
  if (t.rateizza && sanitarie * 100 <= 1_549_371) trovati.push('RATE_SOTTO_SOGLIA');
  trovati.push(...checkEstero(t));
  if (t.assegnoConiuge > 0) trovati.push('ASSEGNO_SENZA_CODICE_FISCALE');
  if (t.primaCasaUsata > 0) trovati.push('CREDITI_OLTRE_SOSTITUTIVA');
  if (t.previdenzaDedotta > 0) trovati.push('PREVIDENZA_OLTRE_LIMITE');
  return trovati;
}
