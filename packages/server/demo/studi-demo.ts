import {
  nameVoceModulo,
  type TipologiaUtente,
  tipoDichiarazione,
  tipologiaUtente,
  tipoProfiloCliente,
  VOCE_VISURA,
} from '@quadra/contract';
import { comuni, type Luogo } from './nomi.ts';

/** The password of every demo login: written on the terminal at each start, never used in production. */
export const PASSWORD_DEMO = 'Quaderno-Verde-41121';

export interface UtenteDemo {
  readonly email: string;
  readonly nome: string;
  readonly cognome: string;
  readonly tipologia: TipologiaUtente;
  /** Whether the start prints it: one for each kind of person who enters. */
  readonly isMostrato?: boolean;
}
export interface StudioDemo {
  readonly ragioneSociale: string;
  readonly partitaIva: string;
  readonly profilo: number;
  readonly gestore: string;
  readonly sede: Luogo;
  readonly anagrafiche: number;
  /** Who works for himself: his own record, in the place of the clients. */
  readonly titolare?: TitolareDemo;
  readonly utenti: readonly UtenteDemo[];
  readonly gruppi?: readonly GruppoDemo[];
  /** The package it bought, by name. */
  readonly pacchetto?: (typeof pacchettiDemo)[number]['nome'];
}
/** A private person, or a company, that keeps its own declarations. */
type TitolareDemo =
  | {
      readonly tipo: 'PF';
      readonly cognome: string;
      readonly nome: string;
      readonly sesso: 'M' | 'F';
      readonly nascita: string;
      readonly luogo: Luogo;
      readonly via: string;
      readonly civico: string;
    }
  | { readonly tipo: 'SD'; readonly natura: string; readonly via: string; readonly civico: string };
/** Some clients of a studio, and who works on them. */
export interface GruppoDemo {
  readonly nome: string;
  readonly descrizione: string;
  readonly email: string;
  readonly clienti: number;
}
export interface GestoreDemo {
  readonly codice: string;
  readonly nome: string;
  readonly ragioneSociale: string;
  readonly email: string;
  readonly telefono: string;
  readonly utenti: readonly UtenteDemo[];
  /** SVG that the login page of the code shows. */
  readonly logo?: string;
}

const { AMM_ELMAS, CON_ELMAS, AMM_STU, OP_STU, AMM_GES, OP_GES } = tipologiaUtente;

const utente = (
  email: string,
  nome: string,
  cognome: string,
  tipologia: TipologiaUtente,
  isMostrato = false,
): UtenteDemo => ({ email, nome, cognome, tipologia, isMostrato });

function sedeOf(codice: string): Luogo {
  const trovato = comuni.find((comune) => comune.codice === codice);
  if (trovato === undefined) throw new Error(`No such comune: ${codice}`);
  return trovato;
}

export const fornitoreDemo = {
  ragione_sociale: 'Quadra S.r.l.',
  sito: 'https://quadra.example',
  email: 'assistenza@quadra.example',
  telefono: '059 000 0000',
  facebook: 'https://facebook.example/quadra',
  linkedin: 'https://linkedin.example/company/quadra',
  twitter: 'https://twitter.example/quadra',
  youtube: 'https://youtube.example/@quadra',
  partita_iva: '01234567897',
  indirizzo: 'Via di prova 1, 41121 Modena',
};

/** The packages of credits of the vendor: money in cents. Every demo gestore has them on sale. */
export const pacchettiDemo = [
  { nome: 'Avvio', crediti: 50, costoUnitario: 180, mesi: 12 },
  { nome: 'Studio', crediti: 200, costoUnitario: 150, mesi: 24 },
  { nome: 'Grandi volumi', crediti: 1000, costoUnitario: 110, mesi: 24 },
] as const;
/** What the definitive print of a declaration costs, of whatever type, and a search of the land register. */
export const listinoDemo = {
  nome: 'Listino base',
  validoDa: '2025-01-01',
  tipi: [...tipoDichiarazione, VOCE_VISURA],
  crediti: 1,
  /** What a module takes for twelve months: the others are asked of who sells. */
  moduli: (['PRECOMPILATA', 'VISURE', 'FIRMA', 'ARCHIVIAZIONE', 'QUADROAC', 'WOWAI'] as const).map(
    nameVoceModulo,
  ),
  creditiModulo: 20,
};

export const utentiFornitore: readonly UtenteDemo[] = [
  utente('admin@quadra.example', 'Ada', 'Moretti', AMM_ELMAS, true),
  utente('consulente@quadra.example', 'Corrado', 'Vitali', CON_ELMAS, true),
];

const logoEmilia = [
  '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48" viewBox="0 0 48 48">',
  '<rect width="48" height="48" rx="8" fill="#1560bd"/><path fill="none" stroke="#fff" stroke-width="4" ',
  'd="M33 14H16v20h17M16 24h14"/></svg>',
].join('');

/** Who works for two studi with one e-mail: operator of the first, administrator of the other. */
const inDueStudi = (tipologia: TipologiaUtente, isMostrato = false) =>
  utente('d.costa@duestudi.example', 'Dario', 'Costa', tipologia, isMostrato);

/** Who enters the large studio that `npm run demo -- --anagrafiche N` adds. */
export const utenteDelGrande = utente('studio.grande@prova.example', 'Gemma', 'Rota', AMM_STU);
/** Who enters one of the others, as large as they all are. */
export const utenteDelMedio = utente('studio.medio@prova.example', 'Ivo', 'Testa', AMM_STU);

