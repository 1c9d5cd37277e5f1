import { parseChiave } from '../modelli/chiave.ts';
import type { Modello, ValoreCasella } from '../modelli/modello.ts';
import type { FonteFornitura } from './caselle.ts';
import type { Elemento } from './elementi.ts';
import type { DichiarazioneFornita } from './fornitura.ts';
import { placeCasella } from './redditi.ts';
import type { Riga } from './riga.ts';
import type { Valore, Valori } from './tracciato.ts';

type Caselle = Readonly<Record<string, ValoreCasella>>;

/** The caselle of one modulo of a quadro, by rigo and colonna. */
interface ModuloCu {
  readonly numero: number;
  readonly caselle: Caselle;
}

/** The moduli of a quadro in which something is written. */
function listModuli(caselle: Caselle, quadro: string): ModuloCu[] {
  const moduli = new Map<number, Record<string, ValoreCasella>>();
  for (const [chiave, valore] of Object.entries(caselle)) {
    const casella = parseChiave(chiave);
    if (casella?.quadro !== quadro) continue;
    const { rigo, colonna, modulo } = casella;
    moduli.set(modulo, { ...moduli.get(modulo), [`${rigo}.${colonna}`]: valore });
  }
  return [...moduli].sort(([a], [b]) => a - b).map(([numero, sue]) => ({ numero, caselle: sue }));
}

/** The elements of a modulo, in the order of their codes. */
function makeElementi(
  modello: Pick<Modello, 'findCasella'>,
  quadro: string,
  { caselle }: ModuloCu,
): Elemento[] {
  return Object.entries(caselle)
    .flatMap(([posto, valore]): Elemento[] => {
      const casella = modello.findCasella(`${quadro}${posto}`);
      const dove = casella && placeCasella(casella);
      return dove && 'codice' in dove ? [{ ...dove, valore }] : [];
    })
    .sort((a, b) => a.codice.localeCompare(b.codice));
}

const isDiPercipiente = (posto: string): boolean => posto.startsWith('2.');
/** Rigo 903 of a quadro: whose certification the modulo is of; its own number where nothing is said. */
const ownerOf = ({ numero, caselle }: ModuloCu): number => Number(caselle['903.1'] ?? numero);

/** Points 006 and 007 with another code: a modulo of their own, without causale nor gross. */
const listAltreSomme = ({ caselle }: ModuloCu): Elemento[][] =>
  ['911', '912'].flatMap((rigo): Elemento[][] => {
    const [codice, importo] = [caselle[`${rigo}.1`], caselle[`${rigo}.2`]];
    if (codice === undefined && importo === undefined) return [];
    return [
      [
        { codice: 'AU001006', formato: 'NU', valore: codice ?? 0 },
        { codice: 'AU001007', formato: 'VP', valore: importo ?? 0 },
      ],
    ];
  });

/** What is said once of who pays, in each record D. */
function makeSostituto(
  modello: Pick<Modello, 'findCasella'>,
  { caselle, codiceFiscale }: FonteFornitura,
): Elemento[] {
  const [suo] = listModuli(caselle, 'DA').filter(({ numero }) => numero === 1);
  const comuni = Object.fromEntries(
    Object.entries(suo?.caselle ?? {}).filter(([posto]) => /^[13]\./.test(posto)),
  );
  const nome: Elemento[] = [
    { codice: 'DA001001', formato: 'CF', valore: codiceFiscale },
    { codice: 'DA001002', formato: 'AN', valore: String(caselle['FR2.6'] ?? caselle['FR2.2'] ?? '') },
    { codice: 'DA001003', formato: 'AN', valore: String(caselle['FR2.3'] ?? '') },
    { codice: 'DA003002', formato: 'CB', valore: true },
  ];
  return [...nome, ...makeElementi(modello, 'DA', { numero: 1, caselle: comuni })];
}

const ORDINE = (a: Elemento, b: Elemento) => a.codice.localeCompare(b.codice);

