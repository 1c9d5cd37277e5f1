import { etichettaSezioneF24 } from '@quadra/contract';
import type { RigoF24, SezioneF24 } from '@quadra/fisco';
import { formatData, formatIt } from '@quadra/values';
import type { F24DaStampare } from '../../../versamenti/f24/f24.public.ts';

/** A section as it is drawn: the names of its columns, a line for each place of the paper, its totals. */
export interface SezioneFoglioF24 {
  readonly titolo: string;
  readonly colonne: readonly string[];
  readonly righe: readonly (readonly string[])[];
  readonly totali: readonly [debito: string, credito: string, saldo: string];
}
/** One paper: texts only, no rule left to apply. */
export interface FoglioF24 {
  readonly numero: string;
  readonly sezioni: readonly SezioneFoglioF24[];
  readonly saldo: string;
}
export interface StampaF24 {
  readonly titolo: string;
  readonly studio: string;
  readonly denominazione: string;
  readonly codiceFiscale: string;
  readonly voci: readonly { readonly titolo: string; readonly valore: string }[];
  readonly avviso: string;
  readonly fogli: readonly FoglioF24[];
  readonly quando: string;
}

type Colonna = readonly [nome: string, valore: (rigo: RigoF24) => string];
const segno = (si: boolean | undefined): string => (si ? 'X' : '');
const importo = (centesimi: number | undefined): string =>
  centesimi ? formatIt(centesimi, { decimali: 2 }) : '';
const euro = (centesimi: number): string => formatIt(centesimi, { decimali: 2, mostraZero: true });

const codice: Colonna = ['Codice tributo', (r) => r.codice];
const rateazione: Colonna = ['Rateaz./mese', (r) => r.rateazione ?? ''];
const anno: Colonna = ['Anno', (r) => r.anno ?? ''];
const importi: readonly Colonna[] = [
  ['A debito', (r) => importo(r.debito)],
  ['A credito', (r) => importo(r.credito)],
];
/** What each section asks beside the amounts, in the order of the paper. */
const colonne: Readonly<Record<SezioneF24, readonly Colonna[]>> = {
  erario: [codice, rateazione, anno, ['Ufficio', (r) => r.ufficio ?? ''], ['Atto', (r) => r.atto ?? '']],
  inps: [
    ['Sede', (r) => r.sede ?? ''],
    ['Causale', (r) => r.codice],
    ['Matricola, codice o filiale', (r) => r.posizione ?? ''],
    ['Da mese', (r) => r.da ?? ''],
    ['A mese', (r) => r.a ?? ''],
  ],
  regioni: [['Regione', (r) => r.ente ?? ''], codice, rateazione, anno],
  locali: [
    ['Ente', (r) => r.ente ?? ''],
    ['Ravv.', (r) => segno(r.ravvedimento)],
    ['Var.', (r) => segno(r.variati)],
    ['Acc.', (r) => segno(r.acconto)],
    ['Saldo', (r) => segno(r.saldo)],
    ['Immob.', (r) => (r.immobili ? String(r.immobili) : '')],
    codice,
    rateazione,
    anno,
    ['Detrazione', (r) => importo(r.detrazione)],
  ],
  inail: [
    ['Sede', (r) => r.sede ?? ''],
    ['Codice ditta', (r) => r.posizione ?? ''],
    ['C.c.', (r) => r.cc ?? ''],
    ['Riferimento', (r) => r.riferimento ?? ''],
    ['Causale', (r) => r.codice],
  ],
  altri: [
    ['Ente', (r) => r.ente ?? ''],
    ['Sede', (r) => r.sede ?? ''],
    ['Causale', (r) => r.codice],
    ['Posizione', (r) => r.posizione ?? ''],
    ['Da mese', (r) => r.da ?? ''],
    ['A mese', (r) => r.a ?? ''],
  ],
  elide: [['Tipo', (r) => r.tipo ?? ''], ['Elementi', (r) => r.elementi ?? ''], codice, anno],
};

