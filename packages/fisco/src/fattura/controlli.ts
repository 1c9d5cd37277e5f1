import { isCodiceFiscale, isPartitaIva } from '@quadra/values';
import { findMancanza } from './schema/verifica.ts';
import { checkFormato } from './scrittura.ts';
import type { CampoFattura, DatiFattura, ProblemaFattura, RigaFattura, SoggettoFattura } from './tipi.ts';

type Controllo<D = DatiFattura> = readonly [
  codice: string,
  campo: CampoFattura,
  isSbagliata: (dati: D, oggi: string) => boolean,
  frase: string,
];
type DelCliente = Pick<DatiFattura, 'cliente'>;

const ESTERO = 'XXXXXXX';
const isEstero = (d: DelCliente) => d.cliente.paese !== 'IT';
/** A company has its number of VAT for a tax code. */
const isCodice = (codice: string) => isCodiceFiscale(codice) || isPartitaIva(codice);
const isStessa = (d: DatiFattura) =>
  d.cliente.paese === d.cedente.paese && d.cliente.partitaIva === d.cedente.partitaIva;

/** The integrations and self-invoices of who buys: of another room of the accounts, never of who sells. */
const DI_CHI_COMPRA = [
  'TD16',
  'TD17',
  'TD18',
  'TD19',
  'TD20',
  'TD21',
  'TD22',
  'TD23',
  'TD27',
  'TD28',
  'TD29',
];

/** Of who buys, whatever the rest is. */
// prettier-ignore
const delCliente: readonly Controllo<DelCliente>[] = [
  [
    '00417',
    'PartitaIva',
    (d) => d.cliente.partitaIva === null && (isEstero(d) || d.cliente.codiceFiscale === null),
    'Del cliente serve la partita IVA, oppure il codice fiscale.',
  ],
  [
    '00305',
    'PartitaIva',
    (d) => !isEstero(d) && d.cliente.partitaIva !== null && !isPartitaIva(d.cliente.partitaIva),
    'La partita IVA del cliente non è valida.',
  ],
  [
    '00306',
    'CodiceFiscale',
    (d) => !isEstero(d) && d.cliente.codiceFiscale !== null && !isCodice(d.cliente.codiceFiscale),
    'Il codice fiscale del cliente non è valido.',
  ],
];
/** What the exchange looks at beyond the schema, as far as an invoice of ours can be wrong: its code, where, when, why. */
// prettier-ignore
const controlli: readonly Controllo[] = [
  [
    '00301',
    'Cedente.PIVA',
    (d) => d.cedente.paese === 'IT' && !isPartitaIva(d.cedente.partitaIva ?? ''),
    'La partita IVA di chi vende non è valida.',
  ],
  [
    '00302',
    'Cedente.CodiceFiscale',
    (d) => d.cedente.codiceFiscale !== null && !isCodice(d.cedente.codiceFiscale),
    'Il codice fiscale di chi vende non è valido.',
  ],
  ...delCliente,
  [
    '00313',
    'CodiceSDI',
    (d) => isEstero(d) !== (d.codiceDestinatario === ESTERO),
    'Il codice XXXXXXX è per i clienti esteri, e solo per loro.',
  ],
  ['00471', 'Cliente', isStessa, 'Chi vende e chi compra sono lo stesso soggetto.'],
  [
    '',
    'TipoDocumento',
    (d) => DI_CHI_COMPRA.includes(d.tipoDocumento),
    'Questo tipo di documento lo emette chi compra: qui non è gestito.',
  ],
  ['00425', 'Numero', (d) => !/[0-9]/.test(d.numero), 'Il numero ha almeno una cifra.'],
  ['00403', 'Data', (d, oggi) => d.data > oggi, 'La data è nel futuro.'],
  [
    '00418',
    'Collegata',
    (d) => d.collegata !== null && d.data < d.collegata.data,
    'La data è prima di quella della fattura a cui si riferisce.',
  ],
  [
    '',
    'Collegata',
    (d) => d.tipoDocumento === 'TD04' && d.collegata === null,
    'Una nota di credito dice a quale fattura si riferisce.',
  ],
  ['', 'Righe', (d) => d.righe.length === 0, 'Serve almeno una riga.'],
  [
    '00420',
    'Esigibilita',
    (d) => d.esigibilita === 'S' && d.righe.some(({ natura }) => natura?.startsWith('N6')),
    'L’inversione contabile e la scissione dei pagamenti non stanno insieme.',
  ],
];

/** The same, of a line: what is mended is its code of VAT. */
const diRiga: readonly (readonly [
  codice: string,
  isSbagliata: (riga: RigaFattura) => boolean,
  frase: string,
])[] = [
  ['00400', (r) => r.aliquota === 0 && r.natura === null, 'senza IVA dice perché: manca la natura'],
  ['00401', (r) => r.aliquota !== 0 && r.natura !== null, 'con l’IVA non ha natura'],
  [
    '00445',
    (r) => ['N2', 'N3', 'N6'].includes(r.natura ?? ''),
    'dal 2021 le nature N2, N3 e N6 si scrivono con il loro dettaglio',
  ],
];
const checkRiga = (riga: RigaFattura, posto: number): ProblemaFattura[] =>
  diRiga.flatMap(([codice, isSbagliata, frase]) =>
    isSbagliata(riga)
      ? [
          {
            ...{ codice, dove: null, campo: `Righe.${posto}.CodiceIva` as const },
            frase: `Riga ${posto + 1}, codice IVA: ${frase}.`,
          },
        ]
      : [],
  );

/** What the exchange would refuse of who is written by hand: the codes, the postal code. */
export function checkCliente(cliente: SoggettoFattura): ProblemaFattura[] {
  const trovati = delCliente.flatMap(([codice, campo, isSbagliata, frase]) =>
    isSbagliata({ cliente }, '') ? [{ codice, campo, frase, dove: null }] : [],
  );
  const atteso = cliente.paese === 'IT' ? findMancanza('CAP', cliente.cap) : null;
  const frase = `CAP del cliente: «${cliente.cap}» non va bene. Atteso: ${atteso}.`;
  return atteso === null ? trovati : [...trovati, { codice: '00200', campo: 'CAP', frase, dove: null }];
}

/** All that stops an invoice from leaving: the checks of the exchange, then every element of the file. */
export function checkFattura(dati: DatiFattura, oggi: string): ProblemaFattura[] {
  const trovati = [
    ...controlli.flatMap(([codice, campo, isSbagliata, frase]) =>
      isSbagliata(dati, oggi) ? [{ codice, campo, frase, dove: null }] : [],
    ),
    ...dati.righe.flatMap(checkRiga),
  ];
  return trovati.length > 0 ? trovati : checkFormato(dati);
}
