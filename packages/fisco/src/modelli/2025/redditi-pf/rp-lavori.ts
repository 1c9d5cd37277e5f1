import { tipiEnergia, tipiRecupero } from '../../../parametri/lavori.ts';
import * as spese from '../../../regole/acconti-730.ts';
import * as arredi from '../../../regole/arredi.ts';
import * as lavori from '../../../regole/lavori.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';
import { caselleCatasto } from './catasto.ts';

/** Works on buildings, furniture and charging stations: what the form of each year has, from that of 2023. */
const ANNI_RP = [2023, 2024, 2025, 2026] as const;
export type AnnoRP = (typeof ANNI_RP)[number];

const scelta = (codice: number, descrizione: string) => ({ codice: String(codice), descrizione });
const acquisti = [scelta(4, 'Ereditato, acquistato o ricevuto in donazione nell’anno')];
const RIDOTTE: Readonly<Record<AnnoRP, string>> = {
  2023: '',
  2024: '90%',
  2025: '70%, 90% per le spese del 2023',
  2026: '65%, 90% per le spese del 2023, 70% per quelle del 2024',
};
/** Until the form of 2023 a box for 110%; then a code. */
const percentuale = (anno: AnnoRP, colonna: number, dato: lavori.Lavori['percentuale']): Colonna =>
  anno === 2023
    ? inserisce(colonna, 'Al 110%', dato, { tipo: 'barrata' })
    : inserisce(colonna, 'Percentuale', dato, {
        opzioni: [
          scelta(1, '110%'),
          scelta(2, RIDOTTE[anno]),
          ...(anno < 2026 ? [] : [scelta(3, '50%, abitazione principale, spese dal 2025')]),
        ],
      });
/** A box that the forms from 2024 have beside another column, with its number and a letter. */
const opzione2023 = (
  anno: AnnoRP,
  colonna: number,
  dato: lavori.Lavori['opzione2023'],
  lettera: string,
): Colonna[] =>
  anno < 2024
    ? []
    : [
        inserisce(colonna, 'Opzione 2023', dato, {
          istruzioni: `Dieci rate per il superbonus del 2023. Sul modello è la colonna ${lettera}.`,
        }),
      ];
const NUOVO_NEL_2026 = 23;

/** RP41-RP47. */
const recupero = (anno: AnnoRP, numero: number): RigoScheda =>
  rigo(
    numero,
    'Recupero del patrimonio edilizio',
    [
      inserisce(1, 'Anno', lavori.recupero.anno, { min: anno - 10, max: anno - 1 }),
      inserisce(2, 'Tipologia', lavori.recupero.tipo, {
        opzioni: tipiRecupero
          .filter(({ codice }) => anno >= 2026 || codice !== NUOVO_NEL_2026)
          .map(({ codice, descrizione }) => scelta(codice, descrizione)),
      }),
      annota(3, 'Codice fiscale', 'codiceFiscale'),
      annota(4, 'Interventi particolari', 'codice', {
        opzioni: [
          scelta(1, 'Prosecuzione di un intervento'),
          scelta(4, 'Acquisto di immobili ristrutturati: 25% del prezzo'),
        ],
      }),
      annota(5, 'Acquisto, eredità, donazione', 'codice', { opzioni: acquisti }),
      annota(6, 'Maggiorazione sisma', 'barrata'),
      percentuale(anno, 7, lavori.recupero.percentuale),
      inserisce(8, 'N. rata', lavori.recupero.numeroRata, { max: 10 }),
      inserisce(9, 'Spesa', spese.spesaRecupero, {
        istruzioni: 'Entro il tetto dell’intervento, 96.000 euro di norma.',
      }),
      inserisce(10, 'Rata', lavori.recupero.rata),
      annota(11, 'N. d’ordine immobile', 'intero', { max: 99 }),
      ...opzione2023(anno, 91, lavori.recupero.opzione2023, '8A'),
    ],
    { raccolta: lavori.recupero.raccolta },
  );

