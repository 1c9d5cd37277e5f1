import * as r from '../../../regole/attivita-estere.ts';
import { annota, type Colonna, inserisce, mostra, type QuadroScheda, rigo } from '../../scheda.ts';

const titoli = [
  { codice: '1', descrizione: 'Proprietà' },
  { codice: '2', descrizione: 'Usufrutto' },
  { codice: '3', descrizione: 'Nuda proprietà' },
  { codice: '4', descrizione: 'Altro' },
];
const beni = [
  { codice: '1', descrizione: 'Conti correnti e depositi' },
  { codice: '2', descrizione: 'Partecipazioni' },
  { codice: '3', descrizione: 'Obbligazioni' },
  { codice: '4', descrizione: 'Titoli non rappresentativi di merce' },
  { codice: '5', descrizione: 'Valute estere' },
  { codice: '6', descrizione: 'Titoli pubblici emessi all’estero' },
  { codice: '7', descrizione: 'Contratti di natura finanziaria' },
  { codice: '8', descrizione: 'Polizze vita' },
  { codice: '9', descrizione: 'Contratti derivati' },
  { codice: '10', descrizione: 'Metalli preziosi' },
  { codice: '11', descrizione: 'Quote di fondi' },
  { codice: '12', descrizione: 'Previdenza estera' },
  { codice: '13', descrizione: 'Altri strumenti finanziari' },
  { codice: '14', descrizione: 'Altre attività finanziarie' },
  { codice: '15', descrizione: 'Immobili' },
  { codice: '16', descrizione: 'Beni mobili registrati' },
  { codice: '17', descrizione: 'Opere d’arte e gioielli' },
  { codice: '18', descrizione: 'Altri beni patrimoniali' },
  { codice: '19', descrizione: 'Immobile adibito ad abitazione principale (A/1, A/8, A/9)' },
  { codice: '20', descrizione: 'Conto deposito titoli' },
  { codice: '21', descrizione: 'Cripto-attività' },
];
const criteri = [
  { codice: '1', descrizione: 'Valore di mercato' },
  { codice: '2', descrizione: 'Valore nominale' },
  { codice: '3', descrizione: 'Valore di rimborso' },
  { codice: '4', descrizione: 'Costo d’acquisto' },
  { codice: '5', descrizione: 'Valore catastale' },
  { codice: '6', descrizione: 'Dichiarazione di successione o altri atti' },
];

const QUADRI_REDDITO = [
  { codice: '1', descrizione: 'Quadro RL' },
  { codice: '2', descrizione: 'Quadro RM' },
  { codice: '3', descrizione: 'Quadro RT' },
  { codice: '4', descrizione: 'Due o tre di RL, RM e RT' },
  { codice: '5', descrizione: 'Redditi futuri o bene infruttifero' },
];
const DETRAZIONE = { istruzioni: '200 euro rapportati ai mesi di abitazione principale (codice 19).' };

/** Until the form of 2023 each tax stands after what it is counted on; from 2024 they are all at the end. */
const vecchie: readonly Colonna[] = [
  mostra(11, 'IVAFE', r.ivafe),
  inserisce(12, 'Mesi', r.mesiPossesso, { max: 12 }),
  mostra(13, 'IVIE', r.ivie),
  inserisce(14, 'Credito d’imposta', r.creditoEstero),
  mostra(15, 'IVAFE dovuta', r.ivafeDovuta),
  inserisce(16, 'Detrazioni', r.detrazione, DETRAZIONE),
  mostra(17, 'IVIE dovuta', r.ivieDovuta),
  annota(18, 'Quadri', 'codice', { opzioni: QUADRI_REDDITO }),
  inserisce(20, 'Solo monitoraggio', r.soloMonitoraggio),
  inserisce(90, 'Regime privilegiato', r.isPrivilegiato),
];
const nuove = (anno: number): readonly Colonna[] => [
  inserisce(11, 'Mesi', r.mesiPossesso, { max: 12, istruzioni: 'Solo per l’IVIE.' }),
  inserisce(12, 'Credito d’imposta', r.creditoEstero, {
    istruzioni: 'Imposta patrimoniale pagata all’estero.',
  }),
  inserisce(13, 'Detrazioni', r.detrazione, DETRAZIONE),
  annota(14, 'Quadri', 'codice', { opzioni: QUADRI_REDDITO }),
  inserisce(16, 'Solo monitoraggio', r.soloMonitoraggio),
  inserisce(anno < 2025 ? 90 : 21, 'Regime privilegiato', r.isPrivilegiato),
  mostra(29, 'IVAFE', r.ivafe),
  mostra(30, 'IVAFE dovuta', r.ivafeDovuta, { formulaBreve: 'col. 29 − col. 12' }),
  mostra(31, 'IVIE', r.ivie),
  mostra(32, 'IVIE dovuta', r.ivieDovuta, { formulaBreve: 'col. 31 − col. 12 − col. 13' }),
  mostra(33, 'Imposta cripto-attività', r.cripto),
  mostra(34, 'Imposta cripto dovuta', r.criptoDovuta, { formulaBreve: 'col. 33 − col. 12' }),
];

