import { checkLipe, type FrontespizioLipe } from './comunicazione.ts';
import type { PeriodoCalcolato } from './tipi.ts';

/** The schema of 2018, whose code of supply was read on it. */
const SPAZIO = 'urn:www.agenziaentrate.gov.it:specificheTecniche:sco:ivp';
const FORNITURA = 'IVP18';
const IDENTIFICATIVO = '00001';

type Elemento = readonly [nome: string, contenuto: string | readonly Elemento[] | undefined];

const AVANTI = '  ';
/** Nothing that is written here holds a character to escape: digits, codes, dates. */
const writeElemento = ([nome, contenuto]: Elemento, margine: string): string => {
  if (contenuto === undefined) return '';
  if (typeof contenuto === 'string') return `${margine}<iv:${nome}>${contenuto}</iv:${nome}>\n`;
  const dentro = contenuto.map((uno) => writeElemento(uno, margine + AVANTI)).join('');
  return `${margine}<iv:${nome}>\n${dentro}${margine}</iv:${nome}>\n`;
};

/** Cents as the schema wants them: `1234,50`. */
const writeImporto = (centesimi: number): string => {
  const assoluto = String(Math.abs(centesimi)).padStart(3, '0');
  return `${centesimi < 0 ? '-' : ''}${assoluto.slice(0, -2)},${assoluto.slice(-2)}`;
};
/** An amount that is not nought. */
const importo = (nome: string, centesimi: number | undefined): Elemento => [
  nome,
  centesimi ? writeImporto(centesimi) : undefined,
];
const barrata = (nome: string, vale: boolean | undefined): Elemento => [nome, vale ? '1' : undefined];
/** `2026-05-20` as `20052026`. */
const writeData = (data: string): string => data.split('-').reverse().join('');

const TRIMESTRE_CINQUE = '5';
function listModulo(mensile: boolean, calcolato: PeriodoCalcolato, posto: number): Elemento {
  const { periodo } = calcolato;
  const trimestre = periodo.codiceCinque ? TRIMESTRE_CINQUE : String(periodo.numero);
  return [
    'Modulo',
    [
      ['NumeroModulo', String(posto + 1)],
      mensile ? ['Mese', String(periodo.numero)] : ['Trimestre', trimestre],
      barrata('Subfornitura', periodo.subfornitura),
      ['EventiEccezionali', periodo.eventiEccezionali],
      barrata('OperazioniStraordinarie', periodo.operazioniStraordinarie),
      importo('TotaleOperazioniAttive', periodo.attive),
      importo('TotaleOperazioniPassive', periodo.passive),
      importo('IvaEsigibile', periodo.esigibile),
      importo('IvaDetratta', periodo.detratta),
      importo('IvaDovuta', calcolato.dovuta),
      importo('IvaCredito', calcolato.credito),
      importo('DebitoPrecedente', calcolato.debitoPrecedente),
      importo('CreditoPeriodoPrecedente', calcolato.creditoPrecedente),
      importo('CreditoAnnoPrecedente', periodo.creditoAnnoPrecedente),
      importo('VersamentiAutoUE', periodo.versamentiAuto),
      importo('CreditiImposta', periodo.creditiImposta),
      importo('InteressiDovuti', calcolato.interessi),
      ['Metodo', periodo.acconto ? String(periodo.acconto.metodo) : undefined],
      importo('Acconto', periodo.acconto?.importo),
      importo('ImportoDaVersare', calcolato.daVersare),
      importo('ImportoACredito', calcolato.aCredito),
    ],
  ];
}

const listFrontespizio = (f: FrontespizioLipe): Elemento => [
  'Frontespizio',
  [
    ['CodiceFiscale', f.codiceFiscale],
    ['AnnoImposta', String(f.anno)],
    ['PartitaIVA', f.partitaIva],
    ['PIVAControllante', f.gruppo?.partitaIvaControllante],
    ['UltimoMese', f.gruppo ? String(f.gruppo.ultimoMese) : undefined],
    barrata('LiquidazioneGruppo', f.liquidazioneGruppo),
    ['CFDichiarante', f.dichiarante?.codiceFiscale],
    ['CodiceCaricaDichiarante', f.dichiarante ? String(f.dichiarante.carica) : undefined],
    ['CodiceFiscaleSocieta', f.dichiarante?.societa],
    ['FirmaDichiarazione', '1'],
    ['CFIntermediario', f.intermediario?.codiceFiscale],
    ['ImpegnoPresentazione', f.intermediario ? String(f.intermediario.impegno) : undefined],
    ['DataImpegno', f.intermediario ? writeData(f.intermediario.data) : undefined],
    barrata('FirmaIntermediario', f.intermediario !== undefined),
  ],
];

/**
 * The file of a communication: the periods of one quarter, already counted.
 * @throws RangeError with the sentences of what stops it
 */
export function writeLipe(frontespizio: FrontespizioLipe, periodi: readonly PeriodoCalcolato[]): string {
  const fermano = checkLipe(frontespizio, periodi).filter(({ livello }) => livello === 'bloccante');
  if (fermano.length > 0) throw new RangeError(fermano.map(({ frase }) => frase).join(' '));
  const mensile = frontespizio.periodicita === 'mensile';
  const { dichiarante } = frontespizio;
  const intestazione: Elemento = [
    'Intestazione',
    [
      ['CodiceFornitura', FORNITURA],
      ['CodiceFiscaleDichiarante', dichiarante?.codiceFiscale],
      ['CodiceCarica', dichiarante ? String(dichiarante.carica) : undefined],
    ],
  ];
  const comunicazione: readonly Elemento[] = [
    listFrontespizio(frontespizio),
    ['DatiContabili', periodi.map((uno, posto) => listModulo(mensile, uno, posto))],
  ];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    `<iv:Fornitura xmlns:iv="${SPAZIO}">\n`,
    writeElemento(intestazione, AVANTI),
    `${AVANTI}<iv:Comunicazione identificativo="${IDENTIFICATIVO}">\n`,
    ...comunicazione.map((uno) => writeElemento(uno, AVANTI.repeat(2))),
    `${AVANTI}</iv:Comunicazione>\n`,
    '</iv:Fornitura>\n',
  ].join('');
}