/** The kinds whose rows are one list keep those that are written: their sections have no places of their own. */
const listRighe = (
  { sezione, posti, righi }: F24DaStampare['fogli'][number]['sezioni'][number],
  tipo: F24DaStampare['f24']['tipo'],
) => {
  const sue = [...colonne[sezione], ...importi];
  const vuote = tipo === 'ordinario' ? Math.max(0, posti - righi.length) : 0;
  return [
    ...righi.map((rigo) => sue.map(([, valore]) => valore(rigo))),
    ...Array.from({ length: vuote }, () => sue.map(() => '')),
  ];
};

const giorno = new Intl.DateTimeFormat('it-IT', { dateStyle: 'full', timeZone: 'UTC' });
const titoli = { ordinario: 'F24', semplificato: 'F24 semplificato', elide: 'F24 elementi identificativi' };

const listVoci = ({ f24, contribuente: c }: F24DaStampare): StampaF24['voci'] => {
  const { via, civico, comuneDescrizione, provincia } = c.domicilio_fiscale;
  return [
    ...(c.data_nascita === null
      ? []
      : [
          {
            titolo: 'Nascita',
            valore: [
              formatData(c.data_nascita),
              c.comune_nascita_descrizione &&
                `${c.comune_nascita_descrizione} (${c.provincia_nascita ?? ''})`,
            ]
              .filter(Boolean)
              .join(', '),
          },
        ]),
    {
      titolo: 'Domicilio fiscale',
      valore: [
        [via, civico].filter(Boolean).join(' '),
        comuneDescrizione && `${comuneDescrizione} (${provincia ?? ''})`,
      ]
        .filter(Boolean)
        .join(', '),
    },
    { titolo: 'Scadenza', valore: giorno.format(new Date(`${f24.scadenza}T00:00:00Z`)) },
    { titolo: 'Data del versamento', valore: formatData(f24.data) },
    { titolo: 'IBAN di addebito', valore: f24.iban ?? '' },
    { titolo: 'Saldo', valore: `${euro(f24.debito - f24.credito)} €` },
  ];
};

const toAvviso = ({ f24, fogli }: F24DaStampare): string => {
  const saldo = f24.debito - f24.credito;
  const quando = giorno.format(new Date(`${f24.scadenza}T00:00:00Z`));
  const cosa =
    saldo === 0
      ? `Il saldo è zero: il modello va presentato lo stesso, entro ${quando}.`
      : `Da versare entro ${quando}: ${euro(saldo)} €.`;
  const crediti = f24.credito > 0 ? ' Ci sono crediti: si presenta solo con i canali dell’Agenzia.' : '';
  return `${cosa}${fogli.length > 1 ? ` Le righe occupano ${fogli.length} modelli.` : ''}${crediti}`;
};

/** The print of a model, from what is kept of it. */
export const describeF24 = (daStampare: F24DaStampare, quando: string): StampaF24 => {
  const { f24, fogli } = daStampare;
  return {
    titolo: `${titoli[f24.tipo]} n. ${f24.numero}`,
    studio: f24.nome_studio ?? '',
    denominazione: f24.denominazione,
    codiceFiscale: f24.codice_fiscale,
    voci: listVoci(daStampare),
    avviso: toAvviso(daStampare),
    quando,
    fogli: fogli.map(({ saldo, sezioni }, n) => ({
      numero: fogli.length > 1 ? `Modello ${n + 1} di ${fogli.length}` : '',
      saldo: euro(saldo),
      sezioni: sezioni.map((una) => ({
        titolo: etichettaSezioneF24[una.sezione],
        colonne: [...colonne[una.sezione], ...importi].map(([nome]) => nome),
        righe: listRighe(una, f24.tipo),
        totali: [euro(una.debito), euro(una.credito), euro(una.saldo)],
      })),
    })),
  };
};
