import { type Dato, dato } from '../../../engine/index.ts';
import type { Opzione } from '../../modello.ts';
import { annota, inserisce, type QuadroScheda, type RigoScheda, rigo } from '../../scheda.ts';
import { testoDi } from './persone.ts';

/** The parts of an immobile: one rigo each, a modulo for each immobile. */
const parti = {
  dati: 'immobiliImu',
  catasto: 'immobiliImuCatasto',
  valore: 'immobiliImuValore',
  variazione: 'immobiliImuVariazione',
} as const;
type Parti = { readonly [parte in keyof typeof parti]: string };

const numeroDi = (raccolta: string, nome: string, titolo: string, unita: Dato['unita']): Dato =>
  dato({ id: `${raccolta}.${nome}`, titolo, unita, raccolta, seManca: 'zero' });

/** What the checks read of an immobile, in a quadro of its own. */
export function makeDatiImmobile({ dati, catasto, valore, variazione }: Parti) {
  return {
    progressivo: numeroDi(dati, 'progressivo', 'Progressivo immobile', 'numero'),
    caratteristica: numeroDi(dati, 'caratteristica', 'Caratteristica', 'codice'),
    indirizzo: testoDi(`${dati}.indirizzo`, 'Indirizzo', dati),
    tipoCatasto: numeroDi(catasto, 'tipo', 'Catasto', 'codice'),
    foglio: testoDi(`${catasto}.foglio`, 'Foglio', catasto),
    particella: testoDi(`${catasto}.particella`, 'Particella', catasto),
    categoria: testoDi(`${catasto}.categoria`, 'Categoria o qualità', catasto),
    classe: testoDi(`${catasto}.classe`, 'Classe', catasto),
    protocollo: testoDi(`${catasto}.protocollo`, 'Numero di protocollo', catasto),
    annoProtocollo: numeroDi(catasto, 'anno', 'Anno del protocollo', 'numero'),
    valore: numeroDi(valore, 'valore', 'Valore', 'euro'),
    possesso: numeroDi(valore, 'possesso', 'Percentuale di possesso', 'rapporto'),
    esenzione: numeroDi(valore, 'esenzione', 'Esenzione', 'codice'),
    tipoDenuncia: numeroDi(valore, 'tipoDenuncia', 'Non utilizzabile: tipo', 'codice'),
    autorita: testoDi(`${valore}.autorita`, 'Non utilizzabile: autorità', valore),
    dataDenuncia: testoDi(`${valore}.dataDenuncia`, 'Non utilizzabile: data della denuncia', valore),
    acquisto: numeroDi(variazione, 'acquisto', 'Acquisto', 'logico'),
    cessione: numeroDi(variazione, 'cessione', 'Cessione', 'logico'),
    altro: numeroDi(variazione, 'altro', 'Altro', 'logico'),
    descrizione: testoDi(`${variazione}.descrizione`, 'Altro: descrizione', variazione),
    data: testoDi(`${variazione}.data`, 'Data', variazione),
    agevolazione: numeroDi(variazione, 'agevolazione', 'Agevolazione', 'codice'),
    ufficio: testoDi(`${variazione}.ufficio`, 'Agenzia delle Entrate di', variazione),
    titolo: testoDi(`${variazione}.titolo`, 'Estremi del titolo', variazione),
  };
}
export type DatiImmobile = ReturnType<typeof makeDatiImmobile>;
export const immobile = makeDatiImmobile(parti);

const caratteristiche = [
  { codice: '1', descrizione: 'Terreno' },
  { codice: '2', descrizione: 'Area fabbricabile' },
  { codice: '3', descrizione: 'Fabbricato, valore dalla rendita' },
  { codice: '4', descrizione: 'Fabbricato del gruppo D, valore dalle scritture contabili' },
  { codice: '5', descrizione: 'Abitazione principale' },
  { codice: '6', descrizione: 'Pertinenza' },
  { codice: '7', descrizione: 'Beni merce' },
];
/** Of the file of the enti non commerciali. */
export const caratteristicheEnc = caratteristiche.slice(0, 4);
const catasti = [
  { codice: 'T', descrizione: 'Catasto terreni' },
  { codice: 'U', descrizione: 'Catasto urbano' },
];
const equiparazioni = [
  { codice: '1', descrizione: 'Alloggio sociale' },
  { codice: '2', descrizione: 'Alloggio di servizio' },
];
const riduzioni = [
  { codice: '0', descrizione: 'Nessuna' },
  { codice: '1', descrizione: 'Immobile storico o artistico' },
  { codice: '2', descrizione: 'Inagibile o inabitabile' },
  { codice: '3', descrizione: 'Comodato' },
  { codice: '4', descrizione: 'Non residente con pensione estera' },
  { codice: '5', descrizione: 'Altre' },
];
const riduzioniEnc = [...riduzioni.slice(0, 3), { codice: '3', descrizione: 'Altre' }];
const esenzioni = [
  { codice: '0', descrizione: 'Nessuna' },
  { codice: '1', descrizione: 'Non utilizzabile né disponibile' },
  { codice: '2', descrizione: 'Quadro temporaneo aiuti di Stato' },
  { codice: '3', descrizione: 'Altre' },
];
const denunce = [
  { codice: '1', descrizione: 'Violazione di domicilio o invasione' },
  { codice: '2', descrizione: 'Occupazione abusiva denunciata' },
];
const inizioTermine = [
  { codice: 'I', descrizione: 'Inizio dell’agevolazione' },
  { codice: 'T', descrizione: 'Termine dell’agevolazione' },
];