const periodi = [scelta(1, 'Dal 1° gennaio al 5 giugno 2013: 55%'), scelta(2, 'Dal 6 giugno 2013: 65%')];
/** RP61-RP64. */
const energia = (anno: AnnoRP, numero: number): RigoScheda =>
  rigo(
    numero,
    'Risparmio energetico',
    [
      inserisce(1, 'Tipo', lavori.energia.tipo, {
        opzioni: tipiEnergia.map(({ codice, descrizione }) => scelta(codice, descrizione)),
      }),
      inserisce(2, 'Anno', lavori.energia.anno, { min: 2008, max: anno - 1 }),
      ...(anno === 2023
        ? [inserisce(3, 'Periodo del 2013', lavori.energia.periodo2013, { opzioni: periodi })]
        : []),
      annota(4, 'Casi particolari', 'codice', {
        opzioni: [
          scelta(1, 'Lavori iniziati prima e ancora in corso'),
          scelta(2, 'Immobile ereditato, acquistato o ricevuto in donazione'),
          scelta(3, 'I due casi insieme'),
        ],
      }),
      annota(5, 'Rideterminazione rate', 'intero', { max: 10 }),
      percentuale(anno, 6, lavori.energia.percentuale),
      inserisce(7, 'N. rata', lavori.energia.numeroRata, { max: 10 }),
      inserisce(8, 'Spesa totale', spese.spesaEnergia),
      annota(9, 'Maggiorazione sisma', 'barrata'),
      inserisce(10, 'Rata', lavori.energia.rata),
      ...opzione2023(anno, 91, lavori.energia.opzione2023, '7A'),
    ],
    { raccolta: lavori.energia.raccolta },
  );

/** A column for each rate, of the instalments and of what they give. */
const perAliquota = (
  ordine: readonly lavori.AliquotaLavori[],
  quali: lavori.Lavori['rate'],
  breve: string,
): Colonna[] => ordine.map((n, i) => mostra(i + 1, `${n}%`, quali[n], { formulaBreve: breve }));
const RECUPERO = [60, 50, 65, 70, 75, 80, 85, 36, 90, 110] as const;
const ENERGIA = [50, 55, 65, 70, 75, 80, 85, 90, 110, 60] as const;
const aliquoteEnergia = (anno: AnnoRP): readonly lavori.AliquotaLavori[] =>
  anno < 2026 ? ENERGIA : [...ENERGIA, 36];

const immobile = (numero: number): RigoScheda =>
  rigo(
    numero,
    'Immobile dei lavori',
    [
      annota(1, 'N. d’ordine', 'intero', { max: 99 }),
      annota(2, 'Condominio', 'barrata'),
      ...caselleCatasto(3),
    ],
    { raccolta: 'immobiliLavori' },
  );

const RICARICHE = [
  scelta(2, 'Ricarica di veicoli elettrici'),
  scelta(3, 'Ricarica con il superbonus, lavori del 2020'),
  scelta(4, 'Ricarica con il superbonus, edifici unifamiliari'),
  scelta(5, 'Ricarica con il superbonus, condomini'),
];
const PARTI = ['110%', '90%, spese del 2023', '70%, spese del 2024', '65%, spese del 2025'];
type Spesa = typeof arredi.ricaricaSocieta;
/** One's own expense, or that of a company: the form of 2023 asks neither the rate nor the number of the instalment. */
const spesaRicarica = (anno: AnnoRP, da: number, spesa: Spesa, interna: number): Colonna[] => {
  const societa = da > 1;
  const prime = [
    inserisce(da, 'Codice', spesa.codice, {
      opzioni: societa ? RICARICHE : [scelta(1, 'Riscatto di periodi senza contributi'), ...RICARICHE],
    }),
    inserisce(da + 1, 'Anno', spesa.anno, { min: 2019, max: anno - 1 }),
    societa ? annota(da + 2, 'Spesa', 'euro') : inserisce(da + 2, 'Spesa', spese.spesaRicarica),
  ];
  if (anno === 2023) return [...prime, inserisce(da + 3, 'Rata', spesa.rata)];
  return [
    ...prime,
    inserisce(da + 3, 'Percentuale', spesa.percentuale, {
      opzioni: PARTI.slice(0, anno - 2022).map((parte, i) => scelta(i + 1, parte)),
      istruzioni: 'Con i codici da 3 a 5.',
    }),
    inserisce(da + 4, 'N. rata', spesa.numero, { max: 10 }),
    inserisce(da + 5, 'Rata', spesa.rata),
    ...opzione2023(anno, interna, spesa.opzione, societa ? '12A' : '5A'),
  ];
};
const PROPRIA: Spesa = {
  codice: arredi.ricaricaCodice,
  anno: arredi.ricaricaAnno,
  percentuale: arredi.ricaricaPercentuale,
  numero: arredi.ricaricaNumero,
  rata: arredi.ricaricaRata,
  opzione: arredi.ricaricaOpzione,
};
const ricariche = (anno: AnnoRP): RigoScheda => {
  const societa = anno === 2023 ? 5 : 7;
  return rigo(
    56,
    'Pace contributiva e ricarica di veicoli elettrici',
    [
      ...spesaRicarica(anno, 1, PROPRIA, 91),
      annota(societa, 'CF della società', 'codiceFiscale', {
        istruzioni:
          'Di quella trasparente di cui si è soci: le colonne dopo sono della sua spesa, per la quota.',
      }),
      ...spesaRicarica(anno, societa + 1, arredi.ricaricaSocieta, 92),
    ],
    { raccolta: arredi.ricariche },
  );
};

