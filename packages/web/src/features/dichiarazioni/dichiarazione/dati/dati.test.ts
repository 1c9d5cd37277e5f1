import {
  compareChiavi,
  type EsitoCasella,
  loadModello,
  type Modello,
  type Quadro,
  type Spiegazione,
  withModulo,
} from '@quadra/fisco';
import { beforeAll, describe, expect, it } from 'vitest';
import { countModuli, nameCasella } from './chiave.ts';
import { groupRighi, isFitto, isParlante, listLinee, nameRighi } from './disposizione.ts';
import { headOf, isQuadroInterno, isSezioneInterna } from './interni.ts';
import { computeDifferenze, computeModifiche, findUltima, nameAtto } from './modifiche.ts';
import { findQuadroVicino, findVicina, listDaCompilare, listSezioni, searchQuadri } from './ordine.ts';
import { computeRisultato } from './risultati.ts';
import { isStatoDaDire, listAperti, readFormula, readNodo, writeSpiegazione } from './spiegazione.ts';
import { computeStatoMostrato, countCompletati, findAnteprima, isDiRisultati } from './stati.ts';

let modello: Modello;
beforeAll(async () => {
  const caricato = await loadModello(2025, 'redditi-pf');
  if (!caricato) throw new Error('modello missing');
  modello = caricato;
});
const quadro = (codice: string): Quadro => {
  const trovato = modello.quadri.find((voce) => voce.codice === codice);
  if (!trovato) throw new Error(`quadro ${codice} missing`);
  return trovato;
};
const esito = (stato: EsitoCasella['stato'], valore?: number): EsitoCasella => ({
  stato,
  precisione: 'esatto',
  ...(valore === undefined ? {} : { valore }),
});

describe('keys', () => {
  it('names, moves between moduli and orders as the form does', () => {
    expect(nameCasella('RC1.3#2')).toBe('RC1 col. 3, mod. 2');
    expect(withModulo('RC1.3#2', 1)).toBe('RC1.3');
    expect(countModuli(['RC1.3', 'RC1.3#4', 'FA1.1#9'], 'RC')).toBe(4);
    expect(['RC10.1', 'RC1.3#2', 'RC2.1', 'FA1.1'].sort(compareChiavi)).toEqual([
      'FA1.1',
      'RC2.1',
      'RC10.1',
      'RC1.3#2',
    ]);
  });
});