export const rigoImmobile = (
  numero: number,
  d: DatiImmobile,
  raccolta: string,
  opzioni: readonly Opzione[] = caratteristiche,
): RigoScheda =>
  rigo(
    numero,
    'Immobile',
    [
      annota(1, 'Numero d’ordine', 'intero', { min: 1, max: 9_999 }),
      inserisce(2, 'Progressivo', d.progressivo, { min: 1, max: 9_999 }),
      annota(3, 'Continuità', 'barrata', {
        istruzioni: 'Un’altra variazione di un immobile già indicato; mai sul primo.',
      }),
      inserisce(4, 'Caratteristica', d.caratteristica, { opzioni }),
      inserisce(5, 'Indirizzo', d.indirizzo, { tipo: 'testo', lunghezza: 100 }),
    ],
    { raccolta },
  );

export const rigoCatasto = (numero: number, d: DatiImmobile, raccolta: string): RigoScheda =>
  rigo(
    numero,
    'Dati catastali',
    [
      inserisce(1, 'Catasto', d.tipoCatasto, { opzioni: catasti }),
      annota(2, 'Codice catastale', 'testo', { lunghezza: 5 }),
      annota(3, 'Sezione', 'testo', { lunghezza: 3 }),
      inserisce(4, 'Foglio', d.foglio, { tipo: 'testo', lunghezza: 4 }),
      inserisce(5, 'Particella', d.particella, { tipo: 'testo', lunghezza: 10 }),
      annota(6, 'Subalterno', 'testo', { lunghezza: 4 }),
      inserisce(7, 'Categoria o qualità', d.categoria, { tipo: 'testo', lunghezza: 25 }),
      inserisce(8, 'Classe', d.classe, { tipo: 'testo', lunghezza: 10 }),
      inserisce(9, 'Protocollo', d.protocollo, { tipo: 'testo', lunghezza: 20 }),
      inserisce(10, 'Anno', d.annoProtocollo, { min: 1_900, max: 2_100 }),
    ],
    { raccolta },
  );

const rigoValore: RigoScheda = rigo(
  3,
  'Valore, riduzioni ed esenzioni',
  [
    inserisce(1, 'Valore', immobile.valore, { istruzioni: 'Base imponibile dell’intero immobile, in euro.' }),
    inserisce(2, 'Possesso %', immobile.possesso, { max: 100 }),
    annota(3, 'Detrazione', 'euro'),
    annota(4, 'Equiparazione', 'codice', { opzioni: equiparazioni }),
    annota(5, 'Riduzione', 'codice', { opzioni: riduzioni }),
    inserisce(6, 'Esenzione', immobile.esenzione, { opzioni: esenzioni }),
    inserisce(7, 'Non utilizzabile: tipo', immobile.tipoDenuncia, { opzioni: denunce }),
    inserisce(8, 'Autorità', immobile.autorita, { tipo: 'testo', lunghezza: 100 }),
    inserisce(9, 'Data della denuncia', immobile.dataDenuncia, { tipo: 'data' }),
  ],
  { raccolta: parti.valore },
);

export const rigoValoreEnc = (numero: number, d: DatiImmobile, raccolta: string): RigoScheda =>
  rigo(
    numero,
    'Valore, riduzioni ed esenzioni',
    [
      inserisce(1, 'Valore', d.valore, { istruzioni: 'Base imponibile dell’intero immobile, in euro.' }),
      inserisce(2, 'Possesso %', d.possesso, { max: 100 }),
      annota(5, 'Riduzione', 'codice', { opzioni: riduzioniEnc }),
      inserisce(6, 'Esenzione', d.esenzione, { opzioni: esenzioni }),
      inserisce(7, 'Non utilizzabile: tipo', d.tipoDenuncia, { opzioni: denunce }),
      inserisce(8, 'Autorità', d.autorita, { tipo: 'testo', lunghezza: 100 }),
      inserisce(9, 'Data della denuncia', d.dataDenuncia, { tipo: 'data' }),
    ],
    { raccolta },
  );

export const rigoVariazione = (
  numero: number,
  d: DatiImmobile,
  raccolta: string,
  altre: RigoScheda['colonne'] = [],
): RigoScheda =>
  rigo(
    numero,
    'Variazione',
    [
      inserisce(1, 'Acquisto', d.acquisto),
      inserisce(2, 'Cessione', d.cessione),
      inserisce(3, 'Altro', d.altro),
      inserisce(4, 'Altro: descrizione', d.descrizione, { tipo: 'testo', lunghezza: 100 }),
      inserisce(5, 'Data', d.data, {
        tipo: 'data',
        istruzioni: 'Inizio o termine del possesso, o giorno dal quale cambia l’imposta.',
      }),
      inserisce(6, 'Agevolazione', d.agevolazione, { opzioni: inizioTermine }),
      inserisce(7, 'Agenzia delle Entrate di', d.ufficio, { tipo: 'testo', lunghezza: 24 }),
      inserisce(8, 'Estremi del titolo', d.titolo, { tipo: 'testo', lunghezza: 24 }),
      ...altre,
    ],
    { raccolta },
  );

/** The immobili, in the order of record D of the file: a modulo for each. */
export const quadroImmobili: QuadroScheda = {
  codice: 'IM',
  titolo: 'Immobili',
  titoloBreve: 'Immobili',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: 'Un modulo per ogni immobile o per ogni sua variazione. La numerazione delle caselle è interna.',
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Immobile',
      righi: [
        rigoImmobile(1, immobile, parti.dati),
        rigoCatasto(2, immobile, parti.catasto),
        rigoValore,
        rigoVariazione(4, immobile, parti.variazione),
      ],
    },
  ],
};