const totaleArredi = (anno: AnnoRP): RigoScheda =>
  rigo(
    60,
    'Totale rate',
    [
      mostra(1, '50%', arredi.totaleArredi, { formulaBreve: 'da RP56 a RP59' }),
      ...([110, 90, 70, 65] as const)
        .slice(0, anno - 2022)
        .map((n, i) => mostra(i + 2, `${n}%`, arredi.rateSuper[n], { formulaBreve: 'RP56' })),
    ],
    { totale: true },
  );

/** Sections III and IV of RP. */
export const sezioniLavori = (anno: AnnoRP): QuadroScheda['sezioni'] => [
  {
    titolo: 'Sezione III-A, recupero del patrimonio edilizio',
    righi: [
      ...[41, 42, 43, 44, 45, 46, 47].map((n) => recupero(anno, n)),
      rigo(48, 'Totale rate', perAliquota(RECUPERO, lavori.recupero.rate, 'da RP41 a RP47'), {
        totale: true,
      }),
      rigo(49, 'Totale detrazione', perAliquota(RECUPERO, lavori.recupero.detrazioni, 'a RN14'), {
        totale: true,
      }),
    ],
  },
  {
    titolo: 'Sezione III-B, dati catastali degli immobili',
    righi: [
      ...[51, 52].map(immobile),
      rigo(53, 'Contratto o accatastamento', [
        annota(1, 'N. d’ordine', 'intero', { max: 99 }),
        annota(2, 'Condominio', 'barrata'),
        annota(3, 'Data del contratto', 'data'),
        annota(4, 'Serie', 'testo', { lunghezza: 3 }),
        annota(5, 'Numero e sottonumero', 'testo', { lunghezza: 12 }),
        annota(6, 'Ufficio', 'testo', { lunghezza: 3 }),
        annota(7, 'Codice identificativo', 'testo', { lunghezza: 17 }),
        annota(8, 'Data della domanda', 'data'),
        annota(9, 'Numero della domanda', 'testo', { lunghezza: 10 }),
        annota(10, 'Provincia', 'testo', { lunghezza: 2 }),
      ]),
    ],
  },
  {
    titolo: 'Sezione III-C, contributi, ricarica di veicoli, mobili',
    righi: [
      ricariche(anno),
      rigo(57, 'Mobili di immobili ristrutturati', [
        inserisce(1, 'N. rata', arredi.arredi.mobiliNumero, { max: 10 }),
        inserisce(2, 'Spesa', spese.spesaMobili),
        inserisce(3, 'Rata', arredi.arredi.mobili, {
          istruzioni:
            'Un decimo della spesa: il tetto di ogni anno, per immobile, è contato dal numero della rata.',
        }),
        inserisce(4, 'N. rata, secondo immobile', arredi.arredi.secondiNumero, { max: 10 }),
        inserisce(5, 'Spesa, secondo immobile', spese.spesaSecondi),
        inserisce(6, 'Rata, secondo immobile', arredi.arredi.secondi),
      ]),
      rigo(58, 'Mobili delle giovani coppie', [
        annota(1, 'Meno di 35 anni', 'barrata'),
        inserisce(2, 'Spesa del 2016', spese.spesaCoppie, { max: 16_000 }),
        inserisce(3, 'Rata', arredi.arredi.coppie, { max: 1_600 }),
      ]),
      rigo(59, 'IVA di abitazioni in classe A o B', [
        inserisce(1, 'N. rata', arredi.arredi.classeNumero, { max: 10 }),
        inserisce(2, 'IVA pagata', spese.spesaClasse),
        inserisce(3, 'Rata', arredi.arredi.classe),
      ]),
      totaleArredi(anno),
    ],
  },
  {
    titolo: 'Sezione IV, risparmio energetico',
    righi: [
      ...[61, 62, 63, 64].map((n) => energia(anno, n)),
      rigo(65, 'Totale rate', perAliquota(aliquoteEnergia(anno), lavori.energia.rate, 'da RP61 a RP64'), {
        totale: true,
      }),
      rigo(66, 'Totale detrazione', perAliquota(aliquoteEnergia(anno), lavori.energia.detrazioni, 'a RN16'), {
        totale: true,
      }),
    ],
  },
];
