import {
  computeVersamenti,
  type EsitoCasella,
  listNotevoli,
  type Modello,
  type RigaProspetto,
  sumImposte,
} from '@quadra/fisco';
import { formatData, isData } from '@quadra/values';
import { type Blocco, writeDifferenza, writeEuro } from './comunicazione.ts';

/** A declaration as its summary reads it. */
export interface LatoRiepilogo {
  readonly modello: Modello;
  readonly get: (chiave: string) => EsitoCasella;
}

interface Scadenza {
  readonly adempimento: string;
  readonly data: string;
  readonly per?: string;
  readonly maggiorazione?: number;
}

export interface DatiRiepilogo {
  readonly oggi: LatoRiepilogo;
  /** The declaration of the year before; undefined when the studio has none. */
  readonly prima: LatoRiepilogo | undefined;
  readonly denominazione: string;
  readonly anno: number;
  readonly isChiusa: boolean;
  readonly scadenze: readonly Scadenza[];
  readonly incaricato: string;
}

const REDDITI_PF = 'redditi-pf';
const DA_CALCOLARE = 'da calcolare';
const writeImporto = (importo: number | null): string =>
  importo === null ? DA_CALCOLARE : importo === 0 ? '—' : writeEuro(importo);

/** The sum of some caselle of the form; null while one is missing. */
function sumCaselle({ modello, get }: LatoRiepilogo, chiavi: readonly string[]): number | null {
  const esiti = chiavi.filter((chiave) => modello.findCasella(chiave)).map(get);
  if (esiti.some(({ stato }) => stato === 'incompleto')) return null;
  return esiti.reduce((somma, { valore }) => somma + (typeof valore === 'number' ? valore : 0), 0);
}

/** The taxes of a form; of one that has none of its own, its balances. */
function listImposte({ modello, get }: LatoRiepilogo): readonly RigaProspetto[] {
  const imposte = modello.listImposte(get);
  if (imposte.length > 0) return imposte;
  const lato = { modello, get };
  return modello.risultati.flatMap((risultato): RigaProspetto[] => {
    const daVersare = sumCaselle(lato, risultato.debito);
    const credito = sumCaselle(lato, risultato.credito);
    if (daVersare === 0 && credito === 0) return [];
    const stato = daVersare === null || credito === null ? 'incompleto' : 'completo';
    const [chiave] = risultato.debito;
    return [
      {
        ...{ imposta: risultato.nome, tributo: null, anno: modello.annoImposta, lordo: 0, versato: 0 },
        ...{ acconto: 0, secondoAcconto: 0, daVersare, credito, stato, precisione: 'indicativo', chiave },
        caselle: {
          lordo: [],
          versato: [],
          acconto: [],
          daVersare: risultato.debito,
          credito: risultato.credito,
        },
      },
    ];
  });
}

function describeInBreve(imposte: readonly RigaProspetto[]): Blocco {
  const voci = [
    { titolo: 'Saldo da versare', importo: sumImposte(imposte, 'daVersare') },
    { titolo: 'Acconti per l’anno dopo', importo: sumImposte(imposte, 'acconto') },
    { titolo: 'A credito', importo: sumImposte(imposte, 'credito') },
  ];
  return {
    tipo: 'evidenza',
    voci: voci.map(({ titolo, importo }) => ({
      titolo,
      valore: importo === null ? DA_CALCOLARE : writeEuro(importo),
    })),
  };
}

function describeImposte(imposte: readonly RigaProspetto[]): Blocco[] {
  if (imposte.length === 0)
    return [
      { tipo: 'testo', testo: 'Da questa dichiarazione non risultano imposte da versare, né crediti.' },
    ];
  const righe = imposte.map(({ imposta, lordo, versato, acconto, daVersare, credito }) => [
    imposta,
    ...[lordo, versato, daVersare, acconto, credito].map(writeImporto),
  ]);
  return [
    {
      tipo: 'tabella',
      titolo: 'Imposta per imposta',
      colonne: ['Imposta', 'Dovuta', 'Già versata', 'Saldo', 'Acconti', 'A credito'],
      righe,
      conTotale: false,
      nota: 'Gli acconti sono anticipi dell’anno dopo: si ritrovano, già versati, nella prossima dichiarazione.',
    },
  ];
}