/** The records G of a certification: the first modulo of employment with the first of social security, and so on. */
function pairModuli(
  modello: Pick<Modello, 'findCasella'>,
  lavoro: ModuloCu[],
  previdenza: ModuloCu[],
): Elemento[][] {
  return Array.from({ length: Math.max(lavoro.length, previdenza.length) }, (_, i) => [
    ...(lavoro[i] ? makeElementi(modello, 'DB', lavoro[i]) : []),
    ...(previdenza[i] ? makeElementi(modello, 'DC', previdenza[i]) : []),
  ]);
}

function makeFrontespizio(fonte: FonteFornitura, certificazioni: number): Valori {
  const { caselle, intermediario, dataImpegno } = fonte;
  const read = (chiave: string): Valore => caselle[chiave] ?? '';
  return {
    codiceFiscale: fonte.codiceFiscale,
    cognome: read('FR2.2'),
    nome: read('FR2.3'),
    denominazione: read('FR2.6'),
    telefono: read('DA1.8'),
    email: read('DA1.9'),
    rappresentante: read('FR6.1'),
    carica: Number(read('FR6.2')) || 0,
    cognomeRappresentante: read('DA901.1'),
    nomeRappresentante: read('DA901.2'),
    societa: read('DA901.3'),
    certificazioni,
    firma: true,
    ...(intermediario && {
      intermediario: intermediario.codiceFiscale,
      impegno: 2,
      dataImpegno: dataImpegno ?? '',
      firmaIntermediario: true,
    }),
  };
}

/** The certifications of a sostituto: for each percipiente a record D, then what he was paid. */
export function makeCertificazioni(
  modello: Pick<Modello, 'findCasella'>,
  fonte: FonteFornitura,
): DichiarazioneFornita {
  const { caselle } = fonte;
  const sostituto = makeSostituto(modello, fonte);
  const [lavoro, previdenza, autonomi] = ['DB', 'DC', 'AU'].map((quadro) =>
    listModuli(caselle, quadro).filter(({ caselle: sue }) =>
      Object.keys(sue).some((p) => !p.startsWith('90')),
    ),
  );
  const anagrafiche = new Map(listModuli(caselle, 'DA').map((m) => [m.numero, m.caselle]));
  const numeri = new Set([
    ...[...anagrafiche].flatMap(([numero, sue]) => (Object.keys(sue).some(isDiPercipiente) ? [numero] : [])),
    ...[lavoro, previdenza, autonomi].flatMap((moduli = []) => moduli.map(ownerOf)),
  ]);
  // Who was paid and has no data of his own is there too: without a codice fiscale the file is refused.
  const percipienti = [...numeri]
    .sort((a, b) => a - b)
    .map((numero): ModuloCu => ({ numero, caselle: anagrafiche.get(numero) ?? {} }));
  const seguito = percipienti.flatMap((suo, i): Riga[] => {
    const di = (moduli: ModuloCu[] = []) => moduli.filter((m) => ownerOf(m) === suo.numero);
    const valori: Valori = {
      percipiente: suo.caselle['2.1'] ?? '',
      certificazione: i + 1,
      operazione: suo.caselle['902.1'] ?? '',
      protocolloInvio: suo.caselle['902.2'] ?? '',
      protocolloProgressivo: suo.caselle['902.3'] ?? '',
    };
    const make = (tipo: string, gruppi: Elemento[][]): Riga[] =>
      gruppi.map((elementi, n) => ({ tipo, valori: { ...valori, modulo: n + 1 }, elementi }));
    const dati = Object.fromEntries(Object.entries(suo.caselle).filter(([posto]) => posto.startsWith('2.')));
    const anagrafica = [...sostituto, ...makeElementi(modello, 'DA', { ...suo, caselle: dati })].sort(ORDINE);
    return [
      ...make('D', [anagrafica]),
      ...make('G', pairModuli(modello, di(lavoro), di(previdenza))),
      ...make(
        'H',
        di(autonomi).flatMap((m) => [makeElementi(modello, 'AU', m), ...listAltreSomme(m)]),
      ),
    ];
  });
  return { frontespizio: makeFrontespizio(fonte, percipienti.length), seguito };
}
