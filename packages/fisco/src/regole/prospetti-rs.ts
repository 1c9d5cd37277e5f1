import {
  type Concetto,
  type Dato,
  dato,
  maggiore,
  meno,
  type Nodo,
  regola,
  somma,
  sommaDi,
  zeroEuro,
} from '../engine/index.ts';
import { fonte, sempre } from './fonti.ts';

const TESTO = fonte('Istruzioni Redditi PF 2023-2026', 'fascicolo 3, quadro RS');
const given = (id: string, titolo: string, raccolta?: string): Dato =>
  dato({
    id: `${raccolta ?? 'prospetti'}.${id}`,
    titolo,
    unita: 'euro',
    ...(raccolta ? { raccolta } : {}),
    seManca: 'zero',
    prova: 'bilancio',
  });
const make = (id: string, titolo: string, valore: Nodo, raccolta?: string): Concetto =>
  regola({
    id: `${raccolta ?? 'prospetti'}.${id}`,
    titolo,
    unita: 'euro',
    ...(raccolta ? { raccolta } : {}),
    formule: sempre(valore, TESTO),
  });
const positivo = (valore: Nodo): Nodo => maggiore(zeroEuro, valore);

/** RS2 and RS3: gains taxed in equal parts, of this year and of the four after at most. */
export const plusvalenze = given('plusvalenze', 'Plusvalenze rateizzate');
export const sopravvenienze = given('sopravvenienze', 'Sopravvenienze rateizzate');
export const rataPlusvalenze = given('rataPlusvalenze', 'Quota costante delle plusvalenze');
export const rataSopravvenienze = given('rataSopravvenienze', 'Quota costante delle sopravvenienze');

/** RS21 and RS22: what a foreign company gave of income already taxed. */
export const utiliEsteri = 'utiliImpreseEstere';
export const saldoIniziale = given('saldoIniziale', 'Imposte dell’anno prima', utiliEsteri);
export const impostaAnno = given('impostaAnno', 'Imposta dell’anno', utiliEsteri);
export const impostePartecipata = given(
  'impostePartecipata',
  'Imposte pagate dalla partecipata',
  utiliEsteri,
);
export const imposteUtili = given('imposteUtili', 'Imposte pagate sugli utili', utiliEsteri);
export const saldoFinale = make(
  'saldoFinale',
  'Imposte da riportare',
  meno(somma(saldoIniziale, impostaAnno), impostePartecipata, imposteUtili),
  utiliEsteri,
);
export const creditiUtili = make(
  'creditiUtili',
  'Crediti sugli utili di imprese estere',
  sommaDi(utiliEsteri, somma(impostePartecipata, imposteUtili)),
);

/** RS36: the ACE of 2021 that became a credit. */
const credito = (id: string, titolo: string) => given(`creditoAce.${id}`, `Credito ACE: ${titolo}`);
export const aceRiconosciuto = credito('riconosciuto', 'riconosciuto dopo');
export const aceResiduo = credito('residuo', 'residuo precedente');
export const aceRicevuto = credito('ricevuto', 'ricevuto');
export const aceAttribuito = credito('attribuito', 'attribuito per trasparenza');
export const aceCompensato = credito('compensato', 'compensato');
export const aceCeduto = credito('ceduto', 'ceduto');
export const aceRimborso = credito('rimborso', 'chiesto a rimborso');
export const aceCollaboratori = credito('collaboratori', 'dei collaboratori');
export const aceDaRiportare = make(
  'creditoAce.daRiportare',
  'Credito ACE: residuo',
  meno(
    somma(aceRiconosciuto, aceResiduo, aceRicevuto, aceAttribuito),
    aceCompensato,
    aceCeduto,
    aceRimborso,
    aceCollaboratori,
  ),
);

/** RS48-RS53, in the balance sheet and for tax. */
const makeCrediti = (id: string, dove: string) => {
  const iniziale = given(`${id}.iniziale`, `Svalutazioni all’inizio, ${dove}`);
  const perdite = given(`${id}.perdite`, `Perdite su crediti, ${dove}`);
  const differenza = make(
    `${id}.differenza`,
    `Svalutazioni dopo le perdite, ${dove}`,
    positivo(meno(iniziale, perdite)),
  );
  const anno = given(`${id}.anno`, `Svalutazioni dell’esercizio, ${dove}`);
  const finale = given(`${id}.finale`, `Svalutazioni alla fine, ${dove}`);
  const crediti = given(`${id}.crediti`, `Crediti, ${dove}`);
  return { iniziale, perdite, differenza, anno, finale, crediti };
};
export const inBilancio = makeCrediti('creditiBilancio', 'in bilancio');
export const fiscali = makeCrediti('creditiFiscali', 'valore fiscale');

/** RS97-RS115: the two sides of the balance sheet. */
const voci = (righi: readonly (readonly [number, string])[]) =>
  righi.map(([rigo, titolo]) => ({ rigo, titolo, dato: given(`bilancio.rs${rigo}`, titolo) }));
export const attivo = voci([
  [97, 'Immobilizzazioni immateriali'],
  [98, 'Immobilizzazioni materiali'],
  [99, 'Immobilizzazioni finanziarie'],
  [100, 'Rimanenze'],
  [101, 'Crediti verso clienti'],
  [102, 'Altri crediti'],
  [103, 'Attività finanziarie'],
  [104, 'Disponibilità liquide'],
  [105, 'Ratei e risconti attivi'],
]);
export const patrimonio = given('bilancio.patrimonio', 'Patrimonio netto finale');
export const passivo = voci([
  [108, 'Fondi per rischi e oneri'],
  [109, 'Trattamento di fine rapporto'],
  [110, 'Debiti verso banche, entro l’esercizio'],
  [111, 'Debiti verso banche, oltre l’esercizio'],
  [112, 'Debiti verso fornitori'],
  [113, 'Altri debiti'],
  [114, 'Ratei e risconti passivi'],
]);
export const totaleAttivo = make('bilancio.attivo', 'Totale attivo', somma(...attivo.map((v) => v.dato)));
export const totalePassivo = make(
  'bilancio.passivo',
  'Totale passivo',
  somma(patrimonio, ...passivo.map((v) => v.dato)),
);

/** RS280-RS284: income that is exempt in a zone. */
export const zoneFranche = 'zoneFranche';
export const redditoEsente = given('esente', 'Reddito esente della zona', zoneFranche);
export const agevolazione = given('agevolazione', 'Agevolazione della zona', zoneFranche);
export const acconti = given('acconti', 'Usata per gli acconti', zoneFranche);
export const accontiOltre = make(
  'accontiOltre',
  'Acconti oltre l’agevolazione',
  positivo(meno(acconti, agevolazione)),
  zoneFranche,
);
export const totaleEsente = make(
  'zfu.esente',
  'Reddito esente delle zone',
  sommaDi(zoneFranche, redditoEsente),
);
export const totaleAgevolazioni = make(
  'zfu.agevolazioni',
  'Agevolazioni delle zone',
  sommaDi(zoneFranche, agevolazione),
);
export const spettanteZfu = given('zfu.spettante', 'Agevolazione spettante');