/** Millionths as a percentage: `0,4%`. */
const writePercento = (milionesimi: number): string =>
  `${(milionesimi / 10_000).toLocaleString('it-IT', { minimumFractionDigits: 2 })}%`;

const giorno = (data: string): string => (isData(data) ? formatData(data) : data);

/** When what is due is paid. The dates are those of the law for everybody: other cases are told by the studio. */
function describeScadenze({ oggi, scadenze }: DatiRiepilogo): Blocco[] {
  const findData = (adempimento: string) =>
    scadenze.find((una) => una.adempimento === adempimento && !una.per && !una.maggiorazione)?.data;
  const primo = findData('saldo');
  const secondo = findData('secondo acconto');
  if (oggi.modello.codice !== REDDITI_PF || primo === undefined || secondo === undefined)
    return [{ tipo: 'testo', testo: 'Date e modi di versamento sono comunicati dallo studio.' }];
  const versamenti = computeVersamenti(listImposte(oggi));
  if (versamenti.primo === 0 && versamenti.secondo === 0)
    return [{ tipo: 'testo', testo: 'Non ci sono imposte da versare per questa dichiarazione.' }];
  const dopo = scadenze.find((una) => una.adempimento === 'saldo' && !una.per && una.maggiorazione);
  const rinvio = dopo
    ? ` Il primo versamento si può fare anche entro il ${giorno(dopo.data)}, con una maggiorazione dello ${writePercento(dopo.maggiorazione ?? 0)}.`
    : '';
  return [
    {
      tipo: 'tabella',
      titolo: 'Quando si paga',
      colonne: ['Versamento', 'Entro il', 'Importo'],
      righe: [
        ['Saldo e primo acconto', giorno(primo), writeImporto(versamenti.primo)],
        ['Secondo acconto', giorno(secondo), writeImporto(versamenti.secondo)],
      ],
      conTotale: false,
      nota: `Date ordinarie, da confermare con lo studio: per alcuni contribuenti sono diverse.${rinvio} Senza i crediti da compensare e i contributi previdenziali, che indica lo studio.`,
    },
  ];
}

interface VoceAnno {
  readonly titolo: string;
  readonly oggi: number;
  readonly prima: number | null;
  /** The others follow from these. */
  readonly causa: boolean;
}

/** What the amounts come from, this year and the year before. */
function listVoci({ oggi, prima }: DatiRiepilogo): VoceAnno[] {
  return listNotevoli(oggi.modello.codice).flatMap(({ titolo, chiave, causa }) => {
    const valore = sumCaselle(oggi, [chiave]);
    const precedente = prima ? sumCaselle(prima, [chiave]) : null;
    return valore === null || (valore === 0 && !precedente)
      ? []
      : [{ titolo, oggi: valore, prima: precedente, causa }];
  });
}

const netto = ({ daVersare, credito }: RigaProspetto): number | null =>
  daVersare === null || credito === null ? null : daVersare - credito;

function describeSaldo(importo: number | null | undefined): string {
  if (importo === undefined) return '—';
  if (importo === null) return DA_CALCOLARE;
  if (importo === 0) return 'niente';
  return importo > 0 ? `${writeEuro(importo)} da versare` : `${writeEuro(-importo)} a credito`;
}

/** Why: what the year was made of and, beside it, the year before. */
function describePerche(dati: DatiRiepilogo): Blocco[] {
  const voci = listVoci(dati);
  if (voci.length === 0) return [];
  const conPrima = dati.prima !== undefined;
  return [
    {
      tipo: 'tabella',
      titolo: 'Perché',
      colonne: ['', ...(conPrima ? [`Anno ${dati.anno - 2}`] : []), `Anno ${dati.anno - 1}`].concat(
        conPrima ? ['Differenza'] : [],
      ),
      righe: voci.map(({ titolo, oggi, prima }) => [
        titolo,
        ...(conPrima ? [writeImporto(prima)] : []),
        writeImporto(oggi),
        ...(conPrima ? [prima === null ? '—' : writeDifferenza(oggi - prima)] : []),
      ]),
      conTotale: false,
      nota: describeCause(voci),
    },
  ];
}