describe('numbers that the form does not have', () => {
  it('says of each rigo and column of ours that it is internal, once', () => {
    expect(nameCasella('RF901.1')).toBe('RF901 int. col. 1');
    expect(nameCasella('RS402.91#2')).toBe('RS402 col. int. 91, mod. 2');
    const [perdite] = listSezioni(modello, quadro('RF'), 1).filter((una) => isSezioneInterna('RF', una));
    expect(perdite?.titolo).toBe('Perdite di RF e RG');
    expect([quadro('PM'), quadro('RU'), quadro('RF'), quadro('RN')].map(isQuadroInterno)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const aiuti = quadro('RS').sezioni.flatMap(({ righi }) => righi);
    const aiuto = aiuti.find(({ rigo }) => rigo === 402)?.caselle.map(headOf);
    expect(aiuto?.slice(-2)).toEqual(['3 Codice fiscale', 'Assenza impresa unica']);
  });
});

describe('changes', () => {
  it('finds new, changed and emptied caselle', () => {
    expect(computeModifiche({ a: 1, b: 2, c: 3 }, { a: 1, b: 5, d: 4 })).toEqual({ b: 5, d: 4, c: null });
  });

  it('lists what a draft would change, leaving out what is already saved', () => {
    const bozze = [
      { quadro: 'RC', righi: { 'RC2.3': 100, 'RC1.3': 5, 'RC6.1': null }, salvataIl: '2026-11-21T09:42:00Z' },
      { quadro: 'FA', righi: { 'FA1.1': 'C' }, salvataIl: '2026-11-21T09:40:00Z' },
    ];
    expect(computeDifferenze({ 'RC1.3': 5, 'RC6.1': 365 }, bozze)).toEqual([
      { chiave: 'FA1.1', prima: null, dopo: 'C' },
      { chiave: 'RC2.3', prima: null, dopo: 100 },
      { chiave: 'RC6.1', prima: 365, dopo: null },
    ]);
    expect(findUltima(bozze)).toBe('2026-11-21T09:42:00Z');
    expect(findUltima([])).toBeNull();
  });
});

describe('the act of a save', () => {
  it('is a save where the quadro had nothing, an update where it had something', () => {
    const toRighi = (chiave: string) => ({ righi: { [chiave]: 1 }, forzature: {} });
    expect(nameAtto({ 'FR2.1': 'x' }, toRighi('RC1.3'))).toBe('salva');
    expect(nameAtto({ 'RC1.1': '2' }, toRighi('RC1.3'))).toBe('aggiorna');
    expect(nameAtto({ 'RN1.1': 1 }, { righi: {}, forzature: { 'RN4.1': null } })).toBe('aggiorna');
  });
});

describe('order of the fields', () => {
  it('goes rigo by rigo and stops at the ends', () => {
    const ordine = listDaCompilare(quadro('RC').sezioni);
    expect(ordine.slice(0, 5)).toEqual(['RC1.1', 'RC1.2', 'RC1.3', 'RC1.4', 'RC2.1']);
    expect(ordine).not.toContain('RC5.6');
    expect(findVicina(ordine, 'RC1.4', 1)).toBe('RC2.1');
    expect(findVicina(ordine, 'RC1.1', -1)).toBeNull();
    expect(findVicina(ordine, ordine.at(-1) ?? '', 1)).toBeNull();
    const secondo = listDaCompilare(listSezioni(modello, quadro('RC'), 2), 2);
    expect(secondo[0]).toBe('RC1.1#2');
    expect(secondo.some((chiave) => chiave.startsWith('RC6.'))).toBe(false);
  });

  it('moves between quadri and finds one by code, rigo or name', () => {
    expect(findQuadroVicino(modello.quadri, 'FR', 1)).toBe('FA');
    expect(findQuadroVicino(modello.quadri, 'FR', -1)).toBeNull();
    expect(searchQuadri(modello.quadri, 'rn 26')[0]).toMatchObject({ chiave: 'RN26.2' });
    expect(searchQuadri(modello.quadri, 'RN')[0]?.quadro.codice).toBe('RN');
    expect(searchQuadri(modello.quadri, 'familiari').map((voce) => voce.quadro.codice)).toContain('FA');
  });
});

describe('state of a quadro in words', () => {
  const niente = { salvato: 'assente', hasDati: false, errori: 0, esiti: [] } as const;
  it('puts errors first, then what the results say, then what a person did', () => {
    const rc = quadro('RC');
    const rn = quadro('RN');
    expect(computeStatoMostrato(rc, niente)).toEqual({ tipo: 'assente' });
    expect(computeStatoMostrato(rc, { ...niente, hasDati: true })).toEqual({ tipo: 'da finire' });
    expect(computeStatoMostrato(rc, { ...niente, salvato: 'completo' })).toEqual({ tipo: 'completo' });
    expect(computeStatoMostrato(rc, { ...niente, salvato: 'completo', errori: 2 })).toEqual({
      tipo: 'errori',
      quanti: 2,
    });
    expect(
      computeStatoMostrato(rn, {
        ...niente,
        salvato: 'completo',
        esiti: [esito('provvisorio'), esito('incompleto')],
      }),
    ).toEqual({ tipo: 'incompleto' });
    expect(computeStatoMostrato({ ...rc, copertura: 'non gestito' }, niente)).toEqual({
      tipo: 'non gestito',
    });
  });

  it('counts the present quadri and shows results below what feeds them', () => {
    expect(countCompletati({ FR: 'completo', RC: 'aperto', RA: 'assente' })).toEqual({
      completi: 1,
      presenti: 2,
    });
    expect(isDiRisultati(quadro('RN'))).toBe(true);
    expect(isDiRisultati(quadro('RC'))).toBe(false);
    expect(findAnteprima(modello.quadri, 'RC')?.codice).toBe('RN');
    expect(findAnteprima(modello.quadri, 'RW')).toBeNull();
  });
});

describe('results below a quadro', () => {
  const linee = () => listLinee(quadro('RN').sezioni.flatMap((sezione) => sezione.righi));
  const nameLinee = (valori: Record<string, EsitoCasella>) =>
    nameRighi(linee().filter((linea) => isParlante(linea, valori[linea.casella.chiave] ?? esito('vuoto'))))
      .filter(({ prima }) => prima)
      .map(({ rigo }) => rigo.codice);

  it('name a rigo once, on the first of its lines that says something', () => {
    const pieno = esito('completo', 30000);
    expect(nameLinee({ 'RN1.1': pieno, 'RN1.5': pieno, 'RN4.1': pieno })).toEqual(['RN1', 'RN4']);
    expect(nameLinee({ 'RN1.1': esito('completo', 0), 'RN1.5': pieno })).toEqual(['RN1']);
    expect(nameLinee({ 'RN7.2': pieno, 'RN7.3': pieno })).toEqual(['RN7']);
  });

  it('leave out what is empty or nought, but for totals and for what a hand wrote', () => {
    const nulla = esito('completo', 0);
    expect(nameLinee({ 'RN3.1': nulla, 'RN4.1': nulla, 'RN5.1': esito('non dovuto') })).toEqual(['RN4']);
    expect(nameLinee({ 'RN3.1': esito('forzato', 0) })).toEqual(['RN3']);
  });
});

describe('results', () => {
  const irpef = { nome: 'IRPEF', debito: ['RN45.2'], credito: ['RN46.1'] } as const;
  it('says debit or credit, and never a figure that is not known', () => {
    const of = (valori: Record<string, EsitoCasella>) =>
      computeRisultato(irpef, (chiave) => valori[chiave] ?? esito('vuoto'));
    expect(of({ 'RN45.2': esito('completo', 481) })).toMatchObject({ verso: 'a debito', importo: 481 });
    expect(of({ 'RN46.1': esito('provvisorio', 1056) })).toMatchObject({
      verso: 'a credito',
      importo: 1056,
      stato: 'provvisorio',
    });
    expect(of({ 'RN45.2': esito('incompleto') })).toMatchObject({ stato: 'incompleto', importo: null });
  });
});

describe('layout of a sezione', () => {
  it('draws columns, single boxes under the amounts, lines of results, and labelled fields', () => {
    const [prima, seconda] = quadro('RC').sezioni.map((sezione) => groupRighi(quadro('RC'), sezione));
    expect(prima?.map((gruppo) => gruppo.tipo)).toEqual(['registro', 'modulo', 'elenco', 'registro']);
    expect(prima?.[0]?.tipo === 'registro' && prima[0].righi.length).toBe(3);
    expect(seconda?.map((gruppo) => gruppo.tipo)).toEqual(['registro', 'singolo']);
    const [sezioneI, sezioneII] = quadro('RC').sezioni;
    const righi = [...(sezioneI?.righi.slice(0, 3) ?? []), ...(sezioneII?.righi.slice(-1) ?? [])];
    const sotto = groupRighi(quadro('RC'), { titolo: '', righi })[1];
    expect(sotto?.tipo === 'singolo' && sotto.rientro).toBeGreaterThan(0);
    const rx = quadro('RX').sezioni.flatMap((sezione) => groupRighi(quadro('RX'), sezione));
    expect(rx.map((gruppo) => gruppo.tipo)).toEqual([
      'registro',
      'registro',
      'registro',
      'registro',
      'singolo',
    ]);
    const rn = quadro('RN').sezioni.flatMap((sezione) => groupRighi(quadro('RN'), sezione));
    expect(rn.every((gruppo) => gruppo.tipo === 'elenco')).toBe(true);
    const fr = quadro('FR').sezioni.flatMap((sezione) => groupRighi(quadro('FR'), sezione));
    expect(fr[0]?.tipo).toBe('modulo');
    const fa = quadro('FA').sezioni.flatMap((sezione) => groupRighi(quadro('FA'), sezione));
    // Its official columns are more than a line takes.
    expect(fa.slice(0, -1).every((gruppo) => gruppo.tipo === 'modulo')).toBe(true);
    expect(fa.at(-1)?.tipo).toBe('singolo');
  });

  it('puts the fields of a rigo close when only so they take one line', () => {
    const caselle = (codice: string) =>
      modello.quadri
        .flatMap(({ sezioni }) => sezioni.flatMap(({ righi }) => righi))
        .find((rigo) => rigo.codice === codice)
        ?.caselle.filter(({ inserita }) => inserita) ?? [];
    expect(isFitto(caselle('RU7'))).toBe(true);
    expect(isFitto(caselle('FR2'))).toBe(false);
    expect(isFitto(caselle('RW1'))).toBe(true);
  });
});

describe('explanation', () => {
  it('opens what matters first and is written as text with its sources', () => {
    const calcolo = modello.createCalcolo({ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 34_250, 'RC6.1': 365 });
    const radice = calcolo.explain('RN26.2');
    expect([...listAperti(radice)]).toContain('0');
    const testo = writeSpiegazione(radice, ['', 'Precisione esatta'], 'norma da riscontrare');
    expect(testo).toContain('RN26 Imposta netta');
    expect(testo).toContain('6.440 + 35% × (34.250 − 28.000) = 8.627,50');
    expect(testo).toContain('TUIR, art. 11');
    expect(testo.endsWith('Precisione esatta')).toBe(true);
  });

  it('a figure handed on is one level, with the sources of all; what is reckoned or typed stays', () => {
    const calcolo = modello.createCalcolo({ 'RC1.1': '2', 'RC1.2': '1', 'RC1.3': 47_015, 'RC6.1': 365 });
    const listNodi = (nodo: Spiegazione): Spiegazione[] => [
      nodo,
      ...readNodo(nodo).passaggi,
      ...readNodo(nodo).operandi.flatMap(listNodi),
    ];
    const listTutti = (nodo: Spiegazione): Spiegazione[] => [nodo, ...nodo.operandi.flatMap(listTutti)];
    const radice = calcolo.explain('RN22.1');
    const { passaggi, operandi, fonti } = readNodo(radice);
    expect(passaggi.map(({ chiave }) => chiave)).toEqual(expect.arrayContaining(['RN8.1', 'RN7.1']));
    expect(passaggi.every(({ valoreTesto }) => valoreTesto === radice.valoreTesto)).toBe(true);
    expect(readFormula(radice)).toMatch(/× 365 \/ 365/);
    expect(operandi.map(({ chiave }) => chiave)).toContain('RC6.1');
    for (const uno of [radice, ...passaggi])
      for (const { articolo } of uno.fonti) expect(fonti.map((una) => una.articolo)).toContain(articolo);
    // Nothing is lost: every node is a level or is handed on.
    for (const chiave of ['RN22.1', 'RN26.2', 'RN4.1'])
      expect(listNodi(calcolo.explain(chiave))).toHaveLength(listTutti(calcolo.explain(chiave)).length);
    expect(readNodo(calcolo.explain('RN26.2')).passaggi).toEqual([]);
  });

  it('says «provvisorio» only where it comes from, and opens the way to it', () => {
    const radice = modello.createCalcolo({ 'RC1.2': '1', 'RC1.3': 34_250, 'RC6.1': 365 }).explain('RN26.2');
    const { stato } = radice;
    expect(stato).toBe('provvisorio');
    const detti: string[] = [];
    const walk = (nodo: Spiegazione, percorso: string): void => {
      if (nodo.stato === stato && isStatoDaDire(nodo)) detti.push(percorso);
      readNodo(nodo).operandi.forEach((figlio, i) => {
        if (nodo.stato === stato && isStatoDaDire(nodo)) expect(figlio.stato).not.toBe(stato);
        walk(figlio, percorso === '' ? String(i) : `${percorso}.${i}`);
      });
    };
    walk(radice, '');
    expect(detti).not.toContain('');
    expect(listAperti(radice)).toContain(detti[0]);
  });
});
