import * as ace from '../../../regole/ace-persone.ts';
import * as k from '../../../regole/collaboratori.ts';
import * as impresa from '../../../regole/impresa.ts';
import * as r from '../../../regole/prospetti-rs.ts';
import { aceResidua, aceTotale, aceUsata } from '../../../regole/reddito.ts';
import { annota, inserisce, mostra, type RigoScheda, rigo } from '../../scheda.ts';
import { barrata, CON_LETTERA, dal, euro, fino, fiscale, intero, type Sezione, testo } from './rs-colonne.ts';

const collaboratore = (anno: number, numero: number): RigoScheda =>
  rigo(
    numero,
    'Collaboratore',
    [
      fiscale(1),
      inserisce(2, 'Quota', k.quota, { max: 100 }),
      inserisce(3, 'Reddito', k.reddito),
      euro(4, 'Esente ZFU'),
      euro(5, 'Ritenute'),
      inserisce(6, 'Ritenute riattribuite', k.riattribuita, { istruzioni: 'A RX58 col. 3.' }),
      inserisce(7, 'ACE', k.aceCeduta),
      inserisce(8, 'Reddito ZES', k.zesCeduta),
      ...dal(anno, 2024, [inserisce(9, 'Recupero ZES', k.recuperoZes)]),
      ...dal(anno, 2025, [
        euro(10, 'Reddito concordato'),
        annota(91, 'Col. 10A', 'euro', CON_LETTERA),
        ...dal(anno, 2026, [
          annota(92, 'Col. 10B', 'euro', CON_LETTERA),
          annota(93, 'Col. 10C', 'euro', CON_LETTERA),
        ]),
        euro(11, 'Reddito effettivo'),
        euro(12, 'Soglia minima'),
        euro(13, 'Perdita del coniuge'),
      ]),
    ],
    { raccolta: k.collaboratori },
  );

const anniDopo = (numero: number, titolo: string) =>
  rigo(numero, titolo, [
    ...[1, 2, 3, 4, 5].map((n) => euro(n, `${6 - n} anni prima`)),
    euro(6, 'Senza limite'),
  ]);

/** RS1-RS14. */
export const iniziali = (anno: number): Sezione => ({
  titolo: 'Plusvalenze, impresa familiare e perdite',
  righi: [
    rigo(1, 'Quadro di riferimento', [testo(1, 'Quadro', 2)]),
    rigo(2, 'Importo rateizzato', [
      inserisce(1, 'Plusvalenze', r.plusvalenze),
      inserisce(2, 'Sopravvenienze', r.sopravvenienze),
    ]),
    rigo(3, 'Quota costante', [
      inserisce(1, 'Plusvalenze', r.rataPlusvalenze),
      inserisce(2, 'Sopravvenienze', r.rataSopravvenienze),
    ]),
    ...fino(anno, 2024, [
      rigo(4, 'Contributi e liberalità rateizzati', [euro(1, 'Importo')]),
      rigo(5, 'Quota costante di RS4', [euro(1, 'Importo')]),
    ]),
    collaboratore(anno, 6),
    collaboratore(anno, 7),
    anniDopo(8, 'Perdite di lavoro autonomo, ex minimi'),
    anniDopo(9, 'Perdite d’impresa, ex minimi'),
    rigo(10, 'Perdite di lavoro autonomo 2006 e 2007', [euro(1, 'Importo')]),
    rigo(11, 'Perdite usate in accertamento', [
      annota(1, 'Importo', 'euro', { istruzioni: 'Già tolte da quelle precedenti di RF901 e RH901.' }),
    ]),
    rigo(12, 'Perdite in misura limitata', [
      mostra(1, 'Dell’anno', impresa.perditaLimitataAnno, { formulaBreve: 'RF902 e RH902' }),
      mostra(2, 'Totale', impresa.totaleLimitate, { formulaBreve: 'non usate + col. 1' }),
    ]),
    rigo(13, 'Perdite in misura piena', [
      mostra(1, 'Dell’anno', impresa.perditaPienaAnno, { formulaBreve: 'dei primi tre anni' }),
      mostra(2, 'Totale', impresa.totalePiene, { formulaBreve: 'non usate + col. 1' }),
    ]),
    ...dal(anno, 2026, [rigo(14, 'Perdite della liquidazione', [euro(1, 'Importo')])]),
  ],
});

const utili = (numero: number) =>
  rigo(
    numero,
    'Utili di impresa estera',
    [
      intero(1, 'Trasparenza', 2),
      fiscale(2, 'CF di chi dichiara'),
      testo(3, 'Denominazione'),
      barrata(4, 'Tramite non residenti'),
      euro(5, 'Utili distribuiti'),
      inserisce(6, 'Saldo iniziale', r.saldoIniziale),
      inserisce(7, 'Imposta dell’anno', r.impostaAnno),
      inserisce(8, 'Imposte della partecipata', r.impostePartecipata),
      inserisce(9, 'Imposte sugli utili', r.imposteUtili),
      mostra(10, 'Saldo finale', r.saldoFinale, { formulaBreve: 'col. 6 + 7 − 8 − 9', negativi: true }),
    ],
    { raccolta: r.utiliEsteri },
  );
const accontoCeduto = (numero: number) =>
  rigo(numero, 'Acconto ceduto', [
    fiscale(1, 'CF della società'),
    intero(2, 'Codice', 2),
    annota(3, 'Data', 'data'),
    euro(4, 'Importo'),
  ]);