const CAUSE_MASSIME = 3;
/** The differences that weigh most, in words. */
function describeCause(voci: readonly VoceAnno[]): string {
  const cause = voci
    .filter(({ causa }) => causa)
    .map(({ titolo, oggi, prima }) => ({ titolo, differenza: prima === null ? 0 : oggi - prima }))
    .filter(({ differenza }) => differenza !== 0)
    .sort((a, b) => Math.abs(b.differenza) - Math.abs(a.differenza))
    .slice(0, CAUSE_MASSIME)
    .map(
      ({ titolo, differenza }) =>
        `${titolo.toLowerCase().replace('irpef', 'IRPEF')} ${writeDifferenza(differenza)}`,
    );
  return cause.length === 0 ? '' : `Rispetto all’anno prima pesano soprattutto: ${cause.join('; ')}.`;
}

/** How each balance compares with that of the year before. */
function describeConfronto({ oggi, prima, anno }: DatiRiepilogo): Blocco[] {
  if (prima === undefined)
    return [
      { tipo: 'testo', testo: 'Lo studio non ha la dichiarazione dell’anno prima: non c’è un confronto.' },
    ];
  const perNome = new Map(listImposte(prima).map((riga) => [riga.imposta, netto(riga)]));
  const attuali = new Map(listImposte(oggi).map((riga) => [riga.imposta, netto(riga)]));
  const righe = [...new Set([...attuali.keys(), ...perNome.keys()])].map((imposta) => {
    const ora = attuali.get(imposta) ?? (attuali.has(imposta) ? null : 0);
    const allora = perNome.get(imposta) ?? (perNome.has(imposta) ? null : 0);
    const differenza = ora === null || allora === null ? '—' : writeDifferenza(ora - allora);
    return [imposta, describeSaldo(allora), describeSaldo(ora), differenza];
  });
  if (righe.length === 0) return [];
  return [
    {
      tipo: 'tabella',
      titolo: 'Il saldo rispetto all’anno prima',
      colonne: ['Imposta', `Dichiarazione ${anno - 1}`, `Dichiarazione ${anno}`, 'Differenza'],
      righe,
      conTotale: false,
      nota: '',
    },
  ];
}

/** What the summary says, in plain words: how much, when, why, against the year before. Pure. */
export function describeRiepilogo(dati: DatiRiepilogo): readonly Blocco[] {
  const { oggi, denominazione, anno, isChiusa, incaricato } = dati;
  const imposte = listImposte(oggi);
  const apertura = isChiusa
    ? 'La dichiarazione è stata chiusa: gli importi sono quelli che saranno trasmessi.'
    : 'La dichiarazione non è ancora chiusa: gli importi possono cambiare.';
  const isIncompleto = imposte.some(({ stato }) => stato === 'incompleto');
  const mancano = isIncompleto
    ? ' Dove è scritto «da calcolare» mancano ancora dei dati: li chiederà lo studio.'
    : '';
  const invio = incaricato === '' ? '' : ` La dichiarazione è trasmessa da ${incaricato}.`;
  return [
    {
      tipo: 'testo',
      testo: `Questo foglio riassume la dichiarazione ${anno} di ${denominazione}, con i redditi del ${anno - 1}: quanto c’è da versare, quando e perché. ${apertura}${mancano}`,
    },
    describeInBreve(imposte),
    ...describeImposte(imposte),
    ...describeScadenze(dati),
    ...describePerche(dati),
    ...describeConfronto(dati),
    {
      tipo: 'testo',
      testo: `Copia per il cliente: da conservare con la dichiarazione e le ricevute dei versamenti.${invio}`,
    },
  ];
}
