import { dato, type Nodo, saldo, somma } from '../engine/index.ts';
import { conteggio, importo, positivo } from './importi.ts';
import { codiceIva, modelloIva } from './iva-modulo.ts';

const MESI = [
  ...['gennaio', 'febbraio', 'marzo', 'aprile', 'maggio', 'giugno'],
  ...['luglio', 'agosto', 'settembre', 'ottobre', 'novembre', 'dicembre'],
] as const;

// --- VC: the plafond ---
const COLONNE_PLAFOND = [
  'Plafond usato per acquisti interni e intracomunitari',
  'Plafond usato per importazioni',
  'Volume d’affari dell’anno',
  'Esportazioni e operazioni assimilate dell’anno',
  'Volume d’affari dell’anno precedente',
  'Esportazioni e operazioni assimilate dell’anno precedente',
] as const;
/** A row for each month, a column for each thing that is said of it. */
export const plafondMesi = MESI.map((mese, riga) => ({
  mese,
  colonne: COLONNE_PLAFOND.map((titolo, colonna) => ({
    titolo,
    dato: importo(`iva.vc${riga + 1}.c${colonna + 1}`, `${titolo}, ${mese}`),
  })),
}));
export const plafondTotali = COLONNE_PLAFOND.map((titolo, colonna) => ({
  titolo,
  concetto: conteggio(
    `iva.vc13.c${colonna + 1}`,
    `${titolo}, totale`,
    somma(...plafondMesi.flatMap(({ colonne }) => colonne[colonna]?.dato ?? [])),
    modelloIva('VC'),
  ),
}));
const totalePlafond = (colonna: number): Nodo =>
  somma(...plafondTotali.slice(colonna, colonna + 1).map((t) => t.concetto));
export const plafondUsato = somma(totalePlafond(0), totalePlafond(1));
export const volumePlafond = totalePlafond(2);
export const esportazioniPlafond = totalePlafond(3);
export const plafondDisponibile = importo('iva.vc14', 'Plafond disponibile al 1° gennaio');

// --- VD: the credit that a società di gestione del risparmio gives or receives ---
const ceduto = (posto: number) => importo(`iva.vd${posto}`, 'Credito ceduto');
const ricevuto = (posto: number) => importo(`iva.vd${posto}`, 'Credito ricevuto');
export const cessioniSgr = Array.from({ length: 20 }, (_, i) => ({ rigo: i + 1, dato: ceduto(i + 1) }));
export const ricevutiSgr = Array.from({ length: 20 }, (_, i) => ({ rigo: i + 31, dato: ricevuto(i + 31) }));
export const totaleCeduto = conteggio(
  'iva.vd21',
  'Totale dei crediti ceduti',
  somma(...cessioniSgr.map(({ dato }) => dato)),
  modelloIva('VD'),
);
export const totaleRicevuto = conteggio(
  'iva.vd51',
  'Totale dei crediti ricevuti',
  somma(...ricevutiSgr.map(({ dato }) => dato)),
  modelloIva('VD'),
);
export const usoSgr = {
  residuo: importo('iva.vd52', 'Credito residuo della dichiarazione precedente'),
  f24: importo('iva.vd53', 'Usato in F24'),
  liquidazioni: importo('iva.vd54', 'Usato nelle liquidazioni periodiche e per l’acconto'),
  dichiarazione: importo('iva.vd55', 'Usato in dichiarazione'),
} as const;
export const eccedenzaSgr = conteggio(
  'iva.vd56',
  'Eccedenza da riportare',
  positivo(saldo([totaleRicevuto, usoSgr.residuo], [usoSgr.f24, usoSgr.liquidazioni, usoSgr.dichiarazione])),
  modelloIva('VD'),
);

// --- VN, VM: returns amended in one's favour, payments for cars ---
export const creditiIntegrative = [1, 2, 3, 4].map((rigo) => importo(`iva.vn${rigo}`, 'Credito emergente'));
export const totaleIntegrative = somma(...creditiIntegrative);
export const versamentiAuto = MESI.map((mese, i) => ({
  mese,
  dato: importo(`iva.vm${i + 1}`, `Versamenti di ${mese}`),
}));