const attivita = (numero: number, anno: number) =>
  rigo(
    numero,
    'Attività estera',
    [
      annota(1, 'Titolo', 'codice', { opzioni: titoli }),
      inserisce(3, 'Codice bene', r.codiceBene, { opzioni: beni }),
      annota(4, 'Stato estero', 'testo', { lunghezza: 3 }),
      inserisce(5, 'Possesso %', r.quotaPossesso, { max: 100 }),
      annota(6, 'Criterio', 'codice', { opzioni: criteri }),
      annota(7, 'Valore iniziale', 'euro'),
      inserisce(8, 'Valore finale', r.valoreFinale, {
        istruzioni: 'Valore alla fine dell’anno o del possesso; per i conti correnti, giacenza media.',
      }),
      annota(9, 'Valore massimo', 'euro'),
      inserisce(10, 'Giorni', r.giorniPossesso, { max: 366 }),
      ...(anno < 2024 ? vecchie : nuove(anno)),
    ],
    { raccolta: r.attivita },
  );

const riepilogo = (numero: number, titolo: string, imposta: r.ImpostaEstera, verso: string) =>
  rigo(
    numero,
    titolo,
    [
      mostra(1, 'Totale dovuta', imposta.totale, { formulaBreve: 'da RW1 a RW5' }),
      inserisce(2, 'Eccedenza precedente', imposta.eccedenza),
      inserisce(3, 'Compensata in F24', imposta.compensata),
      inserisce(4, 'Acconti versati', imposta.acconti),
      mostra(5, 'A debito', imposta.debito, { formulaBreve: verso }),
      mostra(6, 'A credito', imposta.credito, { formulaBreve: verso }),
    ],
    { totale: true },
  );
const acconto = (numero: number, titolo: string, { acconto: { primo, secondo } }: r.ImpostaEstera) =>
  rigo(numero, titolo, [mostra(1, 'Primo', primo), mostra(2, 'Secondo o unico', secondo)]);

/** RW of a form year: its columns changed in 2024. */
export const makeQuadroRW = (anno: number): QuadroScheda => ({
  codice: 'RW',
  titolo: 'Investimenti e attività finanziarie all’estero',
  titoloBreve: 'Attività estere',
  fascicolo: 2,
  copertura: 'indicativo',
  nota: 'I righi da 901 e le colonne da 90 sono interni. L’abitazione principale all’estero si indica solo se in Italia sarebbe A/1, A/8 o A/9 (codice 19).',
  dipendeDa: ['FR', 'LM'],
  sezioni: [
    { titolo: 'Attività e investimenti', righi: [1, 2, 3, 4, 5].map((numero) => attivita(numero, anno)) },
    {
      titolo: 'Saldi',
      righi: [
        riepilogo(6, 'IVAFE', r.saldoIvafe, 'a RX26'),
        riepilogo(7, 'IVIE', r.saldoIvie, 'a RX25'),
        riepilogo(8, 'Imposta sulle cripto-attività', r.saldoCripto, 'a RX27'),
      ],
    },
    {
      titolo: 'Acconti {anno}',
      righi: [
        acconto(901, 'IVAFE', r.saldoIvafe),
        acconto(902, 'IVIE', r.saldoIvie),
        acconto(903, 'Imposta sulle cripto-attività', r.saldoCripto),
      ],
    },
  ],
});

export const quadroRW = makeQuadroRW(2025);
