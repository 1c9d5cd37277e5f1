import { isBisestile } from '@quadra/values';
import * as r from '../../../regole/attivita-estere.ts';
import {
  annota,
  type Colonna,
  inserisce,
  mostra,
  type QuadroScheda,
  type RigoScheda,
  rigo,
} from '../../scheda.ts';

const titoli = [
  { codice: '1', descrizione: 'Proprietà' },
  { codice: '2', descrizione: 'Usufrutto' },
  { codice: '3', descrizione: 'Nuda proprietà' },
  { codice: '4', descrizione: 'Altro' },
];
const tipi = [
  { codice: '1', descrizione: 'Delegato al prelievo o alla movimentazione del conto' },
  { codice: '2', descrizione: 'Titolare effettivo' },
];
/** Crypto-assets are with the other financial assets until the form of 2023. */
const PRIMO_CRIPTO = 2024;
const beniDi = (anno: number) => [
  { codice: '1', descrizione: 'Conti correnti e depositi' },
  { codice: '2', descrizione: 'Partecipazioni in società non residenti' },
  { codice: '3', descrizione: 'Obbligazioni e titoli simili' },
  { codice: '4', descrizione: 'Titoli non rappresentativi di merce e certificati di massa' },
  { codice: '5', descrizione: 'Valute di depositi e conti' },
  { codice: '6', descrizione: 'Titoli pubblici italiani emessi all’estero' },
  { codice: '7', descrizione: 'Contratti finanziari con non residenti' },
  { codice: '8', descrizione: 'Polizze vita e di capitalizzazione' },
  { codice: '9', descrizione: 'Derivati e altri rapporti conclusi all’estero' },
  { codice: '10', descrizione: 'Metalli preziosi' },
  { codice: '11', descrizione: 'Patrimonio di trust, fondazioni e altre entità' },
  { codice: '12', descrizione: 'Previdenza gestita da soggetti esteri' },
  { codice: '13', descrizione: 'Altri strumenti finanziari' },
  {
    codice: '14',
    descrizione: `Altre attività finanziarie${anno < PRIMO_CRIPTO ? ' e valute virtuali' : ''}`,
  },
  { codice: '15', descrizione: 'Immobili' },
  { codice: '16', descrizione: 'Beni mobili registrati' },
  { codice: '17', descrizione: 'Opere d’arte e gioielli' },
  { codice: '18', descrizione: 'Altri beni patrimoniali' },
  { codice: '19', descrizione: 'Abitazione principale' },
  { codice: '20', descrizione: 'Conto deposito titoli' },
  ...(anno < PRIMO_CRIPTO ? [] : [{ codice: '21', descrizione: 'Cripto-attività' }]),
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
const MESI = { max: 12, istruzioni: 'Solo per l’IVIE: i mesi con almeno 15 giorni di possesso.' };
const CREDITO = { istruzioni: 'Patrimoniale pagata all’estero, fino all’imposta dovuta.' };
const MONITORAGGIO = { istruzioni: 'Niente IVIE, IVAFE o imposta sulle cripto-attività.' };
const TITOLARE = { istruzioni: 'Solo del titolare effettivo (colonna 2, codice 2).' };
/** Who is the beneficial owner, and who else tells the same thing: four colonne in a row, the quota before. */
const altri = (da: number): readonly Colonna[] => [
  annota(da, 'CF o codice della società', 'testo', { lunghezza: 16, ...TITOLARE }),
  annota(da + 1, 'CF del cointestatario', 'codiceFiscale'),
  annota(da + 2, 'CF del cointestatario', 'codiceFiscale'),
  annota(da + 3, 'Più cointestatari', 'barrata'),
];
const quota = (colonna: number): Colonna =>
  inserisce(colonna, 'Partecipazione %', r.partecipazione, { max: 100, ...TITOLARE });

/** Until the form of 2023 each tax stands after what it is counted on; from 2024 they are all at the end. */
const vecchie: readonly Colonna[] = [
  mostra(11, 'IVAFE', r.ivafe),
  inserisce(12, 'Mesi', r.mesiPossesso, MESI),
  mostra(13, 'IVIE', r.ivie),
  inserisce(14, 'Credito d’imposta', r.creditoEstero, CREDITO),
  mostra(15, 'IVAFE dovuta', r.ivafeDovuta, { formulaBreve: 'col. 11 − col. 14' }),
  inserisce(16, 'Detrazioni', r.detrazione, DETRAZIONE),
  mostra(17, 'IVIE dovuta', r.ivieDovuta, { formulaBreve: 'col. 13 − col. 14 − col. 16' }),
  annota(18, 'Quadri', 'codice', { opzioni: QUADRI_REDDITO }),
  quota(19),
  inserisce(20, 'Solo monitoraggio', r.soloMonitoraggio, MONITORAGGIO),
  ...altri(21),
];
const nuove = (anno: number): readonly Colonna[] => [
  inserisce(11, 'Mesi', r.mesiPossesso, MESI),
  inserisce(12, 'Credito d’imposta', r.creditoEstero, CREDITO),
  inserisce(13, 'Detrazioni', r.detrazione, DETRAZIONE),
  annota(14, 'Quadri', 'codice', { opzioni: QUADRI_REDDITO }),
  quota(15),
  inserisce(16, 'Solo monitoraggio', r.soloMonitoraggio, MONITORAGGIO),
  ...altri(17),
  ...(anno < PRIMO_PRIVILEGIATO ? [] : [inserisce(21, 'Regime privilegiato', r.isPrivilegiato)]),
  mostra(29, 'IVAFE', r.ivafe),
  mostra(30, 'IVAFE dovuta', r.ivafeDovuta, { formulaBreve: 'col. 29 − col. 12' }),
  mostra(31, 'IVIE', r.ivie),
  mostra(32, 'IVIE dovuta', r.ivieDovuta, { formulaBreve: 'col. 31 − col. 12 − col. 13' }),
  mostra(33, 'Imposta cripto-attività', r.cripto),
  mostra(34, 'Imposta cripto dovuta', r.criptoDovuta, { formulaBreve: 'col. 33 − col. 12' }),
];
/** What is held in privileged countries has a rate of its own from the tax year 2024. */
const PRIMO_PRIVILEGIATO = 2025;

const attivita = (numero: number, anno: number) =>
  rigo(
    numero,
    'Attività estera',
    [
      inserisce(1, 'Titolo', r.titoloPossesso, { opzioni: titoli }),
      inserisce(2, 'Tipo contribuente', r.tipoContribuente, { opzioni: tipi }),
      inserisce(3, 'Codice bene', r.codiceBene, { opzioni: beniDi(anno) }),
      annota(4, 'Stato estero', 'testo', { lunghezza: 3 }),
      inserisce(5, 'Possesso %', r.quotaPossesso, { max: 100 }),
      annota(6, 'Criterio', 'codice', { opzioni: criteri }),
      annota(7, 'Valore iniziale', 'euro', { istruzioni: 'All’inizio dell’anno o del possesso.' }),
      inserisce(8, 'Valore finale', r.valoreFinale, {
        istruzioni:
          'Alla fine dell’anno o del possesso. Di un conto, la giacenza media: di più conti presso lo stesso intermediario, quella di tutti, ciascuno per la sua quota.',
      }),
      annota(9, 'Valore massimo', 'euro', { istruzioni: 'Di conti in Paesi non collaborativi.' }),
      inserisce(10, 'Giorni', r.giorniPossesso, { max: isBisestile(anno - 1) ? 366 : 365 }),
      ...(anno < PRIMO_CRIPTO ? vecchie : nuove(anno)),
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
/** In its first year the tax on crypto-assets has no advance and no credit. */
const primaCripto = rigo(
  8,
  'Imposta sulle cripto-attività',
  [
    mostra(1, 'Totale dovuta', r.saldoCripto.totale, { formulaBreve: 'da RW1 a RW5' }),
    mostra(5, 'A debito', r.saldoCripto.debito, { formulaBreve: 'col. 1, a RX27' }),
  ],
  { totale: true },
);
const listSaldi = (anno: number): readonly RigoScheda[] => [
  riepilogo(6, 'IVAFE', r.saldoIvafe, 'a RX26'),
  riepilogo(7, 'IVIE', r.saldoIvie, 'a RX25'),
  ...(anno === PRIMO_CRIPTO ? [primaCripto] : []),
  ...(anno > PRIMO_CRIPTO ? [riepilogo(8, 'Imposta sulle cripto-attività', r.saldoCripto, 'a RX27')] : []),
];
const acconto = (numero: number, titolo: string, { acconto: { primo, secondo } }: r.ImpostaEstera) =>
  rigo(numero, titolo, [mostra(1, 'Primo', primo), mostra(2, 'Secondo o unico', secondo)]);

/** RW of a form year: its columns changed in 2024. */
export const makeQuadroRW = (anno: number): QuadroScheda => ({
  codice: 'RW',
  titolo: 'Investimenti e attività finanziarie all’estero',
  titoloBreve: 'Attività estere',
  fascicolo: 2,
  copertura: 'esatto',
  nota: 'I righi da 901 sono interni. Ciò che non paga imposte ha «Solo monitoraggio» barrato. L’abitazione principale paga, con il codice 19, solo se in Italia sarebbe A/1, A/8 o A/9.',
  dipendeDa: ['FR', 'LM'],
  sezioni: [
    { titolo: 'Attività e investimenti', righi: [1, 2, 3, 4, 5].map((numero) => attivita(numero, anno)) },
    { titolo: 'Saldi', righi: listSaldi(anno) },
    {
      titolo: 'Acconti {anno}',
      righi: [
        acconto(901, 'IVAFE', r.saldoIvafe),
        acconto(902, 'IVIE', r.saldoIvie),
        ...(anno < PRIMO_CRIPTO ? [] : [acconto(903, 'Imposta sulle cripto-attività', r.saldoCripto)]),
      ],
    },
  ],
});

export const quadroRW = makeQuadroRW(2025);