// --- VH: the periods communicated wrong or never ---
const PERIODI = [
  ...['Gennaio', 'Febbraio', 'Marzo', 'I trimestre', 'Aprile', 'Maggio', 'Giugno', 'II trimestre'],
  ...['Luglio', 'Agosto', 'Settembre', 'III trimestre', 'Ottobre', 'Novembre', 'Dicembre', 'IV trimestre'],
] as const;
/** What each period came to, credit and debt. */
export const variazioniPeriodi = PERIODI.map((titolo, i) => ({
  rigo: i + 1,
  titolo,
  credito: importo(`iva.vh${i + 1}.credito`, `${titolo}, credito`),
  debito: importo(`iva.vh${i + 1}.debito`, `${titolo}, debito`),
}));
export const accontoVariato = importo('iva.vh17', 'Acconto dovuto');
export const totaleVariato = somma(...variazioniPeriodi.map(({ debito }) => debito), accontoVariato);

// --- VT: who bought, and where ---
const REGIONI = [
  ...['Abruzzo', 'Basilicata', 'Bolzano', 'Calabria', 'Campania', 'Emilia-Romagna', 'Friuli-Venezia Giulia'],
  ...['Lazio', 'Liguria', 'Lombardia', 'Marche', 'Molise', 'Piemonte', 'Puglia', 'Sardegna', 'Sicilia'],
  ...['Toscana', 'Trento', 'Umbria', 'Valle d’Aosta', 'Veneto'],
] as const;
export const consumatori = {
  imponibile: importo('iva.vt1.consumatori', 'Verso consumatori finali, imponibile'),
  imposta: importo('iva.vt1.consumatori.imposta', 'Verso consumatori finali, imposta'),
};
export const titolari = {
  imponibile: importo('iva.vt1.titolari', 'Verso titolari di partita IVA, imponibile'),
  imposta: importo('iva.vt1.titolari.imposta', 'Verso titolari di partita IVA, imposta'),
};
export const totaleVerso = {
  imponibile: conteggio(
    'iva.vt1',
    'Totale operazioni imponibili',
    somma(consumatori.imponibile, titolari.imponibile),
    modelloIva('VT'),
  ),
  imposta: conteggio(
    'iva.vt1.imposta',
    'Totale imposta',
    somma(consumatori.imposta, titolari.imposta),
    modelloIva('VT'),
  ),
};
export const regioniIva = REGIONI.map((titolo, i) => ({
  rigo: i + 2,
  titolo,
  imponibile: importo(`iva.vt${i + 2}`, `${titolo}, imponibile`),
  imposta: importo(`iva.vt${i + 2}.imposta`, `${titolo}, imposta`),
}));
export const totaleRegioni = {
  imponibile: somma(...regioniIva.map(({ imponibile }) => imponibile)),
  imposta: somma(...regioniIva.map(({ imposta }) => imposta)),
};

// --- VA, VO, frontespizio: what a check asks ---
const barrata = (id: string, titolo: string) => dato({ id, titolo, unita: 'logico', seManca: 'zero' });
export const versoForfetario = barrata('iva.va14', 'Ultima dichiarazione prima del regime forfetario');
export const comodo = codiceIva('va15', 'Società di comodo');
export const sospesi = importo('iva.va16', 'Versamenti sospesi per l’emergenza');
export const opzioneTrimestrale = barrata('iva.vo2', 'Opzione per le liquidazioni trimestrali');
export const opzioneRettifica = barrata('iva.vo1', 'Rettifica anche sotto i dieci punti');
export const visto = {
  conformita: barrata('iva.visto', 'Visto di conformità'),
  organo: barrata('iva.visto.organo', 'Sottoscrizione dell’organo di controllo'),
  esonero: barrata('iva.visto.esonero', 'Esonero dal visto per l’affidabilità (ISA)'),
} as const;
