import type { Calcolo, DatiModello, Modello, ValoreCasella } from '@quadra/fisco';
import { caselleDi } from './fisco-a-mano-separata.ts';
import type { Contribuente, Risultato } from './fisco-contribuente.ts';

const RELAZIONI = ['', 'C', 'F1', 'F', 'A', 'D'] as const;
const ASCENDENTE = 'G';
const isDipendente = ({ tipologia }: Contribuente['rapporti'][number]): boolean => tipologia === 2;

/** What the form of a year has in its own places. */
function toDatiDi(t: Contribuente, anno: number): Record<string, ValoreCasella> {
  if (anno < 2026) return { 'RP7.1': t.mutuo, ...(anno === 2023 ? { 'FA6.1': 0 } : {}) };
  const redditi = t.rapporti.filter(isDipendente).reduce((somma, { reddito }) => somma + reddito, 0);
  return {
    ...{ 'RP7.1': '7', 'RP7.2': t.mutuo },
    ...(redditi > 0 ? { 'RC14.5': '1', 'RC14.6': redditi, 'RC14.8': t.giorniLavoro } : {}),
    ...(t.sommaErogata > 0 ? { 'RC14.9': '1', 'RC14.10': t.sommaErogata } : { 'RC14.9': '2' }),
  };
}

/** RM: one rigo for each income that is taxed apart. */
function toDatiRm({ separata: s }: Contribuente, anno: number): Record<string, ValoreCasella> {
  const at = caselleDi(anno);
  const redditi = s.redditi.flatMap(({ importo, ritenute }, i) => {
    const modulo = i === 0 ? '' : `#${i + 1}`;
    return [
      [`${at('redditi')}${modulo}`, importo],
      [`${at('ritenute')}${modulo}`, ritenute],
    ] as const;
  });
  return {
    ...Object.fromEntries(redditi),
    [at('rimborsi')]: s.rimborsi,
    [at('trattenuto')]: s.trattenuto,
    [at('arretrati')]: s.arretrati,
    ...(anno === 2026 ? {} : { [at('arretratiTrattenuto')]: s.arretratiTrattenuto }),
    [at('capitale')]: s.capitale.reddito,
    [at('aliquota')]: s.capitale.aliquota,
    [at('ivca')]: s.capitale.ivca,
    [at('depositi')]: s.depositi,
    [at('bonus')]: s.bonus.eccedente,
    [at('eccedente')]: s.bonus.eccedente,
    [at('bonusTrattenuto')]: s.bonus.trattenuto,
    [at('sequestrati')]: s.sequestrati,
    [at('compensi')]: s.lezioni.compensi,
    [at('eccedenza')]: s.lezioni.eccedenza,
    [at('compensata')]: s.lezioni.compensata,
    [at('versati')]: s.lezioni.acconti,
    [at('pensionati')]: s.pensionati,
    [at('terreno')]: s.terreno.valore,
    [at('versata')]: s.terreno.versata,
  };
}

/** Sections II and V of RT; a sale that was written up has a rigo of its own from 2025. */
function toDatiRt(t: Contribuente, anno: number): Record<string, ValoreCasella> {
  const dati: Record<string, ValoreCasella> = {};
  t.cessioni.forEach(({ corrispettivo, costo, rideterminato }, i) => {
    const modulo = i === 0 ? '' : `#${i + 1}`;
    Object.assign(
      dati,
      anno < 2025
        ? {
            [`RT21.1${modulo}`]: corrispettivo,
            [`RT22.1${modulo}`]: rideterminato,
            [`RT22.3${modulo}`]: costo,
          }
        : rideterminato
          ? {
              [`RT12.1${modulo}`]: true,
              [`RT12.3${modulo}`]: corrispettivo,
              [`RT12.4${modulo}`]: costo,
            }
          : { [`RT11.1${modulo}`]: corrispettivo, [`RT11.2${modulo}`]: costo },
    );
  });
  const { corrispettivo, costo, rideterminato } = t.cripto;
  const [precedenti, certificate, eccedenza, totale] =
    anno < 2025 ? ['RT24.1', 'RT25.2', 'RT28.1', 'RT103.1'] : ['RT13.1', 'RT14.2', 'RT15.1', 'RT111.1'];
  Object.assign(dati, {
    [precedenti]: t.minusvalenze,
    [certificate]: t.minusCertificate,
    [eccedenza]: t.eccedenzaRt,
    [totale]: t.eccedenzaRt,
  });
  if (anno === 2024)
    Object.assign(dati, {
      'RT31.1': corrispettivo,
      'RT32.1': rideterminato,
      'RT32.2': costo,
      'RT34.1': t.minusCripto,
    });
  if (anno > 2024) {
    const [rigo, colonna] = [rideterminato ? 'RT42' : 'RT41', anno === 2025 ? 1 : 3];
    Object.assign(dati, {
      [`${rigo}.${colonna}`]: corrispettivo,
      [`${rigo}.${colonna + 1}`]: costo,
      'RT43.1': t.minusCripto,
    });
  }
  return dati;
}

