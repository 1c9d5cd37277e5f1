import { isCodiceFiscale, isPartitaIva } from '@quadra/values';
import { checkCertificazioni } from './controlli-cu.ts';
import { checkImmobili, checkPiattaforme, checkQuadroB } from './controlli-immobili.ts';
import type { Esame } from './esame.ts';
import { makeProblema, type Problema, type Riga } from './riga.ts';
import type { Tracciato, Valori } from './tracciato.ts';
import { isAssente } from './valore.ts';

const isCodice = (valore: unknown): boolean =>
  typeof valore === 'string' && (isCodiceFiscale(valore) || isPartitaIva(valore));

const isPieno = (valori: Valori, nome: string) => !isAssente(valori[nome]);

/** Fields that are asked when another says so. */
function askInsieme(esame: Esame, riga: number, nomi: readonly string[], perche: string): void {
  const valori = esame.righe[riga]?.valori ?? {};
  for (const nome of nomi)
    if (!isPieno(valori, nome)) esame.tell(riga, nome, 'OBBLIGATORIO', `è obbligatorio: ${perche}`);
}

/** EE in a province wants the code of the State. */
function checkEstero(esame: Esame, riga: number, suffisso: string): void {
  const valori = esame.righe[riga]?.valori ?? {};
  if (valori[`provincia${suffisso}`] === 'EE')
    askInsieme(esame, riga, [`statoEstero${suffisso}`], 'il domicilio è all’estero');
}

function checkIntermediario(esame: Esame, riga: number, conImpegno: boolean): void {
  const testa = esame.righe[0]?.valori ?? {};
  const valori = esame.righe[riga]?.valori ?? {};
  const suoi = conImpegno
    ? ['impegno', 'dataImpegno', 'firmaIntermediario']
    : ['dataImpegno', 'firmaIntermediario'];
  if (isPieno(valori, 'intermediario')) askInsieme(esame, riga, suoi, 'c’è l’intermediario');
  else if (testa.tipoFornitore === '10')
    esame.tell(riga, 'intermediario', 'OBBLIGATORIO', 'è obbligatorio: invia un intermediario');
}

/** Who sends, who declares, for whom: the rules that tie A to B. */
function checkFornitore(esame: Esame, riga: number): void {
  const testa = esame.righe[0]?.valori ?? {};
  const b = esame.righe[riga]?.valori ?? {};
  const atteso = b.intermediario || b.dichiarante || b.contribuente;
  if (testa.fornitore !== atteso)
    esame.tell(
      0,
      'fornitore',
      'FORNITORE',
      'deve essere chi invia: l’intermediario o, se manca, chi dichiara',
    );
  if (b.contribuente !== b.codiceFiscale)
    esame.tell(riga, 'contribuente', 'DICHIARANTE', 'deve essere lo stesso di ogni record');
  if (Number(testa.progressivo) > Number(testa.totaleInvii))
    esame.tell(0, 'progressivo', 'INVII', 'non può superare il totale degli invii');
}

const DICHIARANTE = ['carica', 'cognomeDichiarante', 'indirizzoDichiarante', 'civicoDichiarante'];

function checkFrontespizioImu(esame: Esame, riga: number): void {
  const b = esame.righe[riga]?.valori ?? {};
  if (isPieno(b, 'comuneCatastale') && !/^[A-Z]\d{3}$/.test(String(b.comuneCatastale)))
    esame.tell(riga, 'comuneCatastale', 'CODICE', 'deve essere un codice catastale');
  checkEstero(esame, riga, '');
  checkFornitore(esame, riga);
}

function checkTat00(esame: Esame): void {
  const b = esame.righe[1]?.valori ?? {};
  checkFrontespizioImu(esame, 1);
  if (isPieno(b, 'dichiarante')) {
    const chiesti = [...DICHIARANTE, 'comuneDichiarante', 'provinciaDichiarante'];
    askInsieme(esame, 1, chiesti, 'il dichiarante non è il contribuente');
    checkEstero(esame, 1, 'Dichiarante');
  }
  checkIntermediario(esame, 1, true);
  const ordini = checkImmobili(esame, 'D');
  checkPiattaforme(esame);
  for (const [i, riga] of esame.righe.entries()) {
    if (riga.tipo !== 'C') continue;
    for (let n = 1; n <= 4; n += 1) {
      const suffisso = n === 1 ? '' : `#${n}`;
      const ordine = riga.valori[`ordine${suffisso}`];
      if (!isAssente(ordine) && !ordini.has(Number(ordine)))
        esame.tell(
          i,
          `ordine${suffisso}`,
          'CONTITOLARE',
          'non è il numero d’ordine di un immobile dichiarato',
        );
      if (riga.valori[`provinciaContitolare${suffisso}`] === 'EE')
        askInsieme(esame, i, [`statoEsteroContitolare${suffisso}`], 'il domicilio è all’estero');
    }
  }
}