const terreni = (numero: number, titolo: string) =>
  rigo(numero, titolo, [
    intero(1, 'In locazione'),
    euro(2, 'Terreni'),
    intero(3, 'Altri'),
    euro(4, 'Terreni'),
  ]);

/** RS21-RS35. */
export const impresaEstera = (anno: number): Sezione => ({
  titolo: 'Imprese estere, terreni, rappresentanza e consorzi',
  righi: [
    utili(21),
    utili(22),
    accontoCeduto(23),
    accontoCeduto(24),
    terreni(25, 'Fabbricati industriali'),
    terreni(26, 'Fabbricati non industriali'),
    rigo(28, 'Spese di rappresentanza non dedotte', [
      annota(1, 'Importo', 'euro', {
        istruzioni: 'Imprese di nuova costituzione: alberghi e ristoranti al 75%.',
      }),
    ]),
    rigo(32, 'Prezzi di trasferimento', [
      barrata(1, 'Documentazione'),
      euro(2, 'Componenti positivi'),
      euro(3, 'Componenti negativi'),
    ]),
    rigo(33, 'Consorzi', [fiscale(1), annota(2, 'Ritenute', 'euro', { istruzioni: 'A RN33 o a LM41.' })]),
    ...fino(anno, 2023, [
      rigo(35, 'Rapporto con operatore finanziario', [
        fiscale(1),
        testo(2, 'Identificativo estero', 30),
        testo(3, 'Denominazione'),
        intero(4, 'Tipo'),
      ]),
    ]),
  ],
});

/** RS36-RS38. */
export const capitale = (anno: number): Sezione => ({
  titolo: 'Deduzione per capitale investito (ACE)',
  righi: [
    rigo(36, 'Credito dall’ACE innovativa', [
      ...fino(anno, 2024, [euro(6, 'Da restituire'), inserisce(7, 'Riconosciuto', r.aceRiconosciuto)]),
      inserisce(8, 'Residuo precedente', r.aceResiduo),
      inserisce(9, 'Ricevuto', r.aceRicevuto),
      inserisce(10, 'Attribuito', r.aceAttribuito),
      inserisce(11, 'Compensato', r.aceCompensato),
      inserisce(12, 'Ceduto', r.aceCeduto),
      inserisce(13, 'A rimborso', r.aceRimborso),
      inserisce(14, 'Ai collaboratori', r.aceCollaboratori),
      mostra(15, 'Residuo', r.aceDaRiportare, {
        formulaBreve:
          anno > 2024 ? 'col. 8 + 9 + 10 − 11 − 12 − 13 − 14' : 'col. 7 + 8 + 9 + 10 − 11 − 12 − 13 − 14',
        negativi: true,
      }),
      euro(16, 'Riversato'),
    ]),
    rigo(37, 'Rendimento nozionale', [
      ...fino(anno, 2024, [
        inserisce(1, 'Incrementi', ace.incrementi),
        inserisce(2, 'Decrementi', ace.decrementi),
        inserisce(3, 'Riduzioni', ace.riduzioni),
        mostra(4, 'Differenza', ace.differenza, { formulaBreve: 'col. 1 − 2 − 3' }),
        inserisce(5, 'Patrimonio netto', ace.patrimonio, { negativi: true }),
        mostra(6, 'Minore', ace.base, { formulaBreve: 'minore tra col. 4 e col. 5' }),
        mostra(7, 'Rendimento', ace.rendimento, { formulaBreve: '1,3% di col. 6' }),
      ]),
      ...fino(anno, 2025, [fiscale(8, 'CF di chi attribuisce')]),
      inserisce(9, 'Attribuito', ace.attribuito),
      inserisce(10, 'Riportato', ace.riportato, { istruzioni: 'RS37 col. 18 dell’anno prima.' }),
      mostra(11, 'Complessivo', ace.complessivo, {
        formulaBreve: anno > 2024 ? 'col. 9 + col. 10' : 'col. 7 + col. 9 + col. 10',
      }),
      mostra(12, 'Ceduto', ace.ceduto, { formulaBreve: 'col. 7 di RS6 e RS7' }),
      mostra(13, 'Redditi d’impresa', ace.redditi, { formulaBreve: 'RF, RG, RD e RH' }),
      mostra(14, 'Dedotto', aceTotale, { formulaBreve: 'col. 15 + col. 16' }),
      inserisce(15, 'dalle società', ace.quotaSocieta),
      mostra(16, 'dal titolare', aceUsata, { formulaBreve: 'col. 11 − 12, fino a col. 13 e a RN1' }),
      mostra(18, 'Da riportare', aceResidua, { formulaBreve: 'col. 11 − 12 − 16' }),
      testo(19, 'Stato estero', 3),
      ...fino(anno, 2025, [
        euro(20, 'Recupero'),
        fiscale(21, 'CF del soggetto trasparente'),
        inserisce(22, 'Recupero, totale', ace.recupero, { istruzioni: 'A RN1 col. 5.' }),
      ]),
    ]),
    ...(anno === 2023 || anno === 2024
      ? [
          rigo(38, 'Elementi conoscitivi', [
            intero(1, 'Interpello', 2),
            ...[2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map((n) => euro(n, n % 2 === 0 ? 'Totale' : 'Sterilizzato')),
          ]),
        ]
      : []),
  ],
});