/** The caselle of a taxpayer of the straight version. */
export function toDati(t: Contribuente, anno = 2025): DatiModello {
  const dati: Record<string, ValoreCasella> = {
    'FR3.1': t.domicilio,
    'FR4.1': t.domicilio,
    'RC6.1': t.giorniLavoro,
    'RC6.2': t.giorniPensione,
    'RC10.1': t.ritenute,
    'RC10.2': t.regionale,
    'RC10.3': t.comunaleAcconto,
    'RC10.4': t.comunale,
    'RC10.5': t.accontoTrattenuto,
    'RC14.1': t.erogato > 0 ? '1' : '2',
    ...(t.erogato > 0 ? { 'RC14.2': t.erogato } : {}),
    'RN36.2': t.eccedenza,
    'RN37.1': t.compensata,
    'RN38.6': t.acconti,
    'RN1.2': t.fondi,
    'RN33.2': t.ritenuteAllevatori,
    'RN38.3': t.accontiCeduti,
    'CR7.2': t.primaCasa,
    'LM40.1': t.primaCasaUsata,
    'CR9.1': t.occupazione,
    'RV4.3': t.regionaleEccedenza,
    'RV5.1': t.regionaleCompensata,
    'RV11.2': t.comunaleF24,
    'RV12.3': t.comunaleEccedenza,
    'RV13.1': t.comunaleCompensata,
    'RW6.2': t.saldoEstero.eccedenza,
    'RW6.3': t.saldoEstero.compensata,
    'RW6.4': t.saldoEstero.acconti,
    'RP1.1': t.patologie,
    'RP1.2': t.sanitarie,
    'RP2.1': t.sanitarieFamiliari,
    'RP3.1': t.sanitarieDisabili,
    'RP4.2': t.veicoli,
    ...toDatiDi(t, anno),
    'RP15.1': t.rateizza,
    'RP21.1': t.contributi,
    'RP22.2': t.assegnoConiuge,
    'RP23.1': t.domestici,
    'RP24.1': t.religiose,
    'RP25.1': t.disabili,
    'RP27.1': t.previdenzaDedotta,
    'RP27.2': t.previdenza,
  };
  t.rapporti.forEach(({ tipologia, contratto, reddito }, i) => {
    Object.assign(dati, {
      [`RC${i + 1}.1`]: String(tipologia),
      [`RC${i + 1}.2`]: String(contratto),
      [`RC${i + 1}.3`]: reddito,
    });
  });
  t.assimilati.forEach(({ assegno, reddito }, i) => {
    Object.assign(dati, { [`RC${i + 7}.1`]: assegno, [`RC${i + 7}.2`]: reddito });
  });
  t.familiari.forEach(({ relazione, mesi, percentuale, mesiDetrazione }, i) => {
    const rigo = `FA${i + 1}`;
    Object.assign(dati, {
      [`${rigo}.1`]: anno >= 2026 && relazione === 4 ? ASCENDENTE : RELAZIONI[relazione],
      [`${rigo}.${anno < 2026 ? 5 : 6}`]: mesi,
      ...(anno === 2023 ? { [`${rigo}.9`]: 0 } : {}),
      [`${rigo}.7`]: percentuale,
      [`${rigo}.10`]: mesiDetrazione,
    });
  });
  t.estero.forEach((b, i) => {
    const [mesi, credito, detrazione, monitoraggio] = anno === 2023 ? [12, 14, 16, 20] : [11, 12, 13, 16];
    Object.assign(dati, {
      [`RW${i + 1}.3`]: String(b.codice),
      [`RW${i + 1}.5`]: b.quota,
      [`RW${i + 1}.8`]: b.valore,
      [`RW${i + 1}.10`]: b.giorni,
      [`RW${i + 1}.${mesi}`]: b.mesi,
      [`RW${i + 1}.${credito}`]: b.credito,
      [`RW${i + 1}.${detrazione}`]: b.detrazione,
      [`RW${i + 1}.${monitoraggio}`]: b.monitoraggio,
      ...(anno < 2025 ? {} : { [`RW${i + 1}.21`]: b.privilegiato }),
    });
  });
  Object.assign(dati, toDatiRt(t, anno), toDatiRm(t, anno));
  t.spese.forEach(({ codice, importo }, i) => {
    Object.assign(dati, { [`RP${i + 8}.1`]: String(codice), [`RP${i + 8}.2`]: importo });
  });
  return dati;
}

/** The same caselle read from the modello; what is not due is zero, what is unknown is NaN. */
export function readRisultato(calcolo: Calcolo, chiavi: readonly string[]): Risultato {
  const letti = chiavi.map((chiave) => {
    const { stato, valore } = calcolo.get(chiave);
    return [chiave, stato === 'incompleto' ? Number.NaN : Number(valore ?? 0)] as const;
  });
  return Object.fromEntries(letti);
}

export const computeModello = (modello: Modello, t: Contribuente, chiavi: readonly string[]): Risultato =>
  readRisultato(modello.createCalcolo(toDati(t, modello.anno)), chiavi);
