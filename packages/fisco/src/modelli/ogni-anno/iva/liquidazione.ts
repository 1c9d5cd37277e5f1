import * as r from '../../../regole/iva.ts';
import { annota, inserisce, mostra, rigo } from '../../scheda.ts';
import type { QuadroDiAnni } from '../scheda-di-anni.ts';
import { scelteCausali } from './codici.ts';
import { conta, NOTA, quadroIva, solo, uno } from './parti.ts';

const voce = ({ rigo: numero, dato }: (typeof r.riduzioni)[number]) => uno(numero, dato.titolo, dato);

/** VL of a form: what was paid after a notice from 2020, what was not paid from 2021, VL8 col. 3 from 2024. */
export const makeVL = (anno: number): QuadroDiAnni =>
  quadroIva(
    'VL',
    ['Liquidazione dell’imposta annuale', 'Liquidazione'],
    [
      {
        titolo: 'IVA dovuta o a credito',
        righi: [
          conta(1, 'IVA a debito', r.aDebito, 'VE26 + VJ19, di tutti i moduli'),
          conta(2, 'IVA detraibile', r.detratta, 'VF71, di tutti i moduli'),
          conta(3, 'Imposta dovuta', r.imposta, 'VL1 − VL2'),
          conta(4, 'Imposta a credito', r.creditoAnno, 'VL2 − VL1'),
        ],
      },
      {
        titolo: 'Credito dell’anno precedente',
        righi: [
          rigo(8, 'Credito dell’anno precedente', [
            inserisce(1, 'Importo', r.creditoPrecedente),
            annota(2, 'di cui (contenuto da riscontrare)', 'euro'),
            ...solo(
              anno >= 2024,
              annota(3, 'di cui del Gruppo IVA o della liquidazione di gruppo cessati', 'euro'),
            ),
          ]),
          uno(9, 'Credito compensato in F24', r.creditoCompensato),
          uno(10, r.nonTrasferibile.titolo, r.nonTrasferibile),
          rigo(11, 'Crediti delle dichiarazioni integrative', [
            inserisce(1, 'Credito', r.integrative.credito),
            inserisce(2, 'Non trasferibile al gruppo', r.integrative.nonTrasferibile),
          ]),
          ...solo(
            anno >= 2020,
            rigo(12, 'Versamenti periodici omessi, poi versati', [
              inserisce(1, 'Credito', r.omessi.credito),
              inserisce(2, 'Non trasferibile al gruppo', r.omessi.nonTrasferibile),
            ]),
          ),
        ],
      },
      {
        titolo: 'Determinazione dell’IVA a debito o a credito',
        righi: [
          ...r.aumentiDebito.map(voce),
          ...r.riduzioni.slice(0, 1).map(voce),
          conta(25, 'Eccedenza di credito dell’anno precedente', r.creditoRimasto, 'VL8 − VL9'),
          ...r.riduzioni.slice(1, 5).map(voce),
          rigo(30, 'IVA periodica', [
            mostra(1, 'Ammontare', r.periodica, { formulaBreve: 'il maggiore fra dovuta e versata' }),
            inserisce(2, 'Dovuta', r.periodicaDovuta, {
              istruzioni: 'Somma di VP14 col. 1 delle comunicazioni, con l’acconto (VP13).',
            }),
            inserisce(3, 'Versata', r.periodicaVersata),
            ...solo(
              anno >= 2020,
              inserisce(4, 'Versata dopo comunicazione di irregolarità', r.versataAvviso),
              inserisce(5, 'Versata dopo cartella', r.versataCartella),
            ),
          ]),
          ...r.riduzioni.slice(5).map(voce),
          conta(32, 'IVA a debito', r.ivaDebito),
          conta(33, 'IVA a credito', r.ivaCredito),
          uno(34, r.creditiUsati.titolo, r.creditiUsati),
          uno(35, r.creditiSgr.titolo, r.creditiSgr),
          rigo(36, 'Interessi dovuti in sede di dichiarazione', [
            mostra(1, 'Importo', r.interessi, { formulaBreve: '1% di VL32 − VL34 − VL35' }),
            inserisce(90, 'Trimestrale con interessi', r.trimestrale, {
              istruzioni:
                'Chi versa ogni trimestre per opzione: non autotrasportatori, distributori e simili.',
            }),
          ]),
          uno(37, r.creditoCeduto.titolo, r.creditoCeduto),
          conta(38, 'Totale IVA dovuta', r.daVersare, 'VL32 − VL34 − VL35 + VL36'),
          conta(39, 'Totale IVA a credito', r.aCredito, 'VL33 − VL37'),
          uno(40, r.usatoInEccesso.titolo, r.usatoInEccesso),
          ...solo(
            anno >= 2021,
            rigo(
              41,
              'Versamenti periodici omessi',
              [
                mostra(1, 'Differenza tra IVA dovuta e versata', r.nonVersata),
                mostra(2, 'Differenza tra credito potenziale ed effettivo', r.creditoNonMaturato),
              ],
              { totale: true },
            ),
          ),
        ],
      },
    ],
    { obbligatorio: true, dipendeDa: ['VE', 'VF', 'VJ'] },
  );

/** VX of a form. */
export const makeVX = (anno: number): QuadroDiAnni =>
  quadroIva(
    'VX',
    ['Determinazione dell’IVA da versare o a credito', 'Saldo'],
    [
      {
        titolo: 'Saldo annuale',
        righi: [
          conta(1, 'IVA da versare', r.saldoDovuto, 'VL38 − VL40; fino a 10,33 euro non dovuta'),
          conta(2, 'IVA a credito', r.saldoCredito, 'VL39 + VL40'),
          uno(3, 'Eccedenza di versamento', r.versatoInPiu),
          rigo(4, 'Chiesta a rimborso', [
            inserisce(1, 'Importo', r.rimborso),
            inserisce(2, 'di cui con procedura semplificata', r.rimborsoSemplificato),
            inserisce(3, 'Causale', r.causaleRimborso, { tipo: 'codice', opzioni: scelteCausali(anno) }),
            annota(4, 'Erogazione prioritaria', 'codice'),
            annota(5, 'Subappaltatori edili', 'barrata'),
            annota(6, 'Imposta delle operazioni in subappalto', 'euro'),
            inserisce(7, 'Esonero dalla garanzia', r.esoneroGaranzia, {
              tipo: 'codice',
              lunghezza: 1,
            }),
            annota(8, 'Attestazione delle condizioni patrimoniali e dei contributi', 'barrata'),
            ...solo(anno < 2026, annota(9, 'Attestazione di società operativa', 'barrata')),
          ]),
          uno(5, 'In detrazione o compensazione', r.compensazione),
          rigo(6, 'Ceduta al consolidato', [
            annota(1, 'Codice fiscale della consolidante', 'codiceFiscale'),
            inserisce(2, 'Importo', r.trasferita),
          ]),
        ],
      },
      {
        titolo: 'Società della liquidazione di gruppo',
        righi: [
          conta(7, 'IVA dovuta da trasferire alla controllante', r.dovutaGruppo),
          conta(8, 'IVA a credito da trasferire alla controllante', r.creditoGruppo),
        ],
      },
    ],
    {
      obbligatorio: true,
      dipendeDa: ['VL', 'VK'],
      nota: `${NOTA} La maggiorazione dello 0,40% per il rinvio si somma nel modello F24.`,
    },
  );
