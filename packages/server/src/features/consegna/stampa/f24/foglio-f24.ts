import { etichettaSezioneF24 } from '@quadra/contract';
import { type ColonnaF24, loadVersamenti, type RigoF24 } from '@quadra/fisco';
import { formatData, formatIt } from '@quadra/values';
import { type F24DaStampare, findGiornoUltimo } from '../../../versamenti/f24/f24.public.ts';

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

const euro = (centesimi: number): string => formatIt(centesimi, { decimali: 2, mostraZero: true });

/** What a place of a row shows: a sign, an amount, words. */
function write({ tipo, valore }: ColonnaF24, rigo: RigoF24): string {
  const scritto = valore(rigo);
  if (scritto === undefined || scritto === false) return '';
  if (scritto === true) return 'X';
  return tipo === 'decimale' && typeof scritto === 'number' ? euro(scritto) : String(scritto);
}

/** The kinds whose rows are one list keep those that are written: their sections have no places of their own. */
const listRighe = (
  { posti, righi }: F24DaStampare['fogli'][number]['sezioni'][number],
  tipo: F24DaStampare['f24']['tipo'],
  sue: readonly ColonnaF24[],
) => {
  const vuote = tipo === 'ordinario' ? Math.max(0, posti - righi.length) : 0;
  return [
    ...righi.map((rigo) => sue.map((colonna) => write(colonna, rigo))),
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
  const quando = giorno.format(new Date(`${findGiornoUltimo(f24)}T00:00:00Z`));
  const cosa =
    saldo === 0
      ? `Il saldo è zero: il modello va presentato lo stesso, entro ${quando}.`
      : `Da versare entro ${quando}: ${euro(saldo)} €.`;
  const crediti = f24.credito > 0 ? ' Ci sono crediti: si presenta solo con i canali dell’Agenzia.' : '';
  return `${cosa}${fogli.length > 1 ? ` Le righe occupano ${fogli.length} modelli.` : ''}${crediti}`;
};

/** The print of a model, from what is kept of it. */
export const describeF24 = async (daStampare: F24DaStampare, quando: string): Promise<StampaF24> => {
  const { colonneF24, importiF24 } = await loadVersamenti();
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
      sezioni: sezioni.map((una) => {
        const colonne = [...colonneF24[una.sezione], ...importiF24];
        return {
          titolo: etichettaSezioneF24[una.sezione],
          colonne: colonne.map(({ titolo }) => titolo),
          righe: listRighe(una, f24.tipo, colonne),
          totali: [euro(una.debito), euro(una.credito), euro(una.saldo)] as const,
        };
      }),
    })),
  };
};
