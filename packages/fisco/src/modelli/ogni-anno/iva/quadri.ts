import * as r from '../../../regole/iva.ts';
import { inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';

const NOTA = 'Numerazione da riscontrare sul modello dell’anno; non tutti i righi sono presenti.';
const uno = (numero: number, titolo: string, dato: typeof r.detraibile) =>
  rigo(numero, titolo, [inserisce(1, 'Importo', dato)]);
const voce = ({ rigo: numero, dato }: (typeof r.riduzioni)[number]) => uno(numero, dato.titolo, dato);
const conta = (numero: number, titolo: string, concetto: typeof r.imposta) =>
  rigo(numero, titolo, [mostra(1, 'Importo', concetto)], { totale: true });

export const quadroVE: QuadroDiAnni = {
  codice: 'VE',
  titolo: 'Operazioni attive e volume d’affari',
  titoloBreve: 'Operazioni attive',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: NOTA,
  dipendeDa: [],
  sezioni: [
    {
      titolo: 'Operazioni imponibili',
      righi: [
        ...r.vendite.map(({ rigo: numero, titolo, imponibile, imposta }) =>
          rigo(numero, titolo, [inserisce(1, 'Imponibile', imponibile), mostra(2, 'Imposta', imposta)]),
        ),
        rigo(
          24,
          'Totali',
          [mostra(1, 'Imponibile', r.imponibileVendite), mostra(2, 'Imposta', r.impostaLorda)],
          { totale: true },
        ),
        rigo(25, 'Variazioni e arrotondamenti', [inserisce(1, 'Importo', r.variazioni, { negativi: true })]),
        conta(26, 'Totale imposta', r.impostaVendite),
      ],
    },
    {
      titolo: 'Altre operazioni e volume d’affari',
      righi: [
        ...r.senzaImposta.map(voce),
        uno(39, 'Operazioni di anni precedenti', r.anniPrecedenti),
        uno(40, 'Cessioni di beni ammortizzabili', r.beniAmmortizzabili),
        conta(50, 'Volume d’affari', r.volumeAffari),
      ],
    },
  ],
};

export const quadroVF: QuadroDiAnni = {
  codice: 'VF',
  titolo: 'Operazioni passive e IVA ammessa in detrazione',
  titoloBreve: 'Operazioni passive',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: `${NOTA} L’IVA detraibile si indica già determinata.`,
  dipendeDa: [],
  sezioni: [{ titolo: 'Detrazione', righi: [uno(71, 'IVA ammessa in detrazione', r.detraibile)] }],
};

export const quadroVJ: QuadroDiAnni = {
  codice: 'VJ',
  titolo: 'Imposta su particolari operazioni',
  titoloBreve: 'Reverse charge',
  fascicolo: 1,
  copertura: 'indicativo',
  nota: NOTA,
  dipendeDa: [],
  sezioni: [{ titolo: 'Totale', righi: [uno(19, 'Totale imposta', r.inversione)] }],
};

export const quadroVL: QuadroDiAnni = {
  codice: 'VL',
  titolo: 'Liquidazione dell’imposta annuale',
  titoloBreve: 'Liquidazione',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: NOTA,
  dipendeDa: ['VE', 'VF', 'VJ'],
  sezioni: [
    {
      titolo: 'IVA dell’anno',
      righi: [
        conta(1, 'IVA a debito', r.aDebito),
        conta(2, 'IVA detraibile', r.detratta),
        conta(3, 'Imposta dovuta', r.imposta),
        conta(4, 'Imposta a credito', r.creditoAnno),
        uno(8, 'Credito dell’anno precedente', r.creditoPrecedente),
        uno(9, 'di cui compensato in F24', r.creditoCompensato),
        conta(25, 'Eccedenza rimasta', r.creditoRimasto),
      ],
    },
    { titolo: 'Importi a debito', righi: r.aumentiDebito.map(voce) },
    {
      titolo: 'Importi a credito',
      righi: [
        ...r.riduzioni.map(voce),
        rigo(30, 'IVA periodica', [
          mostra(1, 'Totale', r.periodica),
          inserisce(2, 'Dovuta', r.periodicaDovuta),
          inserisce(3, 'Versata', r.periodicaVersata),
          inserisce(4, 'Dopo avviso', r.versataAvviso),
          inserisce(5, 'Dopo cartella', r.versataCartella),
        ]),
      ],
    },
    {
      titolo: 'Saldo',
      righi: [
        conta(32, 'IVA a debito', r.ivaDebito),
        conta(33, 'IVA a credito', r.ivaCredito),
        uno(34, 'Crediti d’imposta usati in dichiarazione', r.creditiUsati),
        uno(35, 'Crediti ricevuti da SGR', r.creditiSgr),
        rigo(36, 'Interessi dei trimestrali', [
          inserisce(1, 'Trimestrale', r.trimestrale),
          mostra(2, 'Importo', r.interessi),
        ]),
        uno(37, 'Credito ceduto da SGR', r.creditoCeduto),
        conta(38, 'Totale IVA dovuta', r.daVersare),
        conta(39, 'Totale IVA a credito', r.aCredito),
        rigo(41, 'IVA periodica non versata', [
          mostra(1, 'Differenza', r.nonVersata),
          mostra(2, 'Credito', r.creditoNonMaturato),
        ]),
      ],
    },
  ],
};

export const quadroVX: QuadroDiAnni = {
  codice: 'VX',
  titolo: 'Determinazione dell’IVA da versare o a credito',
  titoloBreve: 'Saldo',
  fascicolo: 1,
  obbligatorio: true,
  copertura: 'indicativo',
  nota: 'La maggiorazione dello 0,40% per il rinvio si somma nel modello F24.',
  dipendeDa: ['VL'],
  sezioni: [
    {
      titolo: 'Saldo annuale',
      righi: [
        conta(1, 'IVA da versare', r.daVersare),
        conta(2, 'IVA a credito', r.aCredito),
        uno(3, 'Eccedenza di versamento', r.versatoInPiu),
        uno(4, 'Chiesta a rimborso', r.rimborso),
        uno(5, 'In compensazione', r.compensazione),
        uno(6, 'Trasferita al gruppo', r.trasferita),
      ],
    },
  ],
};