function checkContatoriEnc(esame: Esame, b: Valori): void {
  const copie = (tipo: string, nome: string) =>
    esame.righe
      .filter((riga) => riga.tipo === tipo)
      .flatMap((riga) => [riga.valori[nome], riga.valori[`${nome}#2`]].filter((v) => !isAssente(v)));
  const attesi: [string, number][] = [
    ['immobiliA', new Set(copie('C', 'progressivoImmobile')).size],
    ['ordiniA', copie('C', 'ordine').length],
    ['immobiliB', new Set(copie('D', 'progressivoImmobile')).size],
  ];
  for (const [nome, quanti] of attesi)
    if (Number(b[nome] ?? 0) !== quanti) esame.tell(1, nome, 'CONTEGGI', `deve essere ${quanti}`);
}

function checkLiquidazione(esame: Esame, riga: number): void {
  const v = esame.righe[riga]?.valori ?? {};
  const read = (nome: string) => Number(v[nome] ?? 0);
  const saldo = read('dovuta') - read('eccedenza') + read('compensata') - read('versata');
  if (read('debito') !== Math.max(0, saldo))
    esame.tell(
      riga,
      'debito',
      'CALCOLO',
      `deve essere ${Math.max(0, saldo)}: dovuta - eccedenza + compensata - versata`,
    );
  if (read('credito') !== Math.max(0, -saldo))
    esame.tell(riga, 'credito', 'CALCOLO', `deve essere ${Math.max(0, -saldo)}`);
  if (read('creditoTotale') !== read('credito'))
    esame.tell(riga, 'creditoTotale', 'CALCOLO', 'deve essere uguale al credito');
  if (read('rimborso') + read('compensazione') > read('creditoTotale'))
    esame.tell(riga, 'rimborso', 'CALCOLO', 'rimborso e compensazione superano il credito');
}

function checkTas00(esame: Esame): void {
  const b = esame.righe[1]?.valori ?? {};
  checkFrontespizioImu(esame, 1);
  if (b.residenzaEstera === true)
    askInsieme(
      esame,
      1,
      ['statoResidenza', 'localitaEstera', 'indirizzoEstero'],
      'la residenza è all’estero',
    );
  checkIntermediario(esame, 1, false);
  checkContatoriEnc(esame, b);
  checkImmobili(esame, 'C');
  const finali = esame.righe.flatMap((riga, i) => (riga.tipo === 'E' ? [i] : []));
  if ((b.quadroC === true || b.quadroD === true) !== finali.length > 0)
    esame.tell(1, 'quadroC', 'QUADRI', 'deve dire se i quadri C e D ci sono');
  for (const [i, riga] of esame.righe.entries()) if (riga.tipo === 'D') checkQuadroB(esame, i);
  for (const i of finali) checkLiquidazione(esame, i);
}

const SUOI: Readonly<Record<string, (esame: Esame) => void>> = { TAT00: checkTat00, TAS00: checkTas00 };

/** What must hold between records, and of each codice fiscale: of any layout, then of its own. */
export function checkRelazioni(tracciato: Tracciato, righe: readonly Riga[]): Problema[] {
  const problemi: Problema[] = [];
  const tell: Esame['tell'] = (riga, nome, codice, frase, livello) => {
    const record = righe[riga]?.tipo ?? '';
    const campo = tracciato.record[record]?.campi.find((c) => c.nome === nome);
    if (campo === undefined) throw new RangeError(`No field ${nome} in record ${record}`);
    const testo = `«${campo.titolo}», campo ${campo.numero} del record ${record}: ${frase}.`;
    problemi.push(makeProblema({ riga: riga + 1, record, campo }, codice, testo, livello));
  };
  const esame: Esame = { tracciato, righe, tell };
  for (const [i, riga] of righe.entries()) {
    for (const nome of Object.keys(riga.valori)) {
      const campo = tracciato.record[riga.tipo]?.campi.find((c) => c.nome === nome);
      if (campo?.formato === 'CF' && isPieno(riga.valori, nome) && !isCodice(riga.valori[nome]))
        tell(i, nome, 'CODICE_FISCALE', 'non è un codice fiscale o una partita IVA corretti');
    }
  }
  const quante = righe.filter(({ tipo }) => tipo === 'B').length;
  if (quante > tracciato.dichiarazioniMassime || quante === 0)
    tell(
      righe.length - 1,
      'numeroB',
      'CONTEGGI',
      `un file ne ammette da 1 a ${tracciato.dichiarazioniMassime}`,
    );
  SUOI[tracciato.codice]?.(esame);
  if (tracciato.gruppoDa) checkCertificazioni(esame);
  return problemi;
}