export const gestoriDemo: readonly GestoreDemo[] = [
  {
    codice: 'EMILIA',
    nome: 'Rete Emilia',
    ragioneSociale: 'Rete Emilia Servizi S.r.l.',
    email: 'crediti@reteemilia.example',
    telefono: '059 000 0100',
    logo: logoEmilia,
    utenti: [
      utente('g.landi@reteemilia.example', 'Giorgio', 'Landi', AMM_GES, true),
      utente('m.poli@reteemilia.example', 'Marina', 'Poli', OP_GES, true),
    ],
  },
  {
    codice: 'NORD',
    nome: 'Nord Consulenze',
    ragioneSociale: 'Nord Consulenze S.r.l.',
    email: 'crediti@nordconsulenze.example',
    telefono: '011 000 0100',
    utenti: [
      utente('f.riva@nordconsulenze.example', 'Franca', 'Riva', AMM_GES),
      utente('c.monti@nordconsulenze.example', 'Carlo', 'Monti', AMM_GES),
      utente('e.ponti@nordconsulenze.example', 'Elisa', 'Ponti', AMM_GES),
    ],
  },
];

export const studiDemo: readonly StudioDemo[] = [
  {
    ragioneSociale: 'Studio Conti e Associati',
    partitaIva: '02345670364',
    profilo: tipoProfiloCliente.STUDIO,
    gestore: 'EMILIA',
    sede: sedeOf('F257'),
    anagrafiche: 170,
    pacchetto: 'Studio',
    utenti: [
      utente('r.sala@studioconti.example', 'Roberta', 'Sala', AMM_STU, true),
      utente('l.ferri@studioconti.example', 'Luca', 'Ferri', OP_STU, true),
      inDueStudi(OP_STU, true),
    ],
  },
  {
    ragioneSociale: 'Studio Bellini Commercialisti',
    partitaIva: '04567890159',
    profilo: tipoProfiloCliente.STUDIO,
    gestore: 'EMILIA',
    sede: sedeOf('F205'),
    anagrafiche: 75,
    pacchetto: 'Studio',
    utenti: [
      utente('e.bellini@studiobellini.example', 'Elena', 'Bellini', AMM_STU),
      utente('n.gallo@studiobellini.example', 'Nicola', 'Gallo', AMM_STU),
      utente('t.neri@studiobellini.example', 'Tommaso', 'Neri', OP_STU),
    ],
    gruppi: [
      {
        nome: 'Sede Nord',
        descrizione: 'Clienti seguiti dalla sede di Monza',
        email: 't.neri@studiobellini.example',
        clienti: 12,
      },
    ],
  },
  {
    ragioneSociale: 'Studio Grassi',
    partitaIva: '06789010011',
    profilo: tipoProfiloCliente.STUDIO,
    gestore: 'NORD',
    sede: sedeOf('L219'),
    anagrafiche: 53,
    pacchetto: 'Studio',
    utenti: [
      utente('p.grassi@studiograssi.example', 'Pietro', 'Grassi', AMM_STU),
      utente('s.zorzi@studiograssi.example', 'Silvia', 'Zorzi', OP_STU),
      utente('i.bassi@studiograssi.example', 'Irene', 'Bassi', OP_STU),
      inDueStudi(AMM_STU),
    ],
  },
  {
    ragioneSociale: 'Paolo Marchetti',
    partitaIva: '',
    profilo: tipoProfiloCliente.PRIVATO,
    gestore: 'EMILIA',
    sede: sedeOf('F205'),
    anagrafiche: 1,
    titolare: {
      tipo: 'PF',
      cognome: 'Marchetti',
      nome: 'Paolo',
      sesso: 'M',
      nascita: '1974-05-22',
      luogo: sedeOf('F205'),
      via: 'Via Padova',
      civico: '48',
    },
    utenti: [utente('paolo.marchetti@posta.example', 'Paolo', 'Marchetti', AMM_STU, true)],
  },
  {
    ragioneSociale: 'Officine Rinaldi S.r.l.',
    partitaIva: '03456780364',
    profilo: tipoProfiloCliente.AZIENDA,
    gestore: 'NORD',
    sede: sedeOf('I462'),
    anagrafiche: 1,
    titolare: { tipo: 'SD', natura: 'Società a responsabilità limitata', via: 'Via Radici', civico: '112' },
    utenti: [
      utente('a.rinaldi@officinerinaldi.example', 'Anna', 'Rinaldi', AMM_STU, true),
      utente('v.lodi@officinerinaldi.example', 'Vera', 'Lodi', OP_STU),
    ],
  },
];

const nomeTipologia = (tipologia: TipologiaUtente): string =>
  Object.entries(tipologiaUtente).find(([, valore]) => valore === tipologia)?.[0] ?? '';

/** The logins that the start prints: the studio's administrator first, then one for each other kind. */
export const listAccessiDemo = (): { tipologia: string; email: string; password: string }[] =>
  [
    ...studiDemo.flatMap((studio) => studio.utenti),
    ...gestoriDemo.flatMap((gestore) => gestore.utenti),
    ...utentiFornitore,
  ]
    .filter((voce) => voce.isMostrato)
    .map(({ tipologia, email }) => ({ tipologia: nomeTipologia(tipologia), email, password: PASSWORD_DEMO }));
